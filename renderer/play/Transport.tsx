import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Scenery } from '../match/model/scenery.ts';
import type { Mark, Moment } from '../match/worker/questions.ts';
import { Icon } from '../shell/Icon.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import { jump, leaveMatch, lookAtLine, playOrPause, seek, setSpeed, speeds, step, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';
import { saveRecord } from './save-record.ts';

interface Props {
  readonly scenery: Scenery;
  readonly moment: Moment;
}

/** The way through the match: a timeline with marks, and what goes along it. */
export function Transport({ scenery, moment }: Props) {
  const { at, line, lines, playing, speed, seed } = useMatch();
  const changing = useHand((state) => state.changing);
  const moments = lines[line]?.moments ?? [];
  const last = moments.length - 1;
  const { transport, change } = words.play;
  const [first, second] = moment.scores;
  const [red, blue] = moment.state.red === 0 ? [first, second] : [second, first];
  return (
    <section className={classes.transport} aria-label={transport.label}>
      <div className={classes.through}>
        <Timeline moments={moments} at={at} />
        <output className={classes.score} aria-live="off">
          {transport.round(moment.state.round, scenery.rounds)}
          <br />
          {moment.next === undefined ? `${transport.over(red, blue)}, ${red} : ${blue}` : transport.points(red, blue)}
        </output>
      </div>
      <div className={classes.buttons}>
        <IconButton size={28} icon="to-first" label={transport.first} shortcut="Home" onClick={() => seek(0)} />
        <IconButton size={28} icon="back-one" label={transport.back} shortcut="←" onClick={() => step(-1)} />
        <Button
          size="compact-sm"
          leftSection={<Icon name={playing ? 'pause' : 'run'} size={16} />}
          data-playing={playing || undefined}
          onClick={playOrPause}
        >
          {playing ? transport.pause : transport.play}
        </Button>
        <IconButton size={28} icon="on-one" label={transport.on} shortcut="→" onClick={() => step(1)} />
        <IconButton size={28} icon="to-last" label={transport.last} shortcut="End" onClick={() => seek(last)} />
        <Select
          className={classes.speed}
          size="xs"
          aria-label={transport.speed}
          allowDeselect={false}
          data={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
          value={String(speed)}
          onChange={(value) => value && setSpeed(Number(value))}
        />
        {(['kill', 'point', 'round'] satisfies Mark[]).map((mark) => (
          <Button
            key={mark}
            size="compact-xs"
            variant="default"
            aria-label={transport.jump[mark]}
            title={transport.jump[mark]}
            onClick={() => jump(mark, 1)}
          >
            {transport.brief[mark]}
          </Button>
        ))}
        <span className={classes.room} />
        {lines.length > 1 && (
          <Select
            size="xs"
            className={classes.lines}
            aria-label={transport.lines}
            allowDeselect={false}
            data={lines.map((_, index) => ({ value: String(index), label: transport.line(index) }))}
            value={String(line)}
            onChange={(value) => value && lookAtLine(Number(value))}
          />
        )}
        <Button
          size="compact-sm"
          variant={changing ? 'filled' : 'default'}
          aria-pressed={changing}
          aria-label={changing ? undefined : change.open}
          title={`${change.open} (H)`}
          onClick={() => useHand.setState({ changing: !changing, moving: false })}
        >
          {changing ? change.brief.close : change.brief.open}
        </Button>
        {seed !== undefined && (
          <IconButton size={28} icon="down" label={change.record} onClick={() => void saveRecord()} />
        )}
        <IconButton size={28} icon="close" label={change.leave} onClick={leaveMatch} />
      </div>
    </section>
  );
}

/** The whole match as a line to scrub over. */
function Timeline({ moments, at }: { readonly moments: readonly Moment[]; readonly at: number }) {
  const last = Math.max(1, moments.length - 1);
  const marks = useMemo(
    () =>
      moments.flatMap(({ told, state }, index) =>
        [...new Set(told.flatMap(({ mark }) => mark ?? []))].map((mark) => ({ mark, index, round: state.round })),
      ),
    [moments],
  );
  const { transport } = words.play;
  return (
    <div className={classes.timeline}>
      <div className={classes.marks} aria-hidden="true">
        {marks.map(({ mark, index, round }) => (
          <span
            key={`${mark} ${index}`}
            className={classes.mark}
            data-mark={mark}
            style={{ left: `${(index / last) * 100}%` }}
            title={transport.mark[mark]}
          >
            {mark === 'round' ? round : undefined}
          </span>
        ))}
      </div>
      <input
        type="range"
        className={classes.scrub}
        min={0}
        max={last}
        value={at}
        aria-label={transport.label}
        aria-valuetext={transport.at(at, moments.length - 1)}
        onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
      />
    </div>
  );
}

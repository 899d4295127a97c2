import { Button, Select } from '@mantine/core';
import { useMemo } from 'react';
import type { Moment } from '../match/worker/questions.ts';
import { Icon } from '../shell/Icon.tsx';
import { IconButton } from '../shell/IconButton.tsx';
import {
  jump,
  leaveMatch,
  lookAtLine,
  momentNow,
  playOrPause,
  seek,
  setSpeed,
  speeds,
  step,
  useMatch,
} from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import type { MarkWords } from '../words/play.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';
import { saveRecord } from './save-record.ts';
import { usePlace } from './use-place.ts';

const noMarks: readonly MarkWords[] = [];
/** The part of the timeline that a label takes; of marks with labels that stand nearer the first is drawn. */
const labelRoom = 0.03;

/** The way through the match: a timeline with marks, and what goes along it. */
export function Transport() {
  const shown = useMatch();
  const { at, line, lines, playing, speed, seed, scenery, system } = shown;
  const place = usePlace();
  const moment = momentNow(shown);
  const changing = useHand((state) => state.changing);
  const moments = lines[line]?.moments ?? [];
  const last = moments.length - 1;
  const { transport, change } = words.play;
  if (!scenery || !moment) return undefined;
  const [where, standing] = place.standing(scenery, moment);
  const marks = (system && words.play.of[system]?.marks) ?? noMarks;
  return (
    <section className={classes.transport} aria-label={transport.label}>
      <div className={classes.through}>
        <Timeline moments={moments} at={at} words={marks} />
        {/* Here it takes a line of its own nowhere, and the table keeps its size. */}
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
        <output className={classes.score} aria-live="off">
          {where}
          <br />
          {standing}
        </output>
      </div>
      <div className={classes.buttons}>
        <span className={classes.end}>
          <IconButton size={28} icon="to-first" label={transport.first} shortcut="Home" onClick={() => seek(0)} />
        </span>
        <IconButton size={28} icon="back-one" label={transport.back} shortcut="←" onClick={() => step(-1)} />
        <Button
          size="compact-sm"
          leftSection={<Icon name={playing ? 'pause' : 'run'} size={16} />}
          className={classes.run}
          aria-label={playing ? transport.pause : transport.play}
          data-playing={playing || undefined}
          onClick={playOrPause}
        >
          {playing ? transport.pause : transport.play}
        </Button>
        <IconButton size={28} icon="on-one" label={transport.on} shortcut="→" onClick={() => step(1)} />
        <span className={classes.end}>
          <IconButton size={28} icon="to-last" label={transport.last} shortcut="End" onClick={() => seek(last)} />
        </span>
        <Select
          className={classes.speed}
          size="xs"
          aria-label={transport.speed}
          allowDeselect={false}
          data={speeds.map((one) => ({ value: String(one), label: `${one}×` }))}
          value={String(speed)}
          onChange={(value) => value && setSpeed(Number(value))}
        />
        {marks.map(({ mark, brief, jump: to }, index) => (
          <Button
            key={mark}
            // Where rounds and turns begin is seen on the timeline.
            className={index === 2 ? classes.end : undefined}
            size="compact-xs"
            variant="default"
            aria-label={to}
            title={to}
            onClick={() => jump(mark, 1)}
          >
            {brief}
          </Button>
        ))}
        <span className={classes.room} />
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
          <IconButton
            size={28}
            icon="down"
            label={change.record}
            onClick={() => void saveRecord(place.fileName(scenery))}
          />
        )}
        <IconButton size={28} icon="close" label={change.leave} onClick={leaveMatch} />
      </div>
    </section>
  );
}

interface TimelineProps {
  readonly moments: readonly Moment[];
  readonly at: number;
  readonly words: readonly MarkWords[];
}

/** The whole match as a line to scrub over. */
function Timeline({ moments, at, words: marked }: TimelineProps) {
  const last = Math.max(1, moments.length - 1);
  const marks = useMemo(() => {
    let labelled = Number.NEGATIVE_INFINITY;
    return moments
      .flatMap(({ told }, index) => {
        const found = new Map(told.flatMap(({ mark, markLabel }) => (mark === undefined ? [] : [[mark, markLabel]])));
        const drawn = [...found].filter(([mark]) => !marked.some((one) => one.mark === mark && one.quiet));
        return drawn.map(([mark, label]) => ({ mark, index, label }));
      })
      .filter(({ index, label }) => {
        if (label === undefined) return true;
        const hasRoom = (index - labelled) / last >= labelRoom;
        if (hasRoom) labelled = index;
        return hasRoom;
      });
  }, [moments, marked, last]);
  const { transport } = words.play;
  return (
    <div className={classes.timeline}>
      <div className={classes.marks} aria-hidden="true">
        {marks.map(({ mark, index, label }) => (
          <span
            key={`${mark} ${index}`}
            className={classes.mark}
            data-mark={mark}
            style={{ left: `${(index / last) * 100}%` }}
            title={marked.find((one) => one.mark === mark)?.is ?? words.play.markedEdit}
          >
            {label}
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

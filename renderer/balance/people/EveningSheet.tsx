import { Button } from '@mantine/core';
import { useState } from 'react';
import type { Evening, GameSet } from '../../../rules/game-set.ts';
import { find } from '../../../rules/game-set.ts';
import type { PlayedMatch } from '../../../schemas/types.generated.ts';
import { ExportOutcome } from '../../screens/ExportOutcome.tsx';
import { ExportProgress } from '../../screens/ExportProgress.tsx';
import { shownDay } from '../../screens/shown-date.ts';
import { useExports } from '../../stores/exports.ts';
import { removeEvening, writeMatch } from '../../stores/playtests.ts';
import { useSeries } from '../../stores/series.ts';
import { useWork } from '../../stores/work.ts';
import { words } from '../../words.ts';
import balance from '../Balance.module.css';
import classes from './People.module.css';
import { ResultForm } from './ResultForm.tsx';

interface Props {
  readonly set: GameSet;
  readonly evening: Evening;
}

/** An evening of people: what was exported for it, and what came of it. */
export function EveningSheet({ set, evening }: Props) {
  const { data } = evening;
  const now = useSeries((state) => state.now);
  const running = useExports((state) => state.running);
  const readOnly = useWork((state) => state.status === 'read-only');
  const [changing, setChanging] = useState<number>();
  const { playtest } = words;
  const last = data.matches.at(-1);
  return (
    <article className={balance.sheet} aria-label={shownDay(data.date)}>
      <header className={classes.head}>
        <div>
          <h2 className={balance.title}>{shownDay(data.date)}</h2>
          {now !== undefined && data.state !== undefined && (
            <p className={balance.count}>{data.state === now ? playtest.asNow : playtest.asThen}</p>
          )}
        </div>
        <Button size="compact-sm" variant="default" disabled={readOnly} onClick={() => removeEvening(evening)}>
          {playtest.remove}
        </Button>
      </header>
      {running && <ExportProgress progress={running} />}
      <ExportOutcome />
      {data.matches.map((match, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: matches have an order and no names, and none is moved
        <section key={index} className={balance.part} aria-label={playtest.match(index + 1)}>
          <h3 className={balance.heading}>
            {playtest.match(index + 1)}
            {match.map !== undefined && ` · ${find(set, match.map)?.data.name ?? match.map}`}
          </h3>
          {(match.winner === undefined || changing === index) && !readOnly ? (
            <ResultForm
              set={set}
              match={match}
              onWrite={(written) => {
                writeMatch(evening, index, written);
                setChanging(undefined);
              }}
            />
          ) : (
            <Played set={set} match={match} onChange={readOnly ? undefined : () => setChanging(index)} />
          )}
        </section>
      ))}
      {last?.winner !== undefined && !readOnly && (
        <Button
          mt={24}
          variant="default"
          onClick={() => {
            const { map, red, blue } = last;
            writeMatch(evening, data.matches.length, { ...(map !== undefined && { map }), red, blue });
          }}
        >
          {playtest.another}
        </Button>
      )}
    </article>
  );
}

interface PlayedProps {
  readonly set: GameSet;
  readonly match: PlayedMatch;
  readonly onChange: (() => void) | undefined;
}

/** A match that is written down. */
function Played({ set, match, onChange }: PlayedProps) {
  const { playtest } = words;
  const nameOf = (hero: string) => find(set, hero)?.data.name ?? hero;
  return (
    <>
      <p className={classes.result}>
        <strong>{match.winner ? playtest.result(match.winner, match.minutes) : playtest.entry(0, 1)}</strong>
        {onChange && (
          <Button size="compact-xs" variant="subtle" onClick={onChange}>
            {playtest.change}
          </Button>
        )}
      </p>
      {(['red', 'blue'] as const).map((side) => (
        <p key={side} className={classes.side} data-side={side}>
          <strong>{playtest.team[side]}</strong> {match[side].map(nameOf).join(', ')}
        </p>
      ))}
      {match.notes && (
        <dl className={classes.reasons}>
          {match.notes.map(({ hero, text }) => (
            <div key={`${hero} ${text}`}>
              <dt>{nameOf(hero)}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

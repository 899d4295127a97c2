import { Button } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { saveRecord, useSeries, watchTelling } from '../stores/series.ts';
import { useSystem } from '../stores/system.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

/** The matches that show a figure, to be watched or handed on. */
export function Telling() {
  const telling = useSeries((state) => state.telling);
  const isWatched = useSystem().match !== undefined;
  const section = useRef<HTMLElement>(null);
  // What was asked for may stand far below where it was asked.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it grows once the matches are found
  useEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [telling]);
  if (!telling) return undefined;
  const { balance } = words;
  const { name, matches } = telling;
  return (
    <section ref={section} className={classes.telling} aria-label={balance.telling(name)}>
      <div className={classes.line}>
        <h3 className={classes.heading}>{balance.telling(name)}</h3>
        <Button size="compact-xs" variant="default" onClick={() => useSeries.setState({ telling: undefined })}>
          {balance.close}
        </Button>
      </div>
      {matches === undefined && <p className={classes.count}>{balance.looking}</p>}
      {matches?.length === 0 && <p>{balance.noneTelling}</p>}
      <ul className={classes.matches}>
        {matches?.map(({ match, why }) => (
          <li key={match}>
            {isWatched && (
              <Button size="compact-xs" onClick={() => void watchTelling(match)}>
                {balance.watch}
              </Button>
            )}
            <span>
              {balance.match(match)}: {why}
            </span>
            <Button
              size="compact-xs"
              variant="subtle"
              aria-label={balance.recordAbout(match)}
              onClick={() => void saveRecord(match)}
            >
              {balance.record}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

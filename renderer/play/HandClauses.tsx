import { Button } from '@mantine/core';
import { momentsNow, useMatch } from '../stores/match.ts';
import { useHand } from '../stores/match-hand.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';

/** Clauses that people play by hand: asked of a person as they come up, and listed at the end of the match. */
export function HandClauses() {
  const shown = useMatch();
  const { settled, skipsAll } = useHand();
  const { hand } = words.play;
  const moments = momentsNow(shown);
  const all = moments
    .slice(0, shown.at + 1)
    .flatMap(({ told }, at) =>
      told.flatMap(({ clause }, index) =>
        clause === undefined ? [] : [{ key: `${shown.line} ${at} ${index}`, ...clause }],
      ),
    );
  if (all.length === 0) return undefined;
  const isOver = moments[shown.at]?.next === undefined;
  if (isOver) {
    return (
      <details className={classes.hand}>
        <summary>{hand.list(all.length)}</summary>
        <p>{hand.listHint}</p>
        <ul>
          {[...new Set(all.map(({ of, text }) => `${of}: ${text}`))].map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </details>
    );
  }
  const isPersons = shown.seated.includes(undefined);
  const open = skipsAll || !isPersons ? [] : all.filter(({ key }) => !settled.has(key));
  const [first] = open;
  if (!first) return undefined;
  return (
    <section className={classes.hand} aria-label={hand.title}>
      <strong>{hand.title}</strong>
      <p>
        {first.of}: “{first.text}”
      </p>
      <div className={classes.buttons}>
        <Button
          size="compact-sm"
          variant="light"
          onClick={() => useHand.setState({ changing: true, unit: first.unit })}
        >
          {hand.say}
        </Button>
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => useHand.setState({ settled: new Set([...settled, first.key]) })}
        >
          {hand.done}
        </Button>
        <Button size="compact-sm" variant="default" onClick={() => useHand.setState({ skipsAll: true })}>
          {hand.skipAll}
        </Button>
      </div>
    </section>
  );
}

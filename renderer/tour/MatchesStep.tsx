import { Button, Progress } from '@mantine/core';
import { useOpened } from '../stores/opened.ts';
import { playMatches, stopMatches, tourMatches, useTour } from '../stores/tour.ts';
import { words } from '../words.ts';
import { Found } from './Found.tsx';
import classes from './Tour.module.css';
import { useFirstText } from './use-first-text.ts';

/** Bots play before and after. */
export function MatchesStep() {
  const { first, running, after, refusal } = useTour();
  const name = useOpened(({ catalogue }) => catalogue?.set?.manifest.name) ?? '';
  const text = useFirstText();
  const { matches } = words.tour;
  return (
    <>
      <p>{matches.hint(name)}</p>
      {text === first?.text && !after && <p className={classes.note}>{matches.same}</p>}
      {after && first && <Found hero={first.hero} />}
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      {running ? (
        <div className={classes.running}>
          <Progress.Root size="md" className={classes.bar}>
            <Progress.Section
              value={running.total > 0 ? (running.done / running.total) * 100 : 0}
              aria-label={matches.progress}
            />
          </Progress.Root>
          <span className={classes.far}>
            {running.total > 0
              ? matches.running(running.arm, running.done, running.total)
              : matches.starting(running.arm)}
          </span>
          <Button size="compact-sm" variant="default" onClick={stopMatches}>
            {matches.stop}
          </Button>
        </div>
      ) : (
        <div className={classes.line}>
          <Button size="compact-sm" variant={after ? 'default' : 'filled'} onClick={() => void playMatches()}>
            {after ? matches.again : matches.run}
          </Button>
        </div>
      )}
      <p className={classes.note}>{matches.few(tourMatches)}</p>
    </>
  );
}

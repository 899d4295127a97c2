import { Button, Progress } from '@mantine/core';
import { type Running, stopSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';

/** Seconds after which one can say how long the rest takes. */
const soon = 3;

/** How far a series is, and the way to stop it. */
export function RunningBar({ running, elsewhere }: { readonly running: Running; readonly elsewhere: boolean }) {
  const { done, total, began, name } = running;
  const { balance } = words;
  const seconds = (performance.now() - began) / 1000;
  const left = done > 0 && seconds > soon ? (seconds / done) * (total - done) : undefined;
  const far = total > 0 ? balance.running(done, total) : balance.starting;
  return (
    <div className={classes.running}>
      <div className={classes.far}>
        <Progress.Root size="md">
          <Progress.Section value={total > 0 ? (done / total) * 100 : 0} aria-label={balance.progress} />
        </Progress.Root>
        <p className={classes.count} aria-live="polite">
          {elsewhere ? `${name}: ${far}` : far}
          {left !== undefined && ` · ${balance.left(left)}`}
        </p>
      </div>
      <Button variant="default" size="compact-sm" onClick={stopSeries}>
        {balance.stop}
      </Button>
    </div>
  );
}

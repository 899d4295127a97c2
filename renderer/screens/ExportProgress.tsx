import { Button, Progress } from '@mantine/core';
import type { Progress as Done } from '../../app/contract/studio.ts';
import { stopExport, useExports } from '../stores/exports.ts';
import { words } from '../words.ts';
import classes from './Export.module.css';

interface Props {
  readonly progress: Done;
  /** Name of the set, where another one is in the window by now. */
  readonly name?: string;
}

/** Seconds after which one can say how long the rest takes. */
const soon = 3;

/** How far an export is, and the way to stop it. */
export function ExportProgress({ progress: { done, total, what }, name }: Props) {
  const far = total > 0 ? words.out.far(done, total, what) : words.out.reading;
  const told = name === undefined ? far : `${name}: ${far}`;
  const began = useExports((state) => state.began);
  const now = performance.now();
  const seconds = (now - (began ?? now)) / 1000;
  const left = done > 0 && seconds > soon ? (seconds / done) * (total - done) : undefined;
  return (
    <div className={classes.running}>
      <div className={classes.bar}>
        <Progress.Root size="md">
          <Progress.Section value={total > 0 ? (done / total) * 100 : 0} aria-label={words.out.progress} />
        </Progress.Root>
        <p className={classes.words} aria-live="polite">
          {told}
          {left !== undefined && ` · ${words.out.left(left)}`}
        </p>
      </div>
      <Button variant="default" onClick={stopExport}>
        {words.out.stop}
      </Button>
    </div>
  );
}

import { Button, Progress } from '@mantine/core';
import type { Progress as Done } from '../../app/contract/studio.ts';
import { stopExport } from '../stores/exports.ts';
import classes from './Export.module.css';

interface Props {
  readonly progress: Done;
  /** Name of the set, where another one is in the window by now. */
  readonly name?: string;
}

/** How far an export is, and the way to stop it. */
export function ExportProgress({ progress: { done, total, what }, name }: Props) {
  const far = total > 0 ? `${done} of ${total} ${what}` : 'Reading the set';
  const words = name === undefined ? far : `${name}: ${far}`;
  return (
    <div className={classes.running}>
      <div className={classes.bar}>
        <Progress.Root size="md">
          <Progress.Section value={total > 0 ? (done / total) * 100 : 0} aria-label="Progress of the export" />
        </Progress.Root>
        <p className={classes.words} aria-live="polite">
          {words}
        </p>
      </div>
      <Button variant="default" onClick={stopExport}>
        Stop
      </Button>
    </div>
  );
}

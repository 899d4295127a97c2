import { Button, Progress } from '@mantine/core';
import type { Progress as Done } from '../../app/contract/studio.ts';
import { stopExport } from '../stores/exports.ts';
import classes from './Export.module.css';

/** How far an export is, and the way to stop it. */
export function ExportProgress({ progress: { done, total, what } }: { readonly progress: Done }) {
  const words = total > 0 ? `${done} of ${total} ${what}` : 'Reading the set';
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

import { Button } from '@mantine/core';
import { mendingOf } from '../../rules/teamfight/edit/mend-map.ts';
import type { Problem } from '../../schemas/problem.ts';
import { edit, useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './LeftOut.module.css';

/** Mends a problem of a map as one step of undo, where that takes no thought. */
export function MendButton({ problem, name }: { readonly problem: Problem; readonly name: string }) {
  const files = useWork(({ history }) => history.files);
  const readOnly = useWork((state) => state.status === 'read-only');
  const mending = readOnly ? undefined : mendingOf(files, problem);
  if (!mending) return undefined;
  return (
    <Button
      size="compact-sm"
      variant="default"
      className={classes.mend}
      onClick={() => edit(words.mending.done(name), mending.changes)}
    >
      {words.mending.button(mending)}
    </Button>
  );
}

import { UnstyledButton } from '@mantine/core';
import type { SetOnDisk } from '../../app/contract/studio.ts';
import { openFolder, useOpened } from '../stores/opened.ts';
import classes from './List.module.css';

interface Props {
  readonly set: SetOnDisk;
  /** Whether another set in the list has the same name, so that only the folder tells them apart. */
  readonly namesake: boolean;
}

/** One set that can be opened. */
export function SetLine({ set, namesake }: Props) {
  const open = useOpened((state) => state.folder);
  return (
    <UnstyledButton
      className={classes.line}
      aria-current={set.folder === open || undefined}
      title={set.folder}
      onClick={() => openFolder(set.folder)}
    >
      <span className={classes.swatch} style={{ background: set.colour ?? 'var(--line)' }} />
      <span className={classes.name}>
        {set.name}
        {namesake && <span className={classes.where}>{set.folder}</span>}
      </span>
    </UnstyledButton>
  );
}

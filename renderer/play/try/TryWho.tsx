import { Select } from '@mantine/core';
import type { Kind } from '../../../schemas/kinds.ts';
import { useOpened } from '../../stores/opened.ts';
import classes from './Try.module.css';

interface Props {
  readonly label: string;
  /** Of which kind they are. */
  readonly kind: Kind;
  readonly value: string | null;
  readonly choose: (ref: string) => void;
}

/** Somebody who stands on the board, of those of the set. */
export function TryWho({ label, kind, value, choose }: Props) {
  const set = useOpened((state) => state.catalogue?.set);
  const all = (set?.entities ?? []).filter((entity) => entity.kind === kind);
  return (
    <Select
      className={classes.who}
      size="xs"
      searchable
      allowDeselect={false}
      aria-label={label}
      leftSection={<span className={classes.whose}>{label}</span>}
      leftSectionWidth={label.length * 6 + 18}
      data={all.map(({ ref, data }) => ({ value: ref, label: data.name }))}
      value={value}
      onChange={(ref) => ref !== null && choose(ref)}
    />
  );
}

import { MultiSelect } from '@mantine/core';
import type { Kind } from '../../schemas/kinds.ts';
import type { Input } from '../model/field.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { type FieldProps, useField } from './use-field.ts';

/** What a list of references may name, by its key. */
const kindsOf: Readonly<Record<string, readonly Kind[]>> = {
  summons: ['summon'],
  tokens: ['condition', 'token', 'marker', 'counter', 'terrain'],
  hints: ['hint'],
};

/** Things of the set, by their names. */
export function RefsField(props: FieldProps<Extract<Input, { kind: 'refs' }>>) {
  const { label, told, key } = props.field;
  const [value, change] = useField(props);
  const set = useOpened((state) => state.catalogue?.set);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const kinds = kindsOf[key];
  const known = [set, ...(set?.uses ?? [])].flatMap((one) =>
    (one?.entities ?? [])
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .map(({ id, ref, data }) => ({ value: one === set ? id : ref, label: data.name })),
  );
  const lost = chosen
    .filter((ref) => !known.some((one) => one.value === ref))
    .map((ref) => ({ value: ref, label: ref }));
  return (
    <MultiSelect
      size="xs"
      searchable
      hidePickedOptions
      label={<span title={told}>{label}</span>}
      data={distinct([...known, ...lost])}
      value={chosen}
      placeholder={chosen.length === 0 ? words.field.none : undefined}
      nothingFoundMessage={words.field.nothingFound}
      onChange={(next) => change(next.length === 0 ? undefined : next)}
    />
  );
}

/** Two things of one name are told apart by their ids. */
function distinct(data: readonly { value: string; label: string }[]) {
  const names = data.map(({ label }) => label);
  return data.map(({ value, label }) => ({
    value,
    label: names.indexOf(label) === names.lastIndexOf(label) ? label : `${label} (${value})`,
  }));
}

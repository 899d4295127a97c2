import { MultiSelect, Select } from '@mantine/core';
import type { Kind } from '../../schemas/kinds.ts';
import type { Input } from '../model/field.ts';
import { refKinds } from '../model/ref-kinds.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import { type FieldProps, useField } from './use-field.ts';

/** Things of the set, by their names. */
export function RefsField(props: FieldProps<Extract<Input, { kind: 'refs' }>>) {
  const { label, told, key } = props.field;
  const [value, change] = useField(props);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const known = useNamed(refKinds[key]);
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

/** One thing of the set, by its name. */
export function RefField(props: FieldProps<Extract<Input, { kind: 'ref' }>>) {
  const { label, told, required, input } = props.field;
  const [value, change] = useField(props);
  const known = useNamed(input.kinds);
  const chosen = typeof value === 'string' && value !== '' ? value : undefined;
  const isLost = chosen !== undefined && !known.some((one) => one.value === chosen);
  return (
    <Select
      size="xs"
      searchable
      label={<span title={told}>{label}</span>}
      data={distinct([...known, ...(isLost ? [{ value: chosen, label: chosen }] : [])])}
      value={chosen ?? null}
      placeholder={chosen === undefined ? words.field.none : undefined}
      clearable={!required}
      clearButtonProps={{ 'aria-label': words.field.clear(label) }}
      allowDeselect={!required}
      nothingFoundMessage={words.field.nothingFound}
      comboboxProps={{ withinPortal: true }}
      onChange={(next) => change(next ?? undefined)}
    />
  );
}

/** The things of the set and of those it uses, of some kinds or of all, as references of the set name them. */
function useNamed(kinds: readonly Kind[] | undefined): { value: string; label: string }[] {
  const set = useOpened((state) => state.catalogue?.set);
  return [set, ...(set?.uses ?? [])].flatMap((one) =>
    (one?.entities ?? [])
      .filter(({ kind }) => !kinds || kinds.includes(kind))
      .map(({ id, ref, data }) => ({ value: one === set ? id : ref, label: data.name })),
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

import { Checkbox, Select } from '@mantine/core';
import type { Input } from '../model/field.ts';
import { words } from '../words.ts';
import { type FieldProps, useField } from './use-field.ts';

/** One of a few words. */
export function ChoiceField(props: FieldProps<Extract<Input, { kind: 'choice' }>>) {
  const { label, told, required, input } = props.field;
  const [value, change] = useField(props);
  return (
    <Select
      size="xs"
      label={<span title={told}>{label}</span>}
      data={input.options.map((option) => ({ value: option, label: spoken(option) }))}
      value={typeof value === 'string' ? value : null}
      placeholder={required ? undefined : '–'}
      clearable={!required}
      clearButtonProps={{ 'aria-label': words.field.clear(label) }}
      allowDeselect={!required}
      comboboxProps={{ withinPortal: true }}
      onChange={(chosen) => change(chosen ?? undefined)}
    />
  );
}

/** An id as it is said: "needs testing". */
const spoken = (option: string) => option.replaceAll('-', ' ');

/** Yes or no; no is left out of the file. */
export function SwitchField(props: FieldProps<Extract<Input, { kind: 'switch' }>>) {
  const { label, told } = props.field;
  const [value, change] = useField(props);
  return (
    <Checkbox
      size="xs"
      label={<span title={told}>{label}</span>}
      checked={value === true}
      onChange={({ currentTarget }) => change(currentTarget.checked || undefined)}
    />
  );
}

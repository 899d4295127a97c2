import { Checkbox, Select } from '@mantine/core';
import { type Input, spoken } from '../model/field.ts';
import { words } from '../words.ts';
import classes from './Field.module.css';
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
      placeholder={required ? undefined : (input.usual ?? '–')}
      clearable={!required}
      clearButtonProps={{ 'aria-label': words.field.clear(label) }}
      allowDeselect={!required}
      comboboxProps={{ withinPortal: true }}
      onChange={(chosen) => change(chosen ?? undefined)}
    />
  );
}

/** A few of some words in their order, each in a field of its own; the last one is free for one more. */
export function ChoicesField(props: FieldProps<Extract<Input, { kind: 'choices' }>>) {
  const { label, told, input } = props.field;
  const [value, change] = useField(props);
  const chosen = Array.isArray(value) ? (value as string[]) : [];
  const data = input.options.map((option) => ({ value: option, label: spoken(option) }));
  const put = (index: number, next: string | null) => {
    const all = chosen.toSpliced(index, 1, ...(next === null ? [] : [next]));
    change(all.length === 0 ? undefined : all);
  };
  return (
    <fieldset className={classes.together}>
      <legend className={classes.label} title={told}>
        {label}
      </legend>
      <div className={classes.even}>
        {Array.from({ length: Math.min(chosen.length + 1, input.most) }, (_, index) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a place in the list is what it is
            key={index}
            size="xs"
            aria-label={`${label} ${index + 1}`}
            data={data}
            value={chosen[index] ?? null}
            placeholder="–"
            clearable
            clearButtonProps={{ 'aria-label': words.field.clear(`${label} ${index + 1}`) }}
            comboboxProps={{ withinPortal: true }}
            onChange={(next) => put(index, next)}
          />
        ))}
      </div>
    </fieldset>
  );
}

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

import { ColorInput } from '@mantine/core';
import type { Input } from '../model/field.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Field.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** Six digits behind a hash, as files hold colours. */
const whole = /^#[0-9a-f]{6}$/i;

/** One colour; emptied, what the set has counts. */
export function ColourField(props: FieldProps<Extract<Input, { kind: 'colour' }>>) {
  const { label, told } = props.field;
  const [value, change] = useField(props);
  return (
    <ColorInput
      size="xs"
      eyeDropperButtonProps={{ 'aria-label': words.field.pick }}
      label={<span title={told}>{label}</span>}
      value={typeof value === 'string' ? value : ''}
      placeholder="–"
      onChange={(typed) => (typed === '' ? change(undefined) : whole.test(typed) && change(typed))}
    />
  );
}

/** Colours that belong together, each beside the other. Those of the set until one is chosen. */
export function ColoursField(props: FieldProps<Extract<Input, { kind: 'colours' }>>) {
  const { label, told, input } = props.field;
  const { look, field } = words;
  const [value, change] = useField(props);
  const theme = useOpened((state) => state.catalogue?.set?.theme.colours);
  const own = Array.isArray(value) ? (value as string[]) : undefined;
  const shown = own ?? theme ?? [];
  const names = Array.from({ length: input.count }, (_, index) =>
    props.place.file === 'theme.json'
      ? `${label}: ${index === 0 ? look.main : look.second}`
      : field.colour(label, index),
  );
  return (
    <div>
      <p className={classes.label} title={told}>
        {label}
      </p>
      <div className={classes.even}>
        {names.map((name, index) => (
          <ColorInput
            key={name}
            size="xs"
            eyeDropperButtonProps={{ 'aria-label': words.field.pick }}
            aria-label={name}
            value={shown[index] ?? ''}
            onChange={(typed) => {
              if (!whole.test(typed) || typed === shown[index]) return;
              change(Array.from({ length: input.count }, (_, at) => (at === index ? typed : (shown[at] ?? '#808080'))));
            }}
          />
        ))}
      </div>
    </div>
  );
}

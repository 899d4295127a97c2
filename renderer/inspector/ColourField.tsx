import { ColorSwatch } from '@mantine/core';
import type { Input } from '../model/field.ts';
import { useOpened } from '../stores/opened.ts';
import { words } from '../words.ts';
import classes from './Field.module.css';
import { TypedColour } from './TypedColour.tsx';
import { type FieldProps, useField } from './use-field.ts';

/** One colour; emptied, what the set has counts. */
export function ColourField(props: FieldProps<Extract<Input, { kind: 'colour' }>>) {
  const { label, told, input } = props.field;
  const [value, change] = useField(props);
  return (
    <TypedColour
      label={<span title={told}>{label}</span>}
      value={typeof value === 'string' ? value : ''}
      placeholder={input.usual ?? '–'}
      leftSection={value === undefined && <ColorSwatch color={input.usual ?? 'transparent'} size={18} />}
      take={(typed) => change(typed === '' ? undefined : typed)}
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
          <TypedColour
            key={name}
            aria-label={name}
            value={shown[index] ?? ''}
            take={(typed) => {
              if (typed === '' || typed === shown[index]) return;
              change(Array.from({ length: input.count }, (_, at) => (at === index ? typed : (shown[at] ?? '#808080'))));
            }}
          />
        ))}
      </div>
    </div>
  );
}

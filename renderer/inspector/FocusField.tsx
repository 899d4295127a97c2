import { NumberInput } from '@mantine/core';
import type { Input } from '../model/field.ts';
import { words } from '../words.ts';
import classes from './Field.module.css';
import { type FieldProps, useField } from './use-field.ts';

/** What of a cropped picture stays in view, in percent from the left and from the top. Dragging the picture on the face does the same. */
export function FocusField(props: FieldProps<Extract<Input, { kind: 'focus' }>>) {
  const [value, change] = useField(props);
  const focus = Array.isArray(value) ? (value as number[]) : [0.5, 0.5];
  const put = (index: number, percent: string | number) => {
    if (typeof percent !== 'number' || percent < 0 || percent > 100) return;
    change(focus.map((share, at) => (at === index ? percent / 100 : share)));
  };
  return (
    <div className={classes.even}>
      {words.picture.focus.map((label, index) => (
        <NumberInput
          key={label}
          size="xs"
          label={<span title={props.field.told}>{label}</span>}
          suffix=" %"
          min={0}
          max={100}
          step={5}
          value={Math.round((focus[index] ?? 0.5) * 1000) / 10}
          onChange={(percent) => put(index, percent)}
        />
      ))}
    </div>
  );
}

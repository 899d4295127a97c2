import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import classes from './Play.module.css';

/** A number that is set once it is left or Enter is pressed. */
export function Figure({
  label,
  value,
  set,
}: {
  readonly label: string;
  readonly value: number;
  readonly set: (value: number) => void;
}) {
  const [typed, setTyped] = useState<number | string>(value);
  const take = () => {
    if (typeof typed === 'number' && typed !== value) set(typed);
  };
  return (
    <NumberInput
      size="xs"
      className={classes.narrow}
      label={label}
      min={0}
      max={999}
      allowDecimal={false}
      value={typed}
      onChange={setTyped}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  );
}

import { ColorInput, type ColorInputProps } from '@mantine/core';
import { useState } from 'react';
import { words } from '../words.ts';

/** Six digits behind a hash, as files hold colours. */
const whole = /^#[0-9a-f]{6}$/i;

interface Props extends Omit<ColorInputProps, 'value' | 'onChange' | 'onBlur'> {
  readonly value: string;
  /** Takes a whole colour, or an empty text; says nothing of what is typed half. */
  readonly take: (colour: string) => void;
}

/** A colour that can be typed digit by digit. What is half typed is forgotten when the cursor leaves. */
export function TypedColour({ value, take, ...rest }: Props) {
  const [typed, setTyped] = useState<string>();
  return (
    <ColorInput
      size="xs"
      eyeDropperButtonProps={{ 'aria-label': words.field.pick }}
      // Otherwise what was emptied comes back.
      fixOnBlur={false}
      {...rest}
      value={typed ?? value}
      onChange={(next) => {
        const ready = next === '' || whole.test(next);
        setTyped(ready && next !== '' ? undefined : next);
        if (ready) take(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}

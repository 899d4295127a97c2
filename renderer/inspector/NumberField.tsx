import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import type { Input } from '../model/field.ts';
import { words } from '../words.ts';
import { type FieldProps, useField } from './use-field.ts';

/** A figure. What the schema does not allow stays in the field, with the reason, until another is written, and is not taken over. */
export function NumberField(props: FieldProps<Extract<Input, { kind: 'number' }>>) {
  const { label, told, required, input } = props.field;
  const [value, change] = useField(props);
  const [kept, setRefused] = useState<{ readonly typed: string | number; readonly over: unknown }>();
  const refused = kept?.over === value ? kept?.typed : undefined;
  const take = (typed: string | number) => {
    const isNumber = typeof typed === 'number' && typed >= input.least && typed <= input.most;
    const fits = typed === '' ? !required : isNumber && (!input.whole || Number.isInteger(typed));
    setRefused(fits ? undefined : { typed, over: value });
    if (fits) change(typed === '' ? undefined : typed);
  };
  return (
    <NumberInput
      size="xs"
      label={<span title={told}>{label}</span>}
      value={refused ?? (typeof value === 'number' ? value : '')}
      placeholder={required ? undefined : (input.usual ?? '–')}
      allowDecimal={!input.whole}
      allowNegative={input.least < 0}
      clampBehavior="none"
      min={input.least}
      max={input.most}
      error={refused === undefined ? undefined : words.field.number(label, input.least, input.most, input.whole)}
      onChange={take}
    />
  );
}

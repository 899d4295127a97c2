import { Textarea, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Input } from '../model/field.ts';
import { words } from '../words.ts';
import { type FieldProps, useField } from './use-field.ts';
import { useNaming } from './use-naming.ts';

/** A name or another single line. */
export function LineField(props: FieldProps<Extract<Input, { kind: 'line' }>>) {
  const { label, told, required, input } = props.field;
  const [value, change] = useField(props);
  const [emptied, setEmptied] = useState(false);
  const naming = useNaming(props.place, props.field.key === 'name');
  const take = (typed: string) => {
    setEmptied(required && typed === '');
    if (typed !== '' || !required) change(typed === '' ? undefined : typed);
  };
  return (
    <TextInput
      size="xs"
      label={<span title={told}>{label}</span>}
      value={emptied || typeof value !== 'string' ? '' : value}
      maxLength={input.most}
      error={emptied ? words.field.needed(label) : undefined}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onFocus={naming.begin}
      onKeyDown={({ key }) => key === 'Enter' && naming.again()}
      onBlur={() => {
        setEmptied(false);
        naming.end();
      }}
    />
  );
}

/** Words over several lines that no rule reads. */
export function ProseField(props: FieldProps<Extract<Input, { kind: 'prose' }>>) {
  const { label, told } = props.field;
  const [value, change] = useField(props);
  return (
    <Textarea
      size="xs"
      autosize
      minRows={1}
      maxRows={12}
      label={<span title={told}>{label}</span>}
      value={typeof value === 'string' ? value : ''}
      onChange={({ currentTarget }) => change(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}

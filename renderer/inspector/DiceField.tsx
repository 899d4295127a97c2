import { Button, Select, TextInput } from '@mantine/core';
import { useState } from 'react';
import { resolved, schemaOf } from '../../schemas/fields.ts';
import type { Die } from '../../schemas/types.generated.ts';
import type { Input } from '../model/field.ts';
import { IconButton } from '../shell/IconButton.tsx';
import { words } from '../words.ts';
import classes from './Field.module.css';
import { type FieldProps, useField } from './use-field.ts';

const colours = resolved(schemaOf('common')?.$defs?.die ?? {}).properties?.colour?.enum ?? [];

/** Dice that lie beside a card: what they count, their colour, what they show at the start. */
export function DiceField(props: FieldProps<Extract<Input, { kind: 'dice' }>>) {
  const { label, told } = props.field;
  const [value, change] = useField(props);
  const dice = Array.isArray(value) ? (value as Die[]) : [];
  const put = (index: number, die: Die) => change(dice.map((one, at) => (at === index ? die : one)));
  return (
    <fieldset className={classes.group}>
      <legend className={classes.label} title={told}>
        {label}
      </legend>
      {dice.map((die, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a die has nothing of its own but its place
        <div key={index} className={classes.row}>
          <TextInput
            size="xs"
            aria-label={words.form.name}
            value={die.name}
            onChange={({ currentTarget }) =>
              currentTarget.value !== '' && put(index, { ...die, name: currentTarget.value })
            }
          />
          <Select
            size="xs"
            w={84}
            aria-label={resolved(schemaOf('common')?.$defs?.die ?? {}).properties?.colour?.title}
            data={[...colours]}
            value={die.colour ?? 'white'}
            allowDeselect={false}
            onChange={(colour) => put(index, { ...die, colour: (colour ?? 'white') as NonNullable<Die['colour']> })}
          />
          <Values values={die.values} onChange={(values) => put(index, { ...die, values })} />
          <IconButton
            icon="bin"
            size={26}
            label={words.dice.remove(die.name)}
            onClick={() => change(dice.length === 1 ? undefined : dice.filter((_, at) => at !== index))}
          />
        </div>
      ))}
      <Button
        size="compact-xs"
        variant="subtle"
        color="gray"
        onClick={() => change([...dice, { name: words.dice.fresh, values: [1] }])}
      >
        {words.dice.add}
      </Button>
    </fieldset>
  );
}

interface ValuesProps {
  readonly values: Die['values'];
  readonly onChange: (values: NonNullable<Die['values']>) => void;
}

function Values({ values, onChange }: ValuesProps) {
  const [typed, setTyped] = useState<string>();
  const take = (written: string) => {
    setTyped(written);
    const parts = written.split(/[\s,]+/).filter(Boolean);
    if (parts.length > 0 && parts.length <= 12 && parts.every((part) => /^[0-6]$/.test(part)))
      onChange(parts.map(Number) as NonNullable<Die['values']>);
  };
  const shown = (values ?? [1]).join(', ');
  const wrong = typed !== undefined && !/^\s*[0-6]([\s,]+[0-6])*[\s,]*$/.test(typed);
  return (
    <TextInput
      size="xs"
      w={64}
      aria-label={words.dice.values}
      title={wrong ? words.dice.refused : words.dice.values}
      error={wrong}
      value={typed ?? shown}
      onChange={({ currentTarget }) => take(currentTarget.value)}
      onBlur={() => setTyped(undefined)}
    />
  );
}

import { Chip } from '@mantine/core';
import classes from './Balance.module.css';

interface Props {
  readonly of: readonly number[];
  readonly value: readonly number[];
  readonly name: string;
  readonly told: string;
  readonly onChange: (numbers: readonly number[]) => void;
}

/** Some of a few numbers. */
export function Numbers({ of, value, name, told, onChange }: Props) {
  return (
    <Chip.Group multiple value={value.map(String)} onChange={(numbers) => onChange(numbers.map(Number))}>
      <fieldset className={classes.players}>
        <legend>{name}</legend>
        {of.map((count) => (
          <Chip key={count} value={String(count)} size="xs" variant="outline">
            {count}
          </Chip>
        ))}
        <p className={classes.count}>{told}</p>
      </fieldset>
    </Chip.Group>
  );
}

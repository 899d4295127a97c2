import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { fillCells } from '../stores/table-edits.ts';
import { words } from '../words.ts';
import classes from './Tools.module.css';

/** Writes one value into all selected cells. */
export function FillCells({ cells }: { readonly cells: number }) {
  const [value, setValue] = useState('');
  const fill = (event: FormEvent) => {
    event.preventDefault();
    fillCells(value);
    setValue('');
  };
  return (
    <form className={classes.several} onSubmit={fill}>
      <TextInput
        size="sm"
        label={words.table.inspector.cells(cells)}
        value={value}
        onChange={(event) => setValue(event.currentTarget.value)}
      />
      <Button type="submit" disabled={value.trim() === ''}>
        {words.table.inspector.setAll(cells)}
      </Button>
    </form>
  );
}

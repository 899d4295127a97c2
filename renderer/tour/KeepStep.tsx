import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useOpened } from '../stores/opened.ts';
import { keepAs, useTour } from '../stores/tour.ts';
import { words } from '../words.ts';
import classes from './Tour.module.css';

/** The copy becomes the person's own. */
export function KeepStep() {
  const { catalogue, folder } = useOpened();
  const { keeping, refusal } = useTour();
  const { keep } = words.tour;
  const [name, setName] = useState(() => keep.mine(catalogue?.set?.manifest.name ?? ''));
  const take = (event: FormEvent) => {
    event.preventDefault();
    void keepAs(name.trim());
  };
  return (
    <>
      <p>{keep.hint(folder ?? '')}</p>
      <form className={classes.line} onSubmit={take}>
        <TextInput
          aria-label={keep.name}
          className={classes.keepName}
          maxLength={120}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <Button type="submit" loading={keeping} disabled={name.trim() === ''}>
          {keep.button}
        </Button>
      </form>
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
    </>
  );
}

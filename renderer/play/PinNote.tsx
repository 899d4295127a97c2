import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { momentNow, useMatch } from '../stores/match.ts';
import { sentence } from '../stores/session.ts';
import { words } from '../words.ts';
import classes from './Play.module.css';
import { pinNote } from './pin-note.ts';
import { usePlace } from './use-place.ts';

/** A note to the moment that is looked at, kept as a private note of a card. */
export function PinNote({ of }: { readonly of: { readonly ref: string; readonly name: string } }) {
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const scenery = useMatch((state) => state.scenery);
  const moment = useMatch(momentNow);
  const place = usePlace();
  const { change } = words.play;
  if (!scenery || !moment) return undefined;
  const pin = () => {
    const where = place.where(scenery, moment);
    void pinNote(where, of.ref, text.trim()).then(setSaid, (error) => setSaid(sentence(error)));
    setText('');
  };
  return (
    <>
      <TextInput
        size="xs"
        className={classes.wide}
        label={change.noteText}
        title={change.noteHint(of.name)}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      <Button size="xs" variant="default" disabled={text.trim() === ''} onClick={pin}>
        {change.note}
      </Button>
      <output className={classes.said}>{said}</output>
    </>
  );
}

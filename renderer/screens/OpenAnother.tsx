import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { Icon } from '../shell/Icon.tsx';
import { sentence, useSession } from '../stores/session.ts';
import { openAnother } from '../stores/start.ts';
import { words } from '../words.ts';
import classes from './List.module.css';

/** Opens any other set: through the system's dialog on the desktop, by its path in the browser. */
export function OpenAnother() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const [path, setPath] = useState('');
  const [refusal, setRefusal] = useState<string>();
  const open = async (event: FormEvent) => {
    event.preventDefault();
    setRefusal(undefined);
    await openAnother(byDialog ? undefined : path.trim()).catch((error: unknown) => setRefusal(sentence(error)));
  };
  return (
    <form className={classes.foot} onSubmit={open}>
      {!byDialog && (
        <TextInput
          label={words.frame.anotherFolder}
          placeholder={words.frame.anotherExample}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      )}
      {refusal && (
        <p className={classes.refusal} role="alert">
          {refusal}
        </p>
      )}
      <Button
        type="submit"
        variant="default"
        leftSection={<Icon name="folder" />}
        disabled={!byDialog && path.trim() === ''}
      >
        {words.frame.another}
      </Button>
    </form>
  );
}

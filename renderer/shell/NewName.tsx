import { Button, Modal, TextInput } from '@mantine/core';
import { useState } from 'react';
import { addNamed, dropAsked, type ToAdd, useAdding } from '../stores/adding.ts';
import { textsNow } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './NewName.module.css';

/** As the schemas have it. */
const mostLetters = 120;

/** Asks for the name of what is to be added. */
export function NewName() {
  const { asked, done } = useAdding();
  return (
    <Modal
      opened={asked !== undefined}
      onClose={dropAsked}
      title={asked?.what}
      size={380}
      returnFocus={!done}
      transitionProps={{ duration: 0 }}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      closeButtonProps={{ 'aria-label': words.things.notAdded }}
    >
      {asked && <NameForm asked={asked} />}
    </Modal>
  );
}

function NameForm({ asked }: { readonly asked: ToAdd }) {
  const [typed, setTyped] = useState('');
  const name = typed.trim();
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (name !== '') addNamed(asked, name);
      }}
    >
      <TextInput
        data-autofocus
        label={words.things.name}
        description={name === '' ? words.things.fileHint : words.things.file(asked.make(textsNow(), name).file)}
        inputWrapperOrder={['label', 'input', 'description']}
        value={typed}
        maxLength={mostLetters}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Button type="submit" disabled={name === ''} className={classes.add}>
        {asked.what}
      </Button>
    </form>
  );
}

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
  const [typed, setTyped] = useState(asked.called ?? '');
  const name = typed.trim();
  const made = name === '' ? undefined : asked.make(textsNow(), name);
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
        description={made === undefined ? words.things.fileHint : keeps(made)}
        inputWrapperOrder={['label', 'input', 'description']}
        value={typed}
        maxLength={mostLetters}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {asked.begins && asked.begins.length > 0 && <p className={classes.begins}>{words.things.begins(asked.begins)}</p>}
      <Button type="submit" disabled={name === ''} className={classes.add}>
        {asked.what}
      </Button>
    </form>
  );
}

/** What will be called after the name, and keeps that when it is renamed. */
const keeps = ({ file, id }: ReturnType<ToAdd['make']>): string =>
  id === undefined ? words.things.file(file) : words.things.id(id);

import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { useSession } from '../stores/session.ts';
import { importFile, useWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import { WayFrame } from './WayFrame.tsx';
import classes from './Welcome.module.css';

/** Bring a game along: a file of another program. */
export function ImportWay() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const [path, setPath] = useState('');
  const doing = useWelcome((state) => state.doing);
  const start = (event: FormEvent) => {
    event.preventDefault();
    void importFile(byDialog ? undefined : path.trim());
  };
  return (
    <WayFrame way="import" title={words.welcome.import}>
      <p>{words.welcome.importTold}</p>
      <form className={classes.line} onSubmit={start}>
        {!byDialog && (
          <TextInput
            aria-label={words.welcome.file}
            placeholder={`${words.welcome.file}, such as ${words.welcome.fileHint}`}
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
        )}
        <Button
          type="submit"
          variant="default"
          loading={doing === 'import'}
          disabled={(!byDialog && path.trim() === '') || doing !== undefined}
        >
          {byDialog ? words.welcome.chooseButton : words.welcome.importButton}
        </Button>
      </form>
    </WayFrame>
  );
}

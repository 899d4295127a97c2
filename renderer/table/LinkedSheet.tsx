import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useEffect, useState } from 'react';
import list from '../screens/List.module.css';
import { findLink, linkFile, pull, unlink, useLinked } from '../stores/linked.ts';
import { useOpened } from '../stores/opened.ts';
import { useSession } from '../stores/session.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import classes from './Tools.module.css';

/** The CSV file that the set is linked to: what it says otherwise is pulled on demand. */
export function LinkedSheet() {
  const folder = useOpened((state) => state.folder);
  const readOnly = useWork((state) => state.readOnly !== undefined);
  const { file, refusal, folder: known } = useLinked();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each set has a link of its own
  useEffect(() => void findLink(), [folder]);
  if (readOnly || known !== folder) return undefined;
  return (
    <section className={classes.several} aria-label={words.table.csv.linked}>
      {file === undefined ? (
        <Unlinked />
      ) : (
        <>
          <p className={classes.linked} title={file}>
            {words.table.csv.isLinked(file.split(/[\\/]/).at(-1) ?? file)}
          </p>
          <div className={classes.pair}>
            <Button onClick={() => void pull()}>{words.table.csv.pull}</Button>
            <Button variant="default" onClick={() => void unlink()}>
              {words.table.csv.unlink}
            </Button>
          </div>
        </>
      )}
      {refusal && (
        <p className={list.refusal} role="alert">
          {refusal}
        </p>
      )}
    </section>
  );
}

/** Through the system's dialog on the desktop, by its path in the browser. */
function Unlinked() {
  const byDialog = useSession((state) => state.welcome?.shell === 'desktop');
  const [path, setPath] = useState('');
  const link = (event: FormEvent) => {
    event.preventDefault();
    void linkFile(byDialog ? undefined : path.trim());
  };
  return (
    <form className={classes.several} onSubmit={link}>
      {!byDialog && (
        <TextInput
          size="sm"
          label={words.table.csv.linkPath}
          description={words.table.csv.linkHint}
          placeholder={words.table.csv.linkExample}
          value={path}
          onChange={(event) => setPath(event.currentTarget.value)}
        />
      )}
      <Button type="submit" variant="default" disabled={!byDialog && path.trim() === ''}>
        {words.table.csv.link}
      </Button>
    </form>
  );
}

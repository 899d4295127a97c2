import { Button } from '@mantine/core';
import type { Imported } from '../../app/contract/studio.ts';
import { openFrom } from '../stores/welcome.ts';
import { words } from '../words.ts';
import classes from './Welcome.module.css';

/** The sets that an import made, each to be opened with what is to be mended in it, and what could not be taken over. */
export function ImportOutcome({ imported: { sets, notes } }: { readonly imported: Imported }) {
  return (
    <section className={classes.outcome} aria-label={words.welcome.imported} role="status">
      {sets.map(({ folder, contents }) => (
        <div key={folder} className={classes.made}>
          <Button size="compact-sm" onClick={() => void openFrom(folder, true)} title={folder}>
            {words.welcome.openImported(folder.split(/[\\/]/).at(-1) ?? folder)}
          </Button>
          <span>{contents}</span>
        </div>
      ))}
      {notes.length > 0 && (
        <>
          <p>{words.welcome.notes(notes.length)}</p>
          <ul className={classes.notes}>
            {notes.map((note) => (
              <li key={note}>{note}</li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

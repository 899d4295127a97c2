import { Button } from '@mantine/core';
import type { Imported } from '../../app/contract/studio.ts';
import { openFrom } from '../stores/welcome.ts';
import { words } from '../words.ts';
import classes from './ImportOutcome.module.css';

/** The sets that an import made, each to be opened with what is to be mended in it, and what could not be taken over. */
export function ImportOutcome({ imported: { sets, notes } }: { readonly imported: Imported }) {
  const made = sets.map(({ folder, contents }) => {
    const id = folder.split(/[\\/]/).at(-1) ?? folder;
    const own = notes.filter((note) => note.startsWith(`${id}: `)).map((note) => note.slice(id.length + 2));
    return { folder, contents, id, own };
  });
  const rest = notes.filter((note) => !made.some(({ id }) => note.startsWith(`${id}: `)));
  return (
    <section className={classes.outcome} aria-label={words.welcome.imported} role="status">
      <h2 className={classes.title}>{words.welcome.imported}</h2>
      {made.map(({ folder, contents, id, own }) => (
        <article key={folder} className={classes.made}>
          <Button variant="default" className={classes.open} onClick={() => void openFrom(folder, true)} title={folder}>
            {words.welcome.openImported(id)}
          </Button>
          <div>
            <p>{contents}</p>
            <Notes notes={own} />
          </div>
        </article>
      ))}
      <Notes notes={rest} />
    </section>
  );
}

function Notes({ notes }: { readonly notes: readonly string[] }) {
  if (notes.length === 0) return undefined;
  return (
    <ul className={classes.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

import { UnstyledButton } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { FaceCanvas } from '../faces/FaceCanvas.tsx';
import { plainText } from '../model/plain-text.ts';
import { columnsFor } from '../screens/columns-for.ts';
import { useItems } from '../screens/use-chosen.ts';
import { useOpened } from '../stores/opened.ts';
import { useSystem } from '../stores/system.ts';
import { goTo } from '../stores/view.ts';
import { leaveWelcome } from '../stores/welcome.ts';
import { words } from '../words.ts';
import classes from './Welcome.module.css';

/** A set of many cards shows so many of them. */
const mostFaces = 24;

/** The faces of the set in the window, as large as there is room. */
export function Faces() {
  const manifest = useOpened(({ catalogue }) => catalogue?.set?.manifest);
  const { home } = useSystem();
  const heroes = useItems(home).slice(0, mostFaces);
  const { ref, width } = useElementSize();
  // Rows as full as each other: larger faces rather than a hole at the end.
  const rows = Math.ceil(heroes.length / columnsFor(width, heroes.length).columns);
  const { columns, tile } = columnsFor(width, Math.ceil(heroes.length / Math.max(1, rows)));
  // What stands before a list of its points says enough here, and leaves the room to the faces.
  const [intro] = plainText(manifest?.description ?? '').split(/\n• /, 1);
  const open = (hero: string) => {
    leaveWelcome();
    goTo(home, hero);
  };
  return (
    <section className={classes.faces} aria-label={manifest?.name}>
      {manifest && (
        <header className={classes.head}>
          <h2 className={classes.title}>{manifest.name}</h2>
          {intro && <p className={classes.description}>{intro}</p>}
        </header>
      )}
      <div ref={ref} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, ${tile}px)` }}>
        {width > 0 &&
          heroes.map(({ ref: hero, name, faces: [face] }) => (
            <UnstyledButton
              key={hero}
              className={classes.tile}
              aria-label={words.welcome.open(name)}
              onClick={() => open(hero)}
            >
              {face && <FaceCanvas face={face} width={tile} />}
            </UnstyledButton>
          ))}
      </div>
    </section>
  );
}

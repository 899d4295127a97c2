import { UnstyledButton } from '@mantine/core';
import { countProblems } from '../model/count-problems.ts';
import type { Screen } from '../model/screens.ts';
import { useNote } from '../stores/note.ts';
import { useOpened } from '../stores/opened.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { SavedState } from './SavedState.tsx';
import classes from './StatusLine.module.css';

const table =
  'click a part of a card: edit it · wheel: zoom · drag the ground: pan · Alt+↓: next card, same field · ?: all keys';
const hints: Readonly<Record<Screen, string>> = {
  set: 'click a hero: open it · Ctrl+P: search · Ctrl+Shift+P: all commands · ?: all keys',
  heroes: table,
  maps: 'wheel: zoom · space and drag: pan · 0: show all · Esc: back · ?: all keys',
  words: table,
  table: words.table.keys,
  look: words.look.hint,
  versions: 'Esc: back · ?: all keys',
  out: 'Esc: back · ?: all keys',
};

/** What is open, what is wrong with it, what the mouse and the keys do here, and the zoom. */
export function StatusLine() {
  const catalogue = useOpened((state) => state.catalogue);
  const { screen, zoom, problemsOpen } = useView();
  const note = useNote((state) => state.note);
  const manifest = catalogue?.set?.manifest;
  return (
    <footer className={classes.line}>
      {manifest && (
        <span>
          {manifest.id} {manifest.version}
        </span>
      )}
      {manifest && <SavedState />}
      <UnstyledButton
        className={classes.problems}
        aria-expanded={problemsOpen}
        onClick={() => useView.setState({ problemsOpen: !problemsOpen })}
      >
        {countProblems(catalogue?.problems ?? [])}
      </UnstyledButton>
      <output className={classes.note}>{note}</output>
      <span className={classes.hint}>{hints[screen]}</span>
      {zoom !== undefined && <span className={classes.zoom}>{zoom} %</span>}
    </footer>
  );
}

import { UnstyledButton } from '@mantine/core';
import { countProblems } from '../model/count-problems.ts';
import type { Screen } from '../model/screens.ts';
import { templateAt } from '../model/template-places.ts';
import { SceneCount } from '../scenes/SceneCount.tsx';
import { useBattlefield } from '../stores/battlefield.ts';
import { useEditing } from '../stores/editing.ts';
import { leftOf } from '../stores/language.ts';
import { useMapView } from '../stores/map-view.ts';
import { useNote } from '../stores/note.ts';
import { useOpened } from '../stores/opened.ts';
import { usePainter } from '../stores/painter.ts';
import { useSystemId } from '../stores/system.ts';
import { toggleList, useView } from '../stores/view.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { SavedState } from './SavedState.tsx';
import classes from './StatusLine.module.css';

const table =
  'click a part of a card: edit it · wheel: zoom · drag the ground: pan · Alt+↓: next card, same field · ?: all keys';
const hints: Readonly<Record<Exclude<Screen, 'play'>, string>> = {
  set: 'click a face: open it · Ctrl+P: search · Ctrl+Shift+P: all commands · ?: all keys',
  heroes: table,
  maps: 'wheel: zoom · space and drag: pan · 0: show all · ?: all keys',
  words: table,
  table: words.table.keys,
  look: words.look.hint,
  balance: words.balance.hint,
  versions: 'Esc: back · ?: all keys',
  out: 'Esc: back · ?: all keys',
};

/** What is open, what is wrong with it, what the mouse and the keys do here, and the zoom. */
export function StatusLine() {
  const catalogue = useOpened((state) => state.catalogue);
  const untranslated = catalogue?.untranslated;
  const { screen, zoom, problemsOpen, translationsOpen } = useView();
  const note = useNote((state) => state.note);
  const system = useSystemId();
  const onTemplate = useEditing(({ wider }) => templateAt(wider) !== undefined);
  const manifest = catalogue?.set?.manifest;
  return (
    <footer className={classes.line}>
      {manifest && (
        <span>
          {manifest.id} {manifest.version}
        </span>
      )}
      {manifest && <SavedState />}
      <UnstyledButton className={classes.problems} aria-expanded={problemsOpen} onClick={() => toggleList('problems')}>
        {countProblems(catalogue?.problems ?? [])}
      </UnstyledButton>
      {untranslated && (
        <UnstyledButton
          className={classes.problems}
          aria-expanded={translationsOpen}
          onClick={() => toggleList('translations')}
        >
          {words.languages.left(...leftOf(untranslated))}
        </UnstyledButton>
      )}
      <SceneCount />
      <output className={classes.note}>{note}</output>
      {screen === 'maps' ? (
        <PaintHint />
      ) : (
        <span className={classes.hint}>
          {onTemplate ? words.template.hint : screen === 'play' ? words.play.of[system]?.hint : hints[screen]}
        </span>
      )}
      {zoom !== undefined && <span className={classes.zoom}>{zoom} %</span>}
    </footer>
  );
}

/** What the buttons do on a map right now. */
function PaintHint() {
  const onTable = useBattlefield(({ on }) => on !== undefined);
  return onTable ? <TableHint /> : <MapHint />;
}

function MapHint() {
  const paints = usePainter(({ on }) => on !== undefined);
  const tool = usePainter((state) => state.tool);
  const filling = usePainter((state) => state.filling);
  const drawing = usePainter(({ draft }) => draft !== undefined);
  const readOnly = useWork(({ status }) => status === 'read-only');
  const aligning = useMapView(({ aligning: steps }) => steps !== undefined && steps.clicked.length < 2);
  const { does, tool: names } = words.painter;
  const what = names[tool];
  const now = () => {
    if (!paints) return hints.maps;
    if (aligning) return words.mapLook.align.does;
    if (tool === 'sight') return does.sight;
    if (readOnly) return does.readOnly;
    if (drawing) return does.drawing(what);
    if (tool === 'select' || tool === 'marker' || tool === 'height') return does[tool];
    if (tool === 'wall' || tool === 'cover') return does.line(what);
    return filling ? does.fill(what) : does.cells(what);
  };
  return <span className={classes.hint}>{now()}</span>;
}

/** The same on a battlefield. */
function TableHint() {
  const tool = useBattlefield((state) => state.tool);
  const chosen = useBattlefield((state) => state.chosen);
  const drawing = useBattlefield((state) => state.draft !== undefined);
  const readOnly = useWork(({ status }) => status === 'read-only');
  const { does } = words.battlefield;
  const now = () => {
    if (readOnly && tool !== 'ruler') return does.readOnly;
    if (drawing) return does.drawing;
    if (tool !== 'select' || !chosen) return does[tool];
    return chosen.list === 'starts' ? does.start : does.chosen;
  };
  return <span className={classes.hint}>{now()}</span>;
}

// biome-ignore-all lint/a11y/useKeyWithClickEvents: the grid has the keys
// biome-ignore-all lint/a11y/useSemanticElements: only the rows in view are in the page, which no <table> can do
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus and names the cell with the cursor
import { type ClipboardEvent, type UIEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { freshKind, goToCell, useTable } from '../stores/table.ts';
import { copyCells, pasteCells } from '../stores/table-edits.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { CellEditor } from './CellEditor.tsx';
import { rowHeight } from './columns.ts';
import { cellId, GridRow } from './GridRow.tsx';
import { Headings } from './Headings.tsx';
import { pressInGrid } from './keys.ts';
import classes from './Table.module.css';
import { useShown } from './use-shown.ts';

/** Rows that are kept above and below what is seen. */
const spare = 8;

/** The rows as a grid with one cursor: only those in view are in the page. */
export function Grid() {
  const { all, selected } = useShown();
  const typing = useTable((state) => state.typing);
  const scroller = useRef<HTMLDivElement>(null);
  /** Whether the cursor has been elsewhere than where it begins, in the names. */
  const went = useRef(false);
  const [view, setView] = useState({ top: 0, height: 800 });
  const { shown, columns, widths } = all;
  const { row, column } = selected;
  const first = Math.max(0, Math.floor(view.top / rowHeight) - spare);
  const last = Math.min(shown.length, Math.ceil((view.top + view.height) / rowHeight) + spare);
  const left = widths.slice(0, column).reduce((sum, one) => sum + one, 0);
  const width = widths.reduce((sum, one) => sum + one, 0);
  const col = columns[column];
  const wide = widths[column] ?? 0;
  const nameAt = columns.findIndex(({ id }) => id === 'name');
  const nameWidth = widths[nameAt] ?? 0;

  useLayoutEffect(() => {
    const place = scroller.current;
    if (!place) return;
    // The headings and the names lie over what scrolls below them.
    const over = column > nameAt ? nameWidth : 0;
    const see = { top: row * rowHeight, left, right: left + wide };
    if (see.top < place.scrollTop) place.scrollTop = see.top;
    const bottom = see.top + 2 * rowHeight - place.clientHeight;
    if (bottom > place.scrollTop) place.scrollTop = bottom;
    // In a narrow window the table begins at its left edge, even where the names are beyond the right one.
    went.current ||= column !== nameAt;
    if (!went.current) return;
    if (see.left - over < place.scrollLeft && column !== nameAt) place.scrollLeft = see.left - over;
    if (see.right > place.scrollLeft + place.clientWidth) place.scrollLeft = see.right - place.clientWidth;
  }, [row, left, wide, column, nameWidth, nameAt]);

  useEffect(() => {
    const place = scroller.current;
    if (!place) return;
    const watcher = new ResizeObserver(() => setView({ top: place.scrollTop, height: place.clientHeight }));
    watcher.observe(place);
    place.focus({ preventScroll: true });
    return () => watcher.disconnect();
  }, []);

  // When typing ends, the keys are for the grid again.
  useEffect(() => {
    if (typing === undefined) scroller.current?.focus({ preventScroll: true });
  }, [typing]);

  const scroll = (event: UIEvent<HTMLDivElement>) => {
    const { scrollTop: top, clientHeight: height } = event.currentTarget;
    setView({ top, height });
  };
  const copy = (event: ClipboardEvent) => {
    if (typing !== undefined) return;
    event.preventDefault();
    event.clipboardData.setData('text/plain', copyCells());
  };
  const paste = (event: ClipboardEvent) => {
    if (typing !== undefined) return;
    event.preventDefault();
    pasteCells(event.clipboardData.getData('text/plain'));
  };
  const only = freshKind(all);
  return (
    <div
      ref={scroller}
      className={classes.scroller}
      role="grid"
      tabIndex={0}
      aria-label={words.table.grid}
      aria-multiselectable
      aria-rowcount={shown.length + 2}
      aria-colcount={columns.length}
      aria-activedescendant={cellId(row, column)}
      onScroll={scroll}
      onKeyDown={pressInGrid}
      onCopy={copy}
      onPaste={paste}
    >
      <div role="presentation" className={classes.sheet} style={{ width }}>
        <Headings columns={columns} widths={widths} />
        <div role="rowgroup" style={{ height: (shown.length + 1) * rowHeight, position: 'relative' }}>
          {shown.slice(first, last).map((one, index) => (
            <GridRow
              key={`${one.file}${one.pointer}`}
              row={one}
              at={first + index}
              columns={columns}
              widths={widths}
              selected={selected}
            />
          ))}
          {last >= shown.length && (
            <div
              role="row"
              aria-rowindex={shown.length + 2}
              className={classes.row}
              style={{ top: shown.length * rowHeight, width }}
            >
              <div
                role="gridcell"
                id={cellId(shown.length, column)}
                className={classes.fresh}
                data-cursor={row === shown.length || undefined}
                onClick={() => goToCell(shown.length, Math.max(0, nameAt))}
              >
                <span className={classes.hang}>{only ? words.table.fresh(only.word) : words.table.noKinds}</span>
              </div>
            </div>
          )}
          {typing !== undefined && col && (
            <CellEditor key={`${row} ${col.id}`} column={col} top={row * rowHeight} left={left} width={wide} />
          )}
        </div>
      </div>
      {shown.length === 0 && <Nothing />}
    </div>
  );
}

/** Only a search leaves nothing while there are rows to be chosen. */
function Nothing() {
  const filter = useView((state) => state.filter);
  return filter === '' ? undefined : <p className={classes.nothing}>{words.table.nothing}</p>;
}

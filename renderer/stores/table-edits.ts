import type { Change } from '../../rules/edit/change.ts';
import { changesOf } from '../../rules/table/ask.ts';
import { nameOf } from '../../rules/table/cell.ts';
import { fromClipboard, type Grid, toCsv, toTsv } from '../../rules/table/csv.ts';
import { hasHeadings } from '../../rules/table/headings.ts';
import { picturesIn, withFiles } from '../../rules/table/pictures.ts';
import { cellOf, gridOf } from '../../rules/table/row.ts';
import type { Ask } from '../../rules/table/shape.ts';
import { readSheet } from '../../rules/table/sheet.ts';
import { type CellText, type Written, writeBlock, writeCells, writeSheet } from '../model/table.ts';
import { words } from '../words.ts';
import { readAgain, useOpened } from './opened.ts';
import { followNames, renamedBy } from './renaming.ts';
import { sentence, studio } from './session.ts';
import { freshKind, selectedNow, shownNow, stopTyping, useTable } from './table.ts';
import { edit, settle, textsNow, useWork } from './work.ts';

/** Writes what was typed into the cell with the cursor, or into all selected ones. */
export function takeTyped(text: string, everywhere = false): void {
  const { shown } = shownNow();
  const { row } = selectedNow();
  stopTyping();
  if (everywhere) fillCells(text);
  else if (shown[row]) write(textsAt('cursor', text), labelOf(1));
  else if (text.trim() !== '') pasteCells(text.replace(/[\t\n]+/g, ' '));
}

/** Writes one text into all selected cells; an empty one empties them. */
export function fillCells(text: string): void {
  const texts = textsAt('all', text);
  write(texts, text === '' ? words.table.emptied(texts.length) : labelOf(texts.length));
}

function textsAt(where: 'cursor' | 'all', text: string): CellText[] {
  const { shown, columns: cols } = shownNow();
  const { top, bottom, left, right, row, column } = selectedNow();
  const [rows, sides] =
    where === 'cursor'
      ? [shown.slice(row, row + 1), cols.slice(column, column + 1)]
      : [shown.slice(top, bottom + 1), cols.slice(left, right + 1)];
  // Cells that a row does not have are passed over where there are others.
  const all = rows.flatMap((one) => sides.map((side) => ({ row: one, column: side, text })));
  const own = all.filter((one) => cellOf(one.row, one.column.id) !== undefined);
  return own.length > 0 ? own : all;
}

function labelOf(cells: number): string {
  const { shown, columns: cols } = shownNow();
  const { row, column } = selectedNow();
  const [here, col] = [shown[row], cols[column]];
  if (cells !== 1 || !here || !col) return words.table.editedMany(cells);
  return words.table.edited(nameOf(here), col.title);
}

function write(texts: readonly CellText[], label: string): void {
  const { changes, notes } = writeCells(shownNow(), texts);
  apply(label, changes);
  useTable.setState({ told: notes.length > 0 ? { outcome: '', notes } : undefined });
}

/** The selected cells as spreadsheets take them. */
export function copyCells(): string {
  const { shown, columns: cols } = shownNow();
  const { top, bottom, left, right } = selectedNow();
  return toTsv(gridOf(shown.slice(top, bottom + 1), cols.slice(left, right + 1)).slice(1));
}

/** Writes what was copied from a spreadsheet: by its headings where it has some, else from the cursor on. */
export function pasteCells(text: string): void {
  if (useWork.getState().readOnly !== undefined) return;
  const grid = fromClipboard(text);
  const all = shownNow();
  const { shown, columns } = all;
  const { top, bottom, left, right } = selectedNow();
  const isOne = grid.length === 1 && grid[0]?.length === 1;
  if (isOne && top < shown.length && (top !== bottom || left !== right)) {
    fillCells(grid[0]?.[0] ?? '');
    return;
  }
  const written =
    !isOne && hasHeadings(all.shape, grid)
      ? writeSheet(all, words.table.freshKind, grid)
      : writeBlock(all, grid, { shown, columns, at: [top, left], kind: freshKind(all) });
  took(written, words.table.pasted(written.added + written.changed));
}

/** Shows what a sheet says otherwise than the set. */
export function showDifferences(file: string, grid: Grid, linked = false): void {
  const { table, files } = shownNow();
  const sheet = readSheet(table, file, grid, files);
  if ('code' in sheet) useTable.setState({ told: { outcome: '', notes: [sheet.message] } });
  else useTable.setState({ pending: { file, ...sheet, linked }, told: undefined });
}

/** Takes chosen rows of the sheet that is shown. */
export async function takeDifferences(asks: readonly Ask[]): Promise<void> {
  const { pending } = useTable.getState();
  if (!pending) return;
  const changed = asks.filter(({ row }) => row !== undefined).length;
  useTable.setState({ pending: undefined });
  const { asks: whole, notes } = pending.linked ? await withLinkedPictures(asks) : { asks, notes: [] };
  const { table, files } = shownNow();
  const changes = changesOf(table, files, whole);
  took({ changes, added: asks.length - changed, changed, notes }, words.table.took(pending.file));
}

/** Asks whose pictures, where they lie beside the linked sheet, lie in the set. */
async function withLinkedPictures(asks: readonly Ask[]): Promise<{ asks: readonly Ask[]; notes: readonly string[] }> {
  const { folder } = useOpened.getState();
  const names = picturesIn(asks);
  if (folder === undefined || names.length === 0) return { asks, notes: [] };
  try {
    const { pictures, notes } = await studio().linkedPictures({ folder, names });
    // The window has to know their sizes before a face shows them.
    if (pictures.length > 0) await readAgain();
    return { asks: withFiles(asks, new Map(pictures)), notes };
  } catch (error) {
    return { asks, notes: [sentence(error)] };
  }
}

/** Carries out what a sheet asked for, as one step of undo, and tells of it. */
export function took({ changes, added, changed, notes }: Written, label: string): void {
  apply(label, changes);
  useTable.setState({ told: { outcome: words.table.outcome(added, changed), notes } });
}

/** A cell is a step of its own, also where the same one is written twice. */
function apply(label: string, changes: readonly Change[]): void {
  if (changes.length === 0) return;
  const names = renamedBy(textsNow(), changes);
  settle();
  edit(label, changes);
  settle();
  void followNames(names);
}

/** All rows that are shown with all columns, as the text of a CSV file. */
export function csvNow(): string {
  const { shown, shape } = shownNow();
  return toCsv(gridOf(shown, shape.columns));
}

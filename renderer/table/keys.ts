import type { KeyboardEvent } from 'react';
import { moveCell, selectAllCells, typeInCell, useTable } from '../stores/table.ts';
import { fillCells } from '../stores/table-edits.ts';
import { useWork } from '../stores/work.ts';

/** Rows that Page Up and Page Down go. */
const page = 15;

const steps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-page, 0],
  PageDown: [page, 0],
  Home: [0, -1000],
  End: [0, 1000],
};
/** With Ctrl, as far as it goes. */
const leaps: Readonly<Record<string, readonly [rows: number, columns: number]>> = {
  ArrowUp: [-1e6, 0],
  ArrowDown: [1e6, 0],
  ArrowLeft: [0, -1000],
  ArrowRight: [0, 1000],
  Home: [-1e6, -1000],
  End: [1e6, 1000],
};

/** The keys of the grid while nothing is typed, as spreadsheets have them. */
export function pressInGrid(event: KeyboardEvent): void {
  if (useTable.getState().typing !== undefined || event.altKey) return;
  if (!act(event)) return;
  event.preventDefault();
}

/** Whether the key was one of the grid's. */
function act({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): boolean {
  const leap = ctrlKey || metaKey;
  const step = (leap ? leaps : steps)[key];
  if (step) moveCell(...step, shiftKey);
  else if (leap && key.toLowerCase() === 'a') selectAllCells();
  else if (leap) return false;
  else if (key === 'Enter' || key === 'F2') typeInCell();
  else if (key === 'Delete' || key === 'Backspace') {
    if (useWork.getState().readOnly === undefined) fillCells('');
  } else if (key === 'Escape') return collapse();
  else if ([...key].length === 1 && key !== ' ') typeInCell(key);
  else if (key === ' ') typeInCell();
  else return false;
  return true;
}

/** Takes a selection of many cells back to the one with the cursor. */
function collapse(): boolean {
  const { cursor, anchor } = useTable.getState();
  if (cursor === anchor) return false;
  useTable.setState({ anchor: cursor });
  return true;
}

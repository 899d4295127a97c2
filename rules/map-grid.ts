/**
 * The short notations of a map file: cells as `3,5` or `0-4,5` (columns 0 to 4 of row 5), edges as `3,0 3,4` between corners of
 * the grid, height steps as `3,0 3,4 right` with the side that lies lower. Both count from 0 at the top left.
 */

/** A square of the map by its column and row. */
export interface Cell {
  readonly x: number;
  readonly y: number;
}

/** A line between two corners of the grid. */
export interface Edge {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

export type Side = 'up' | 'down' | 'left' | 'right';

/** A line of the grid with the side that lies lower. */
export interface HeightStep extends Edge {
  readonly lower: Side;
}

/** The cell of `3,5`. */
export function parseCell(text: string): Cell {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return { x, y };
}

/** Cells side by side in one row, `from` to `to`. */
interface Run {
  readonly from: number;
  readonly to: number;
  readonly y: number;
}

/** The run of `0-4,5` or of the single cell `3,5`; one written backwards is the same run. */
export function parseRun(text: string): Run {
  const [columns = '', row = ''] = text.split(',');
  const [first = 0, last = first] = columns.split('-').map(Number);
  return { from: Math.min(first, last), to: Math.max(first, last), y: Number(row) };
}

/** All cells of a list such as `["0-4,5", "3,6"]`, in its order; a run written backwards holds the same cells. */
export function parseCells(list: readonly string[]): Cell[] {
  return list.flatMap((text) => {
    const { from, to, y } = parseRun(text);
    return Array.from({ length: to - from + 1 }, (_, step) => ({ x: from + step, y }));
  });
}

/** The edge of `3,0 3,4`. */
export function parseEdge(text: string): Edge {
  const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = text.split(/[ ,]/).slice(0, 4).map(Number);
  return { x1, y1, x2, y2 };
}

/** The height step of `3,0 3,4 right`. */
export function parseHeightStep(text: string): HeightStep {
  return { ...parseEdge(text), lower: text.slice(text.lastIndexOf(' ') + 1) as Side };
}

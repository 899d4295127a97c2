/** Longest side of a picture in pixels that every player's graphics card takes. */
export const longestSide = 4096;

/** Pixels for each millimetre at 300 DPI. */
const printScale = 300 / 25.4;

/** The game's own limit. */
const mostColumns = 10;
const mostRows = 7;

/** How the cells of one sheet lie. */
interface SheetGrid {
  readonly columns: number;
  readonly rows: number;
  /** Size of a cell in pixels. */
  readonly cellWidth: number;
  readonly cellHeight: number;
}

/** How many cells of this size in pixels fit one sheet. */
function mostCells(cellWidth: number, cellHeight: number): { columns: number; rows: number } {
  return {
    columns: Math.min(mostColumns, Math.floor(longestSide / cellWidth)),
    rows: Math.min(mostRows, Math.floor(longestSide / cellHeight)),
  };
}

/**
 * The grids that hold `count` cards of `width` by `height` mm at 300 DPI: full sheets first, then the smallest one that takes the rest.
 * A sheet of one row or column is not known to work in the game, so those have two.
 */
export function sheetGrids(count: number, width: number, height: number): SheetGrid[] {
  const cellWidth = Math.round(width * printScale);
  const cellHeight = Math.round(height * printScale);
  const most = mostCells(cellWidth, cellHeight);
  const grids: SheetGrid[] = [];
  for (let left = count; left > 0; left -= most.columns * most.rows) {
    const { columns, rows } = smallest(Math.min(left, most.columns * most.rows), most, cellWidth / cellHeight);
    grids.push({ columns, rows, cellWidth, cellHeight });
  }
  return grids;
}

/** Fewest cells first, then the squarest picture. */
function smallest(count: number, most: { columns: number; rows: number }, aspect: number) {
  if (count === 1) return { columns: 1, rows: 1 };
  let best = most;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let columns = 2; columns <= most.columns; columns++) {
    const rows = Math.max(2, Math.ceil(count / columns));
    if (rows > most.rows) continue;
    const cost = columns * rows + Math.abs(Math.log((columns * aspect) / rows)) / 10;
    if (cost < bestCost) {
      best = { columns, rows };
      bestCost = cost;
    }
  }
  return best;
}

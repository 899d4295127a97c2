import type { MapLook } from '../../../schemas/types.generated.ts';
import { luminance } from '../contrast.ts';
import type { Op } from '../display-list.ts';
import { diamond, inMm, mm } from '../path.ts';
import { cellMm } from '../sizes.ts';
import { words } from './label.ts';

/** A floor darker than this is ruled in light lines. */
const darkFloor = 0.16;

/** The grid between the cells, hair-thin. @param floor the colour of the floor below it */
export function paintGrid(grid: NonNullable<MapLook['grid']>, columns: number, rows: number, floor: string): Op[] {
  const colour = luminance(floor) < darkFloor ? '#f2ecdf' : '#2b2118';
  if (grid === 'lines') return [{ op: 'path', d: lines(columns, rows), stroke: { colour, width: 0.16 }, opacity: 0.5 }];
  if (grid === 'corners')
    return [{ op: 'path', d: crosses(columns, rows), stroke: { colour, width: 0.3 }, opacity: 0.75 }];
  if (grid === 'dots') return [{ op: 'path', d: dots(columns, rows), fill: colour, opacity: 0.65 }];
  return [];
}

function lines(columns: number, rows: number): string {
  const down = Array.from({ length: columns - 1 }, (_, index) => {
    const x = mm((index + 1) * cellMm);
    return `M${x} 0L${x} ${inMm(rows * cellMm)}`;
  });
  const across = Array.from({ length: rows - 1 }, (_, index) => {
    const y = mm((index + 1) * cellMm);
    return `M0 ${y}L${inMm(columns * cellMm)} ${y}`;
  });
  return down.concat(across).join('');
}

/** A small cross on each corner inside the board. */
function crosses(columns: number, rows: number): string {
  const arm = 2.2;
  return corners(
    columns,
    rows,
    (x, y) => `M${inMm(x - arm)} ${inMm(y)}l${2 * arm} 0M${inMm(x)} ${inMm(y - arm)}l0 ${2 * arm}`,
  );
}

/** Six dots along each edge. */
function dots(columns: number, rows: number): string {
  const step = cellMm / 6;
  const [width, height] = [columns * 6, rows * 6];
  let d = '';
  for (let y = 0; y <= height; y++)
    for (let x = 0; x <= width; x++) {
      const onLine = (x % 6 === 0 && x > 0 && x < width) || (y % 6 === 0 && y > 0 && y < height);
      if (onLine) d += diamond(x * step, y * step, 0.26);
    }
  return d;
}

function corners(columns: number, rows: number, make: (x: number, y: number) => string): string {
  let d = '';
  for (let y = 1; y < rows; y++) for (let x = 1; x < columns; x++) d += make(x * cellMm, y * cellMm);
  return d;
}

/** The numbers that map files and messages use for columns and rows, small along the edges. */
export function paintCoordinates(where: NonNullable<MapLook['coordinates']>, columns: number, rows: number): Op[] {
  if (where === 'none') return [];
  const mark = (text: string, x: number, y: number): Op[] => {
    const w = text.length > 1 ? 3.8 : 2.8;
    return [
      { op: 'rect', x: x - w / 2, y: y - 1.4, w, h: 2.8, r: 0.7, fill: '#f4ecd8', opacity: 0.8 },
      ...words(text, 'condensed-bold', 2.7, x, y + 0.95, '#2b2118'),
    ];
  };
  const all = where === 'all-sides';
  const middles = (count: number) => Array.from({ length: count }, (_, index) => (index + 0.5) * cellMm);
  return [
    ...middles(columns).flatMap((x, index) => [
      ...mark(String(index), x, 2.1),
      ...(all ? mark(String(index), x, rows * cellMm - 2.1) : []),
    ]),
    ...middles(rows).flatMap((y, index) => [
      ...mark(String(index), 2.4, y),
      ...(all ? mark(String(index), columns * cellMm - 2.4, y) : []),
    ]),
  ];
}

import type { Grid } from '../../../rules/spaces.ts';

const ink = '#14182a';
/** CSS pixels from one line of a hatch to the next. */
const spacing = 8;

/**
 * What is not seen from a cell: dark cells are crossed with lines, and of those half in shadow the dark triangle is hatched one way.
 *
 * @param sight of each cell, as `board/sight.ts` has it
 * @param unit size of a cell
 */
export function drawShadows(
  ctx: CanvasRenderingContext2D,
  { columns, rows }: Grid,
  from: number,
  sight: Uint8Array,
  unit: number,
): void {
  const [vx, vy] = [from % columns, Math.floor(from / columns)];
  // On whole pixels, as rectangles are filled fastest so.
  const at = (cell: number): number => Math.round(cell * unit);
  const half = new Path2D();
  ctx.fillStyle = hatch(ctx, true);
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const seen = sight[y * columns + x]!;
      if (seen === 0) continue;
      if (seen !== 3) {
        triangle(half, x, y, x < vx, y < vy, seen, unit);
        continue;
      }
      const first = x;
      while (x + 1 < columns && sight[y * columns + x + 1] === 3) x++;
      ctx.fillRect(at(first), at(y), at(x + 1) - at(first), at(y + 1) - at(y));
    }
  }
  ctx.fillStyle = hatch(ctx, false);
  ctx.fill(half);
}

/** Half a cell, cut by the diagonal that points at the viewer. @param seen 1 the half nearer the viewer's column, 2 nearer its row */
function triangle(path: Path2D, x: number, y: number, left: boolean, top: boolean, seen: number, unit: number): void {
  const [nearX, farX] = left ? [x + 1, x] : [x, x + 1];
  const [nearY, farY] = top ? [y + 1, y] : [y, y + 1];
  path.moveTo(nearX * unit, nearY * unit);
  path.lineTo((seen === 1 ? nearX : farX) * unit, (seen === 1 ? farY : nearY) * unit);
  path.lineTo(farX * unit, farY * unit);
  path.closePath();
}

const tiles = new Map<string, OffscreenCanvas>();

/** Slanted lines, or lines both ways. */
function hatch(ctx: CanvasRenderingContext2D, crossed: boolean): CanvasPattern | string {
  const ratio = devicePixelRatio;
  const key = `${crossed} ${ratio}`;
  const size = Math.max(4, Math.round(spacing * ratio));
  const tile = tiles.get(key) ?? drawn(size, crossed, ratio);
  tiles.set(key, tile);
  const pattern = ctx.createPattern(tile, 'repeat');
  pattern?.setTransform(new DOMMatrix().scale(spacing / size));
  return pattern ?? ink;
}

function drawn(size: number, crossed: boolean, width: number): OffscreenCanvas {
  const tile = new OffscreenCanvas(size, size);
  const ctx = tile.getContext('2d');
  if (!ctx) return tile;
  ctx.fillStyle = ink;
  ctx.globalAlpha = 0.34;
  ctx.fillRect(0, 0, size, size);
  ctx.globalAlpha = 0.6;
  ctx.strokeStyle = ink;
  ctx.lineWidth = width * 1.2;
  ctx.beginPath();
  // Beyond the tile, so that its corners are whole.
  for (const at of [-size, 0, size]) {
    ctx.moveTo(at - 1, size + 1);
    ctx.lineTo(at + size + 1, -1);
    if (!crossed) continue;
    ctx.moveTo(at - 1, -1);
    ctx.lineTo(at + size + 1, size + 1);
  }
  ctx.stroke();
  return tile;
}

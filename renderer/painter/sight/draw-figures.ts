import type { SightView } from './sight-view.ts';

/** Smallest lettering, and smallest cells that have room for it, in CSS pixels. */
const least = 10;
const leastUnit = 24;

/** The range from a cell to each other, in its lower right corner. */
export function drawFigures(
  ctx: CanvasRenderingContext2D,
  { grid: { columns, rows }, range }: Pick<SightView, 'grid' | 'range'>,
  from: number,
  unit: number,
): void {
  if (unit < leastUnit) return;
  const size = Math.max(least, Math.min(16, unit * 0.28));
  ctx.save();
  ctx.font = `600 ${size}px ${getComputedStyle(document.body).fontFamily}`;
  ctx.textAlign = 'right';
  ctx.textBaseline = 'bottom';
  ctx.lineWidth = 3;
  ctx.lineJoin = 'round';
  ctx.strokeStyle = '#ffffff';
  ctx.fillStyle = '#14182a';
  const inset = unit * 0.07;
  for (let cell = 0; cell < columns * rows; cell++) {
    if (cell === from) continue;
    const figure = String(range(from, cell));
    const [x, y] = [((cell % columns) + 1) * unit - inset, (Math.floor(cell / columns) + 1) * unit - inset];
    ctx.strokeText(figure, x, y);
    ctx.fillText(figure, x, y);
  }
  ctx.restore();
}

import type { Piece, Spot } from '../../../rules/valyr/game.ts';
import { aside } from '../../../rules/valyr/play/geometry.ts';
import type { LegalPlaces } from '../../../rules/valyr/play/legal-places.ts';

/** What is needed of a context whose units are thousandths of an inch; the browser's and Skia's both have it. */
type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'save'
  | 'restore'
  | 'beginPath'
  | 'moveTo'
  | 'lineTo'
  | 'closePath'
  | 'arc'
  | 'rect'
  | 'fill'
  | 'stroke'
  | 'clip'
  | 'fillRect'
  | 'lineWidth'
  | 'lineJoin'
  | 'lineCap'
  | 'globalCompositeOperation'
>;

/**
 * Fills all places where the middle of a base may be put, as the rules have them. What it draws on must be empty; the context's units
 * are thousandths of an inch.
 */
export function fillPlaces(
  ctx: Canvas,
  places: LegalPlaces,
  table: { readonly width: number; readonly depth: number },
) {
  const { from, reach, radius, floors, lanes, bases, barred, blocking, straight } = places;
  const [a, b] = from;
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  capsule(ctx, a, b, reach);
  for (const { piece, reach: less } of floors) {
    ctx.save();
    outline(ctx, piece);
    ctx.clip();
    ctx.globalCompositeOperation = 'destination-out';
    ctx.fillRect(piece.left, piece.top, piece.right - piece.left, piece.bottom - piece.top);
    ctx.globalCompositeOperation = 'source-over';
    capsule(ctx, a, b, less);
    ctx.restore();
  }
  for (const { to, reach: more } of lanes) lane(ctx, a, to, more);
  // What is not wholly on the table, or where something stands already, is taken away.
  ctx.globalCompositeOperation = 'destination-in';
  ctx.beginPath();
  ctx.rect(radius, radius, table.width - 2 * radius, table.depth - 2 * radius);
  ctx.fill();
  ctx.globalCompositeOperation = 'destination-out';
  for (const base of bases) disc(ctx, base, base.radius + radius);
  for (const held of barred) disc(ctx, held, held.radius);
  for (const piece of blocking) {
    outline(ctx, piece);
    ctx.fill();
    ctx.lineWidth = 2 * radius;
    ctx.stroke();
    if (straight) shadow(ctx, a, piece, radius);
  }
  ctx.restore();
}

function disc(ctx: Canvas, { x, y }: Spot, radius: number): void {
  ctx.beginPath();
  ctx.arc(x, y, Math.max(0, radius), 0, 2 * Math.PI);
  ctx.fill();
}

/** Everything within so far of a stretch. */
function capsule(ctx: Canvas, a: Spot, b: Spot, reach: number): void {
  if (reach <= 0) return;
  disc(ctx, a, reach);
  if (a.x === b.x && a.y === b.y) return;
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  ctx.lineWidth = 2 * reach;
  ctx.stroke();
}

/** The straight way from one place towards another. */
function lane(ctx: Canvas, from: Spot, to: Spot, reach: number): void {
  const whole = Math.hypot(to.x - from.x, to.y - from.y);
  if (whole === 0) return;
  const [ux, uy] = [(to.x - from.x) / whole, (to.y - from.y) / whole];
  const far = Math.min(reach, whole);
  shape(ctx, [
    { x: from.x - uy * aside, y: from.y + ux * aside },
    { x: from.x + ux * far - uy * aside, y: from.y + uy * far + ux * aside },
    { x: from.x + ux * far + uy * aside, y: from.y + uy * far - ux * aside },
    { x: from.x + uy * aside, y: from.y - ux * aside },
  ]);
}

function shape(ctx: Canvas, corners: readonly Spot[]): void {
  ctx.beginPath();
  for (const { x, y } of corners) ctx.lineTo(x, y);
  ctx.closePath();
  ctx.fill();
}

function outline(ctx: Canvas, { outline: of }: Piece): void {
  ctx.beginPath();
  if (of.kind === 'circle') ctx.arc(of.x, of.y, of.radius, 0, 2 * Math.PI);
  else {
    for (const { x, y } of of.corners) ctx.lineTo(x, y);
    ctx.closePath();
  }
}

/** Farther than any table goes, in thousandths of an inch. */
const beyond = 1_000_000;

/** What lies behind a piece as a base sees it that goes straight: behind each of its corners and sides, grown by the base. */
function shadow(ctx: Canvas, from: Spot, { outline: of }: Piece, radius: number): void {
  if (of.kind === 'circle') return void behindDisc(ctx, from, of, of.radius + radius);
  for (const [index, a] of of.corners.entries()) {
    const b = of.corners[(index + 1) % of.corners.length]!;
    behindDisc(ctx, from, a, radius);
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length === 0) continue;
    const [nx, ny] = [(-(b.y - a.y) / length) * radius, ((b.x - a.x) / length) * radius];
    for (const side of [1, -1]) {
      const near = [a, b].map(({ x, y }) => ({ x: x + side * nx, y: y + side * ny }));
      behind(ctx, from, near[0]!, near[1]!);
    }
  }
}

function behindDisc(ctx: Canvas, from: Spot, at: Spot, radius: number): void {
  const [dx, dy] = [at.x - from.x, at.y - from.y];
  const far = Math.hypot(dx, dy);
  // Who touches it already goes nowhere.
  if (far <= radius) return void disc(ctx, from, beyond);
  const half = Math.asin(radius / far);
  const length = Math.sqrt(far * far - radius * radius);
  const touching = [half, -half].map((angle) => {
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    return {
      x: from.x + ((dx * cos - dy * sin) / far) * length,
      y: from.y + ((dx * sin + dy * cos) / far) * length,
    };
  });
  behind(ctx, from, touching[0]!, touching[1]!);
}

/** All that lies behind a stretch. */
function behind(ctx: Canvas, from: Spot, a: Spot, b: Spot): void {
  const out = ({ x, y }: Spot): Spot => {
    const length = Math.hypot(x - from.x, y - from.y) || 1;
    return { x: x + ((x - from.x) / length) * beyond, y: y + ((y - from.y) / length) * beyond };
  };
  shape(ctx, [a, b, out(b), out(a)]);
}

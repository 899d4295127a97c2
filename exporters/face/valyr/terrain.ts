import type { Entity } from '../../../rules/game-set.ts';
import { boxOf, cornersOf } from '../../../rules/valyr/shapes.ts';
import { mix } from '../colour.ts';
import { luminance } from '../contrast.ts';
import type { Op } from '../display-list.ts';
import { circle, inMm, type Point, polygon } from '../path.ts';
import { plainLine, plainWidth } from '../plain-line.ts';
import { cellMm } from '../sizes.ts';

type Piece = NonNullable<Entity<'battlefield'>['data']['terrain']>[number];

const stone = '#8d8678';
/** Labels, in mm. */
const [smallest, largest] = [3.2, 11];
/** A bar of less than so many inches has its label on one line along it. */
const thin = 1.3;

/** A piece of terrain: what it does is told by its border and pattern as well as by its colour, so that it is in grey too. */
export function terrainPiece(piece: Piece): Op[] {
  const { colour = stone, blocksMovement, blocksSight } = piece;
  const d = outlineOf(piece, 1);
  const edge = mix(colour, '#000000', 0.55);
  return [
    { op: 'path', d, fill: colour },
    { op: 'clip', shape: { op: 'path', d }, ops: pattern(piece, luminance(colour) > 0.08 ? edge : '#ffffff') },
    // What blocks movement has a whole line, what only blocks sight a dashed one, what is walked on a thin one.
    {
      op: 'path',
      d,
      stroke: blocksMovement
        ? { colour: edge, width: 2 }
        : { colour: edge, width: 0.8, ...(blocksSight && { dash: [3, 1.6] }) },
    },
    ...label(piece, colour, luminance(colour) > 0.18 ? '#16140f' : '#f7f3e6'),
  ];
}

function middleOf({ shape }: Piece): { readonly x: number; readonly y: number } {
  if (shape.kind !== 'polygon') return shape;
  const { points } = shape;
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  };
}

/** The outline, or a smaller one of the same form around the middle. */
function outlineOf(piece: Piece, share: number): string {
  const { shape } = piece;
  if (shape.kind === 'circle') return circle(shape.x * cellMm, shape.y * cellMm, shape.radius * cellMm * share);
  const middle = middleOf(piece);
  const inner = (value: number, from: number) => (from + (value - from) * share) * cellMm;
  return polygon(cornersOf(shape).map(({ x, y }): Point => [inner(x, middle.x), inner(y, middle.y)]));
}

/** Hatched: no way through. Tufts: only sight is blocked. Waves: whoever stops there falls. Rings: a height to stand on. */
function pattern(piece: Piece, ink: string): Op[] {
  const { height = 0, blocksMovement, blocksSight, standing } = piece;
  const line = (d: string, opacity: number): Op[] => [{ op: 'path', d, stroke: { colour: ink, width: 0.9 }, opacity }];
  if (blocksMovement) return line(hatch(piece), 0.35);
  if (blocksSight) return line(tufts(piece), 0.55);
  if (standing === 'falls') return line(waves(piece), 0.5);
  if (height > 0) return line([0.86, 0.72].map((share) => outlineOf(piece, share)).join(''), 0.5);
  return [];
}

/** Rows of a pattern over the box of a piece, in mm, `step` apart. */
function rows(
  { shape }: Piece,
  step: number,
  row: (left: number, right: number, y: number, odd: boolean) => string,
): string {
  const box = boxOf(shape);
  const [left, right, top, bottom] = [box.left, box.right, box.top, box.bottom].map((inches) => inches * cellMm);
  let d = '';
  for (let y = top! + step / 2, odd = false; y < bottom!; y += step, odd = !odd) d += row(left!, right!, y, odd);
  return d;
}

function hatch({ shape }: Piece): string {
  const { left, right, top, bottom } = boxOf(shape);
  const [high, step] = [(bottom - top) * cellMm, 6];
  let d = '';
  for (let x = left * cellMm - high + step; x < right * cellMm; x += step)
    d += `M${inMm(x)} ${inMm(bottom * cellMm)}l${inMm(high)} ${inMm(-high)}`;
  return d;
}

const tufts = (piece: Piece): string =>
  rows(piece, 9, (left, right, y, odd) => {
    let d = '';
    for (let x = left + (odd ? 9 : 3); x < right; x += 12)
      d += `M${inMm(x - 2.4)} ${inMm(y)}a2.4 2.4 0 0 1 4.8 0M${inMm(x)} ${inMm(y)}v2.2`;
    return d;
  });

const waves = (piece: Piece): string =>
  rows(piece, 8, (left, right, y, odd) => {
    let d = `M${inMm(left - (odd ? 4 : 0))} ${inMm(y)}`;
    for (let x = left; x < right + 8; x += 8) d += 'q2 -2.4 4 0t4 0';
    return d;
  });

/** Its name and height: in its middle, or along a thin bar on one line. */
function label(piece: Piece, ground: string, ink: string): Op[] {
  const { name, shape, height = 0 } = piece;
  const middle = middleOf(piece);
  const [x, y] = [middle.x * cellMm, middle.y * cellMm];
  const high = height > 0 ? `${height}\u2033 high` : '';
  if (shape.kind === 'rectangle' && Math.min(shape.width, shape.depth) < thin) {
    const [long, deep] = [Math.max(shape.width, shape.depth) * cellMm, Math.min(shape.width, shape.depth) * cellMm];
    const text = high === '' ? name : `${name} \u00b7 ${high}`;
    const size = Math.max(smallest, Math.min(largest, deep * 0.6, (long * 0.9) / plainWidth(text, 'condensed-bold')));
    // From the upper or the lower end, so that it never stands on its head.
    const turn = ((((shape.turn ?? 0) + (shape.depth > shape.width ? 90 : 0) + 90) % 180) + 180) % 180;
    const line = { text, font: 'condensed-bold' as const, size, x: 0, baseline: size * 0.35, ink };
    const wide = plainWidth(text, 'condensed-bold') * size;
    const ops = [patch(wide, size, ground), ...plainLine({ ...line, align: 'middle' })];
    return [{ op: 'group', x, y, rotate: turn - 90, ops }];
  }
  const box = boxOf(shape);
  const room = Math.min(box.right - box.left, 4 * (box.bottom - box.top)) * cellMm * 0.8;
  const size = Math.max(smallest, Math.min(largest, room / plainWidth(name, 'condensed-bold')));
  const wide = plainWidth(name, 'condensed-bold') * size;
  return [
    { op: 'group', x, y: y - size * 0.35, ops: [patch(wide, size, ground)] },
    ...(high === '' ? [] : [{ op: 'group' as const, x, y: y + size * 0.7, ops: [patch(wide * 0.6, size, ground)] }]),
    ...plainLine({ text: name, font: 'condensed-bold', size, x, baseline: y, ink, align: 'middle' }),
    ...(high === ''
      ? []
      : plainLine({
          ...{ text: high, font: 'condensed', size: size * 0.8, x, baseline: y + size },
          ...{ ink, align: 'middle' },
        })),
  ];
}

/** Ground around a line, so that no pattern runs through its letters. */
const patch = (wide: number, size: number, fill: string): Op => ({
  ...{ op: 'rect', x: -wide / 2 - size * 0.25, y: -size * 0.55 },
  ...{ w: wide + size * 0.5, h: size * 1.1, r: size * 0.3, fill, opacity: 0.85 },
});

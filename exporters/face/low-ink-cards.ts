import type { Deck } from './card.ts';
import type { DisplayList, IconOp, Op, Paint, PathOp, RectOp, TextRun } from './display-list.ts';
import { walkPath } from './subpaths.ts';

type Shape = RectOp | PathOp;

const black = '#111111';
const white = '#ffffff';
/** Outlines of what was filled, in mm. */
const thin = 0.15;
/** Icons up to this size in mm say something and stay black; larger ones are pictures. */
const largestSign = 9;
/** Fields up to this size in mm are signs. */
const smallField = 3;
const grey = '#d9d9d9';
const halo = '/halo';

/** The same decks in black lines on white: composed pictures are outlines, picture files and patterns are left out. */
export const lowInkDecks = (decks: readonly Deck[]): Deck[] => {
  const known = new Map<DisplayList, DisplayList>();
  const plain = (list: DisplayList): DisplayList => {
    const made = known.get(list) ?? { ...list, ops: lined(list.ops) };
    known.set(list, made);
    return made;
  };
  return decks.map((deck) => ({
    ...deck,
    cards: deck.cards.map((card) => ({ ...card, front: plain(card.front), back: plain(card.back) })),
  }));
};

function lined(ops: readonly Op[]): Op[] {
  return ops.flatMap((op, index): Op[] => {
    switch (op.op) {
      case 'text':
        return [{ ...op, fill: isContour(op, ops.slice(index + 1)) ? white : black }];
      case 'image':
        return [];
      case 'icon':
        if (op.size <= largestSign) return [{ ...op, fill: black, opacity: 1 }];
        return isInRing(op, ops[index - 1]) ? outlined(op) : figure(op, ops[index + 1]);
      case 'clip':
        return [{ ...op, ops: lined(op.ops) }];
      case 'group':
        return [{ ...op, opacity: 1, ops: lined(op.ops) }];
      default:
        return isPattern(op) || isGround(op) ? [] : [isSign(op) ? { ...op, fill: black } : withoutFill(op)];
    }
  });
}

/** The contour that stands around a figure becomes its outline, with the figure in light grey; watermarks and shadows go. */
function figure(op: IconOp, next: Op | undefined): Op[] {
  if (next?.op !== 'icon' || op.name !== `${next.name}${halo}`) return [];
  return [...outlined({ ...op, name: next.name }).slice(0, -1), { ...next, fill: grey, opacity: 1 }];
}

/** A sign in light grey with a black contour. */
const outlined = (op: IconOp): Op[] => [
  { ...op, name: `${op.name}${halo}`, fill: black, opacity: 1 },
  { ...op, name: `${op.name}/solid`, fill: white, opacity: 1 },
  { ...op, fill: grey, opacity: 1 },
];

/** Whether a sign stands in the middle of a ring, as the emblem of a back does: a watermark stands on a sheet of paper. */
function isInRing({ x, y, size }: IconOp, before: Op | undefined): boolean {
  if (before?.op !== 'path' || before.fill === undefined) return false;
  const { left, top, right, bottom } = boundsOf(before.d);
  const isAround = left <= x && top <= y && right >= x + size && bottom >= y + size;
  return isAround && Math.abs(left + right - 2 * x - size) < 0.1 && Math.abs(top + bottom - 2 * y - size) < 0.1;
}

/** Letters that stand behind the same ones are their contour. */
const isContour = ({ text, x, baseline }: TextRun, after: readonly Op[]): boolean =>
  after.some(
    (one) =>
      one.op === 'text' &&
      one.text === text &&
      Math.abs(one.x - x) < smallField &&
      Math.abs(one.baseline - baseline) < smallField,
  );

/** What shines through is a pattern, a grain or a shade. */
const isPattern = ({ op, opacity = 1 }: Shape): boolean => op === 'path' && opacity < 1;

/** What fills the whole face would leave only a line in its bleed. */
const isGround = (op: Shape): boolean => op.op === 'rect' && op.x < 0 && op.y < 0 && !op.stroke;

/** A small field without a border means something by being full, such as a step of complexity. */
function isSign({ op, fill, stroke, ...shape }: Shape): boolean {
  if (op !== 'path' || fill === undefined || stroke) return false;
  const { left, top, right, bottom, count } = boundsOf((shape as PathOp).d);
  return count < 10 && right - left < smallField && bottom - top < smallField;
}

/** Where a path lies, and of how many lines it is made. */
function boundsOf(d: string) {
  let [left, top, right, bottom, count] = [Infinity, Infinity, -Infinity, -Infinity, 0];
  walkPath(d, (_, x1, y1, x2, y2) => {
    [left, right] = [Math.min(left, x1, x2), Math.max(right, x1, x2)];
    [top, bottom] = [Math.min(top, y1, y2), Math.max(bottom, y1, y2)];
    count++;
  });
  return { left, top, right, bottom, count };
}

function withoutFill(op: Shape): Shape {
  const { fill, stroke } = op as { fill?: Paint; stroke?: { width: number; dash?: readonly number[] } };
  return {
    ...op,
    ...(fill !== undefined && { fill: white }),
    stroke: { colour: black, width: Math.min(stroke?.width ?? thin, 0.3), ...(stroke?.dash && { dash: stroke.dash }) },
  };
}

import type { Piece } from './card.ts';
import type { DisplayList, Op } from './display-list.ts';
import { circle } from './path.ts';
import { plainLine } from './plain-line.ts';

/** Radius of the disc with the number, for the width of the piece. */
const discShare = 0.14;

/** A piece as often as a game needs it; several that would look alike each with a number, as the log and the screen number them. */
export const copiesOf = (piece: Piece): Piece[] =>
  Array.from({ length: piece.copies }, (_, copy) =>
    piece.numbered && piece.copies > 1
      ? {
          ...piece,
          front: withNumber(piece.front, piece.kind, copy + 1),
          back: withNumber(piece.back, piece.kind, copy + 1),
        }
      : piece,
  );

/** On a round piece above the picture, on a figure beside it, where neither hides the name. */
function withNumber(list: DisplayList, kind: Piece['kind'], number: number): DisplayList {
  const { width, height } = list;
  const r = width * discShare;
  const [x, y] = kind === 'standee' ? [width - 1.5 * r, height - width * 0.2 - 1.3 * r] : [width / 2, 1.7 * r];
  const ops: Op[] = [
    { op: 'path', d: circle(x, y, r), fill: '#ffffff' },
    { op: 'path', d: circle(x, y, r), stroke: { colour: '#1b1712', width: r / 6 } },
    ...plainLine({
      text: String(number),
      font: 'condensed-bold',
      size: 1.6 * r,
      x,
      baseline: y + 0.56 * r,
      ink: '#1b1712',
      align: 'middle',
      room: 1.6 * r,
    }),
  ];
  return { ...list, ops: [...list.ops, ...ops] };
}

import type { Node, Shape } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { nobodyThere } from './strewing.ts';

interface Laid {
  readonly shape: Shape;
  readonly range?: { readonly max: number };
}

/** `3 Crates in a line`, `3 Snares in adjacent spaces in range 4`, `4 Snares in a 2x2 in range 3`: one on each space of an area that has so many. */
export function inShape({ cursor, clause }: Asked, piece: Word, count: number): Effect | undefined {
  if (count < 2 || (piece.fields.size ?? 1) > 1) return undefined;
  const laid = cursor.try(() => shapeOf(cursor, count));
  if (laid === undefined) return undefined;
  const place: Node = { clause, node: 'place', marker: piece.ref, on: 'space' };
  const put: Node =
    piece.fields.object || piece.fields.blocksMovement
      ? { clause, node: 'if', if: [nobodyThere], then: [place], else: [] }
      : place;
  const area: Node = {
    clause,
    node: 'area',
    ...laid,
    of: 'you',
    sight: true,
    who: { side: 'any' },
    then: [],
    spaces: [put],
  };
  return { nodes: [area], own: true };
}

function shapeOf(cursor: Cursor, count: number): Laid | undefined {
  const ends = (): boolean => cursor.done || cursor.sees('.|,|and|then');
  if (cursor.takeAny('in a straight? line', 'in a row')) {
    cursor.takeAny('from you', 'starting next|adjacent to you');
    return ends() ? { shape: { shape: 'line', size: count } } : undefined;
  }
  if (cursor.takeAny('in|on # adjacent|connected|touching spaces', 'in|on adjacent|connected|touching spaces')) {
    const said = cursor.numbers[0];
    if ((said !== undefined && said !== count) || !cursor.takeAny('in|within range #', 'in|within burst #'))
      return undefined;
    return ends() ? { shape: { shape: 'spaces', count, within: cursor.numbers[0] ?? 1 } } : undefined;
  }
  if (!cursor.take('in a # x #')) return undefined;
  const [columns = 0, rows = 0] = cursor.numbers;
  cursor.take('area|square');
  if (columns * rows !== count || !cursor.take('in|within range #')) return undefined;
  const range = { max: cursor.numbers[0] ?? 1 };
  return ends() ? { shape: { shape: 'rectangle', columns, rows }, range } : undefined;
}

import type { Condition, Node, Shape } from '../../program.ts';
import type { Asked, Effect } from '../effects/effect.ts';
import { facts } from '../texts/facts.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { most } from './most.ts';
import { nobodyThere } from './strewing.ts';
import { traits } from './traits.ts';

interface Laid {
  readonly shape: Shape;
  readonly range?: { readonly max: number };
  readonly empty?: true;
  /** Only one of its spaces has to be in range. */
  readonly partly?: true;
}

/** `3 Crates in a line`, `3 Walls in a line in range 4`, `3 Snares in adjacent spaces in range 4`, `up to 3 Walls in adjacent spaces in range 4`, `4 Snares in a 2x2 in range 3`: one on each space of an area that has so many. */
export function inShape(asked: Asked, piece: Word, count: number, upTo: boolean): Effect | undefined {
  const { cursor, clause } = asked;
  if (count < 2 || (piece.fields.size ?? 1) > 1) return undefined;
  const laid = cursor.try(() => shapeOf(cursor, count));
  // Of fewer spaces a square is another one, and a line from you may well be longer than it is filled.
  const isRow = laid?.shape.shape === 'rectangle' && laid.shape.rows === 1;
  const touching = laid?.shape.shape === 'spaces' ? laid.shape : undefined;
  if (laid === undefined || (upTo && ((!isRow && touching === undefined) || laid.partly))) return undefined;
  // "Range 3, place 3 Walls in a line": nobody is chosen, it is where they lie (`rangeFirst`).
  if (asked.open?.node.node === 'target' && asked.open.then.length === 0 && laid.range === undefined) return undefined;
  cursor.takeAny(',? which|that lasts|last|stays|stay|remains|remain');
  const first = traits(asked, piece);
  const max = most(asked);
  const last = first && traits(asked, piece);
  if (last === undefined) return undefined;
  const until = first?.until ?? last.until;
  if (!isTold(cursor, piece)) return undefined;
  const place: Node = { clause, node: 'place', marker: piece.ref, on: 'space', ...max, ...(until && { until }) };
  const isSolid = piece.fields.object || piece.fields.blocksMovement;
  const needs: Condition[] = [
    // Of a row each space is in range.
    ...(isRow && laid.range && !laid.partly
      ? [{ is: 'place', of: 'space', place: { range: laid.range } } as const]
      : []),
    ...(isSolid || laid.empty ? [nobodyThere] : []),
  ];
  const put: Node = needs.length > 0 ? { clause, node: 'if', if: needs, then: [place], else: [] } : place;
  const area = (shape: Shape): Node => ({
    clause,
    node: 'area',
    ...(laid.range && { range: laid.range }),
    shape,
    of: 'you',
    sight: true,
    who: { side: 'any' },
    then: [],
    spaces: [put],
  });
  if (!upTo) return { nodes: [area(laid.shape)], own: true };
  const options = Array.from({ length: count }, (_, fewer) => ({
    clause,
    label: `${piece.name} ×${count - fewer}`,
    then: [
      area(touching ? { ...touching, count: count - fewer } : { shape: 'rectangle', columns: count - fewer, rows: 1 }),
    ],
  }));
  return { nodes: [{ clause, node: 'choose', count: 1, options }], own: true };
}

/**
 * `Summon 3 Wolves in a line in range 3`, `up to four Wolves in a 2x2 area in range 3`: one on each empty space of an area that has so many; of up to
 * so many its player leaves out some.
 */
export function summonsInShape(asked: Asked, card: string, count: number, upTo: boolean): Effect | undefined {
  const { cursor, clause } = asked;
  if (count < 2 || !cursor.sees('in')) return undefined;
  const laid = cursor.try(() => shapeOf(cursor, count));
  if (laid === undefined) return undefined;
  const max = most(asked);
  const isRow = laid.shape.shape === 'rectangle' && laid.shape.rows === 1;
  const inReach: Condition[] =
    isRow && laid.range && !laid.partly ? [{ is: 'place', of: 'space', place: { range: laid.range } } as const] : [];
  const comes: Node = { clause, node: 'summon', card, ...max };
  const put: Node = {
    clause,
    node: 'if',
    if: [...inReach, nobodyThere],
    then: upTo ? [{ clause, node: 'may', then: [comes] }] : [comes],
    else: [],
  };
  const nodes: Node[] = [
    {
      clause,
      node: 'area',
      ...(laid.range && { range: laid.range }),
      shape: laid.shape,
      of: 'you',
      sight: true,
      who: { side: 'any' },
      then: [],
      spaces: [put],
    },
  ];
  return { nodes, own: true };
}

/** `, which block movement`: what the piece is by its own fields, said again. */
function isTold(cursor: Cursor, { fields }: Word): boolean {
  if (!cursor.takeAny(', which|that', 'which|that')) return true;
  const told = facts(cursor, fields);
  return told?.every(({ agrees }) => agrees) === true;
}

function shapeOf(cursor: Cursor, count: number): Laid | undefined {
  const ends = (): boolean => cursor.done || cursor.sees('.|,|(|and|then|until|which|that');
  if (cursor.takeAny('in a straight? line', 'in a row')) {
    const free = cursor.takeAny('of # empty|free|unoccupied spaces', 'of empty|free|unoccupied spaces');
    if (free && cursor.numbers.length > 0 && cursor.numbers[0] !== count) return undefined;
    const over = partlyIn(cursor, count);
    if (over !== undefined) return ends() ? { ...over, ...(free && { empty: true as const }) } : undefined;
    // With a range the row lies anywhere over a space that is chosen there.
    if (cursor.take(',? in|within range #')) {
      const range = { max: cursor.numbers[0] ?? 1 };
      const shape: Shape = { shape: 'rectangle', columns: count, rows: 1 };
      return ends() ? { shape, range, ...(free && { empty: true as const }) } : undefined;
    }
    if (free) return undefined;
    cursor.takeAny('from you', 'starting next|adjacent to you');
    return ends() ? { shape: { shape: 'line', size: count } } : undefined;
  }
  const many = cursor.takeAny(
    'in|on # adjacent|connected|touching empty? spaces',
    'in|on adjacent|connected|touching empty? spaces',
  );
  if (many) {
    const said = cursor.numbers[0];
    const empty = cursor.tokens[cursor.at - 2]?.text === 'empty' && { empty: true as const };
    if ((said !== undefined && said !== count) || !cursor.takeAny('in|within range #', 'in|within burst #'))
      return undefined;
    return ends() ? { shape: { shape: 'spaces', count, within: cursor.numbers[0] ?? 1 }, ...empty } : undefined;
  }
  if (!cursor.take('in a # x #')) return undefined;
  const [columns = 0, rows = 0] = cursor.numbers;
  cursor.take('area|square|block');
  if (columns * rows !== count || !cursor.take('in|within range #')) return undefined;
  const range = { max: cursor.numbers[0] ?? 1 };
  return ends() ? { shape: { shape: 'rectangle', columns, rows }, range } : undefined;
}

/** `, the middle one in range 3`, `, at least one of them in range 3`, behind a row: the others may lie farther away. */
const partlyIn = (cursor: Cursor, count: number): Laid | undefined =>
  cursor.try((): Laid | undefined => {
    const inside = cursor.sees('(');
    if (!cursor.take('(|,') && !cursor.sees('centered|centred')) return undefined;
    const middle = cursor.takeAny(
      'the middle|center|centre|central one|space?',
      'centered|centred on? a? space?',
      'centered|centred',
    );
    if (!middle && !cursor.takeAny('at least one of them|these', 'at least one', 'one of them|these')) return undefined;
    if (!cursor.take('in|within range #')) return undefined;
    const [max = 1] = cursor.numbers;
    if (inside && !cursor.take(')')) return undefined;
    // Of an even number there is no one in the middle.
    if (middle && count % 2 === 0) return undefined;
    const shape: Shape = { shape: 'rectangle', columns: count, rows: 1, ...(middle && { centred: true as const }) };
    return { shape, range: { max }, partly: true };
  });

import type { Node, Place, Range, Ref, Who } from '../../program.ts';
import type { Asked } from '../effects/effect.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { inRange } from '../nouns/range.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Word, wordAt } from '../words/words.ts';
import { itself } from './piece-unit.ts';

/** Pieces on the map to which something is done: one that is known already, one or some that are chosen, or all of them. */
export interface PieceMeant {
  readonly word: Word;
  readonly known?: boolean;
  readonly all?: boolean;
  readonly yours?: boolean;
  /** Up to so many of them. */
  readonly count?: number;
  /** Where it lies; anywhere without it. */
  readonly range?: Range;
}

/** `your Obelisk`, `one of your Beacons in range 4`, `a Beacon marker in LoS`, `each of your Beacons`, `it`. */
export function pieceMeant({ cursor, context }: Asked): PieceMeant | undefined {
  return cursor.try((): PieceMeant | undefined => {
    const { marker, strewn, removed, them, words } = context;
    if (marker?.kind === 'marker' && !strewn && !removed && !marker.fields.object && !cursor.sees('each')) {
      if ((them === undefined && cursor.take('it|this')) || pieceNamed(cursor, context))
        return marker.fields.long === undefined ? { word: marker, known: true } : undefined;
    }
    if (isOwnerless(context)) return undefined;
    const all = cursor.takeAny('each|all|every one? of', 'each|every|all');
    const count = all ? undefined : cursor.take('any number of') ? 99 : cursor.take('up to # of?') && cursor.numbers[0];
    const one = !all && !count && cursor.takeAny('any? one of', 'a|an|any|another');
    const yours = cursor.take('your') || (!one && cursor.take('the'));
    if (!all && !count && !one && !yours) return undefined;
    const adjacent = cursor.take('adjacent');
    const found = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (found === undefined || found.word.fields.long !== undefined) return undefined;
    cursor.at = found.to;
    cursor.take('marker|markers|object|objects');
    cursor.take('on the map|board');
    const seen =
      !adjacent && cursor.takeAny('in|within your? los', 'in|within your? line of sight', 'that? you can? see');
    const range = adjacent ? { max: 1 } : seen ? {} : inRange(cursor);
    if (range === undefined && cursor.sees('in|within|on|adjacent|next|with|that')) return undefined;
    return {
      word: found.word,
      ...(all && { all }),
      ...(yours && { yours }),
      ...(count && { count }),
      ...(range && { range }),
    };
  });
}

/** Units of the card that an object is, as a text names the piece. */
const unitsOf = ({ word, yours }: PieceMeant): Who =>
  yours ? { side: 'ally', card: word.ref, yours } : { side: 'any', card: word.ref };

/** What is done to a piece: a marker is bound as `marker`, an object as the unit that it is. */
export type Done = (ref: Ref) => readonly Node[];

/** Puts what is done to a piece under the choice of which it is. */
export function doneTo(piece: PieceMeant, clause: number, done: Done): Node[] {
  const { word, known, all, yours, count, range } = piece;
  if (known && word.fields.object) return [{ clause, node: 'each', who: itself, then: done('each') }];
  if (known) return [...done('marker')];
  const sight = range !== undefined;
  const several = count !== undefined && { max: count, min: 0 };
  if (word.fields.object) {
    const who = unitsOf(piece);
    const places = range && [{ range, sight }];
    if (all) return [{ clause, node: 'each', who: { ...who, ...(places && { places }) }, then: done('each') }];
    return [{ clause, node: 'target', who, ...(range && { range }), sight, ...several, then: done('target') }];
  }
  const pieces = { marker: word.ref, ...(yours && { yours }) };
  const of = (places: readonly Place[] | undefined, then: readonly Node[], first = false): Node => ({
    clause,
    node: 'each-piece',
    ...pieces,
    ...(places && { places }),
    ...(first && { first }),
    then,
  });
  if (all) return [of(range && [{ range, sight }], done('marker'))];
  const there = of([{ range: { max: 0 }, of: 'space' }], done('marker'), true);
  const many = count !== undefined && { count, min: 0 };
  return [
    {
      clause,
      node: 'space',
      range: range ?? {},
      sight,
      on: word.ref,
      ...(yours && { yours }),
      ...many,
      then: [there],
    },
  ];
}

/** The marker that is moved by a node, or changes places with somebody, however it is chosen: "it" from then on. */
export function markerMoved(node: Node): string | undefined {
  if (node.node === 'each-piece' && node.first && moves(node.then)) return node.marker;
  const isOne = (node.node === 'space' && (node.count ?? 1) === 1) || node.node === 'if';
  const [only, ...more] = isOne ? node.then : [];
  return only === undefined || more.length > 0 ? undefined : markerMoved(only);
}

const moves = (nodes: readonly Node[]): boolean =>
  nodes.some(
    (node) =>
      node.node === 'move-piece' ||
      (node.node === 'swap' && (node.a === 'marker' || node.b === 'marker')) ||
      (node.node === 'space' && moves(node.then)),
  );

import type { Node, Place } from '../../program.ts';
import type { Asked } from '../effects/effect.ts';
import type { Head } from '../nouns/head.ts';
import { placeOf } from '../nouns/place-of.ts';
import { inRange } from '../nouns/range.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const or = oneOf('or');

/** `on a Spring or in range 1`, `adjacent to you or on any Spring`, `in range 2 or on Mud`: one space, of which one of both is so. */
export function eitherSite({ cursor, context, clause }: Asked): { readonly head: Head } | undefined {
  if (cursor.lacks(or) || !cursor.sees('on|in|into|within|adjacent|next')) return undefined;
  return cursor.try(() => {
    const first = lies(cursor, context.words) ?? near(cursor, context);
    if (first === undefined || !cursor.takeAny(', or', 'or')) return undefined;
    const second = lies(cursor, context.words) ?? near(cursor, context);
    // Two kinds of ground, and what is near to two that are known, are told otherwise.
    const both = [first, second];
    if (second === undefined || both.every((one) => one?.on !== undefined)) return undefined;
    if (both.every((one) => typeof one?.of !== 'object' && one?.on === undefined)) return undefined;
    if (!cursor.done && !cursor.sees(',|(|and|then')) return undefined;
    const then: Node[] = [];
    return { head: { node: { clause, node: 'space', sight: false, places: [{ any: [first, second] }], then }, then } };
  });
}

/** `on a Spring`, `in Mud`. */
const lies = (cursor: Cursor, words: Asked['context']['words']): Place | undefined =>
  cursor.try(() => {
    if (!cursor.take('on|in|into|onto')) return undefined;
    cursor.takeAny('an? empty|free? space on|in|with', 'a|an|any|one');
    const piece = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker', 'terrain']);
    if (piece === undefined || piece.word.fields.object || piece.word.fields.long !== undefined) return undefined;
    cursor.at = piece.to;
    cursor.take('space|marker');
    return { on: piece.word.ref };
  });

/** `in range 1`, `adjacent to you`, `in range 2 of a Turret`: seen from there. */
const near = (cursor: Cursor, context: Asked['context']): Place | undefined =>
  cursor.try(() => {
    const beside = cursor.take('adjacent|next to');
    const range = beside ? { max: 1 } : inRange(cursor);
    if (range === undefined) return undefined;
    const of = beside || cursor.take('of') ? placeOf(cursor, context) : 'you';
    return of && { range, ...(of !== 'you' && { of }), sight: true };
  });

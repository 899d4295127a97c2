import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { type Word, type WordKind, wordAt } from '../words/words.ts';

/** Whether such a piece is on the map: an object is a unit, a marker lies at some distance. */
export const isOnMap = ({ ref, kind, fields }: Word, yours: boolean): Condition =>
  kind === 'summon' || fields.object
    ? { is: 'there-is', who: yours ? { side: 'ally', card: ref, yours } : { side: 'any', card: ref } }
    : { is: 'place', of: 'you', place: { range: {}, of: { marker: ref, ...(yours && { yours }) } } };

/** Whether none of one's own is. */
export const noneOnMap = (word: Word): Condition => {
  const there = isOnMap(word, true);
  return there.is === 'there-is' ? { ...there, min: 0, max: 0 } : not(there);
};

/** The piece that a question asks to have none of: `If you have no Totem, place one`. */
export function noneOf(conditions: readonly Condition[]): string | undefined {
  const [one, ...more] = conditions;
  if (one === undefined || more.length > 0) return undefined;
  if (one.is === 'there-is') return one.max === 0 && one.who.yours ? one.who.card : undefined;
  const of = one.is === 'not' && one.of.is === 'place' ? one.of.place.of : undefined;
  return typeof of === 'object' && 'marker' in of && of.yours ? of.marker : undefined;
}

/** `a Totem`, `Totem`; `one` or `it`, of which the question before asked whether there is none. Behind an article or a number. */
export function pieceOrOne(
  cursor: Cursor,
  { words, none }: Context,
  kinds: readonly WordKind[],
): { readonly word: Word; readonly to: number } | undefined {
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, kinds);
  if (named !== undefined || none === undefined || !/^(?:one|it)$/.test(cursor.before?.text ?? '')) return named;
  const word = wordOf(words, none, ...kinds);
  return word && { word, to: cursor.at };
}

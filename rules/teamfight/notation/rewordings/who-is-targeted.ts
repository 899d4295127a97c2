import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const somebody = oneOf('them they their it its him her his ally target');

/**
 * `Instant +2: When an ally in range 4 is targeted, swap places with them`, `if your Wolf is targeted in range 4, ...`: such a one is chosen, where the
 * instant answers an ability on it. Only where what is done speaks of that one.
 */
export function whoIsTargeted(tokens: readonly Token[], { instant, words }: Context): Token[] | undefined {
  if (!instant) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if|when|whenever')) return undefined;
  const from = cursor.at;
  const article = cursor.take('a|an|any|another|your|the');
  const summon = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (summon !== undefined) cursor.at = summon.to;
  else if (!article || tokens[from]?.text === 'the' || !cursor.take('ally|summon')) return undefined;
  const who = tokens.slice(from, cursor.at).map((one) => (one.text === 'the' ? wordLike(one, 'your') : one));
  const near = placeAt(cursor);
  if (!cursor.take('is targeted|attacked')) return undefined;
  const [is, targeted] = [tokens[cursor.at - 2] as Token, tokens[cursor.at - 1] as Token];
  const place = near ?? placeAt(cursor);
  if (!cursor.take(',|:') || !cursor.holds(somebody)) return undefined;
  const rest = tokens.slice(cursor.at).map((one) => (/^(?:him|her)$/.test(one.text) ? wordLike(one, 'it') : one));
  return [...who, ...(place ?? []), ...wordsLike(is, 'that is'), targeted, ...wordsLike(targeted, ','), ...rest];
}
whoIsTargeted.begins = beginning('if|when|whenever');
whoIsTargeted.needs = oneOf('targeted attacked');

/** `in range 4`, `adjacent`. */
function placeAt(cursor: Cursor): readonly Token[] | undefined {
  const { at } = cursor;
  return cursor.takeAny('in|within range #', 'adjacent|next to you') ? cursor.tokens.slice(at, cursor.at) : undefined;
}

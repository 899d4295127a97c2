import { Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';

/** How many words may name those whom a sentence is about. */
const longestName = 10;

/**
 * `Units in the Fog can't target or be targeted from beyond range 2`, `can only target and be targeted within range 2`, `can only be targeted from
 * range 1`, `by adjacent units`: nobody beyond that is a target of theirs, or has them as one.
 */
export function onlyNear(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < Math.min(tokens.length, longestName); at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const never = cursor.takeAny("can't|cannot", 'can not');
    if (!never && !cursor.take('can only')) continue;
    const both = cursor.takeAny('target or|and|nor be targeted', 'be targeted or|and|nor target');
    const passive = !both && cursor.take('be targeted');
    // "Can't target beyond range 2" is read as it stands.
    if (!both && (never || (!passive && !cursor.take('target units|enemies?')))) return undefined;
    const near = passive && cursor.takeAny('by|from adjacent units|enemies', 'by units|enemies adjacent to them');
    const far = never ? cursor.takeAny('from? beyond range #') : cursor.take('from|within|in|by? range #');
    if (!(near || far) || !cursor.done) return undefined;
    const [range = 1] = cursor.numbers;
    const like = tokens[at] as Token;
    const said = [
      ...(both || passive ? [`can't be targeted from beyond range ${range}`] : []),
      ...(both || !passive ? [`can't target beyond range ${range}`] : []),
    ];
    const number = tokens.findLast(({ kind }) => kind === 'number') ?? like;
    const words = wordsLike(like, said.join(' and ')).map((one) =>
      one.text === String(range) ? numberLike({ ...number, from: one.from, to: one.to }, range) : one,
    );
    return [...tokens.slice(0, at), ...words];
  }
  return undefined;
}
onlyNear.needs = oneOf("can't cannot can");

/** `Units outside of the Smoke`: that are not in it. */
export function outside(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'outside');
  if (at < 1) return undefined;
  const of = tokens[at + 1]?.text === 'of' ? 2 : 1;
  return [...tokens.slice(0, at), ...wordsLike(tokens[at] as Token, 'not in'), ...tokens.slice(at + of)];
}
outside.needs = oneOf('outside');

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { numberLike, type Token, wordsLike } from '../words/token.ts';

/** Most words of whom it is about: `an ally in range 3`. */
const longestName = 8;

/**
 * `When you are hit, take half damage`, `when an ally in range 3 is hit by an attack, reduce the damage by 1`: that of the attack, before it is taken. An
 * instant is used once the roll is known (T-190), so that `when you are attacked` is the same there; what else answers an attack that has not hit yet is by
 * hand: it comes before the roll.
 */
export function hitThenLess(tokens: readonly Token[], { instant }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('when|whenever')) return undefined;
  const own = cursor.sees('you are|take');
  const end = Math.min(tokens.length, cursor.at + longestName);
  while (cursor.at < end && !cursor.sees('is|are|take|takes')) cursor.at += 1;
  const who = tokens.slice(0, cursor.at);
  const from =
    (cursor.takeAny('is|are hit|damaged by an? attack', 'take|takes damage from an attack', 'is|are hit') ||
      (instant && cursor.take('is|are attacked'))) &&
    cursor.take(',') &&
    wordsLike(tokens[cursor.at - 1] as Token, 'would take damage from an attack');
  if (!from) return undefined;
  const like = tokens[cursor.at];
  const less = lessened(cursor, own);
  if (like === undefined || less === undefined || !(cursor.done || cursor.sees('.'))) return undefined;
  const said =
    less === 'half' ? wordsLike(like, ', halve it') : [...wordsLike(like, ', reduce it by'), numberLike(like, less)];
  return [...who, ...from, ...said, ...tokens.slice(cursor.at)];
}
hitThenLess.begins = beginning('when|whenever');
hitThenLess.needs = oneOf('hit damaged damage attacked');

/** `take half damage`, `they take 1 less damage`, `reduce the damage by 1`: by how much, of whoever was hit. */
function lessened(cursor: Cursor, own: boolean): number | 'half' | undefined {
  if (cursor.takeAny('halve the|that|this damage', 'the damage is halved')) return 'half';
  if (cursor.takeAny('reduce the|that|this damage taken? by #', 'the damage is reduced by #'))
    return cursor.numbers.at(-1);
  if (!(own ? cursor.take('you? take') : cursor.takeAny('they|it take|takes'))) return undefined;
  const half = cursor.takeAny('half the? damage|dmg');
  const less = half
    ? undefined
    : cursor.takeAny('# less damage|dmg', '- # damage|dmg')
      ? cursor.numbers.at(-1)
      : undefined;
  if (!half && less === undefined) return undefined;
  cursor.takeAny('from it', 'from that|the attack');
  return half ? 'half' : less;
}

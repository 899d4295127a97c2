import type { Context } from '../context.ts';
import { oneNamed, whoWereMet } from '../nouns/one-met.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const asked = /^(?:if|when|whenever|while|until|unless|that|who|which|:)$/;

/** `Enemies in burst 2, 1dmg. Push one of them 1`, `teleport adjacent to an enemy hit`: that one is chosen first. */
export function toOneMet(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (whoWereMet(context) === undefined) return undefined;
  for (let from = 1; from < tokens.length; from++) {
    if (asked.test(tokens[from - 1]?.text ?? '')) return undefined;
    const cursor = new Cursor(tokens, from, tokens.length);
    const like = tokens[from];
    if (like === undefined || oneNamed(cursor, context) === undefined) continue;
    const may = tokens.findIndex(({ text }) => text === 'may');
    const first = tokens[0]?.text === 'then' ? 1 : 0;
    // "An ally may push one of them 1": who chooses is not said.
    if (may >= 0 && may < from && !(may === first + 1 && tokens[first]?.text === 'you')) return undefined;
    return [
      ...wordsLike(like, 'choose'),
      ...tokens.slice(from, cursor.at),
      ...wordsLike(like, ','),
      ...tokens.slice(first, from),
      ...wordsLike(like, 'the target'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
toOneMet.needs = oneOf('them those these targets hit area burst line it one nearest closest furthest farthest');

import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `4dmg, and 1dmg to others in burst 1 of the hit target`: where it was missed there is no such target, and nobody beside it is harmed. */
export function ofTheHit(tokens: readonly Token[], _: Context): Token[] | undefined {
  const said = tokens.findIndex(({ text }, at) => text === 'hit' && tokens[at - 1]?.text === 'the');
  if (tokens[said + 1]?.text !== 'target') return undefined;
  const from = tokens.findLastIndex(
    ({ kind }, at) => at < said && kind === 'number' && /^(?:dmg|damage)$/.test(tokens[at + 1]?.text ?? ''),
  );
  const like = tokens[from];
  if (like === undefined || tokens[from + 2]?.text !== 'to') return undefined;
  const before = /^(?:and|,)$/.test(tokens[from - 1]?.text ?? '') ? from - 1 : from;
  const comma = tokens[before - 1]?.text === ',' ? before - 1 : before;
  if (comma === 0) return undefined;
  return [
    ...tokens.slice(0, comma),
    ...wordsLike(like, ', on hit ,'),
    ...tokens.slice(from, said),
    ...tokens.slice(said + 1),
  ];
}
ofTheHit.needs = oneOf('hit');

import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Each player scores 1 at the end of round 3`, on a rules card or map: at the end of round 3, each player does. */
export function scoredThen(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const at = tokens.findIndex(({ text }, index) => text === 'at' && index > 1);
  if (first === undefined || !isOwnerless(context) || at < 0 || tokens.slice(0, at).some(({ text }) => text === ','))
    return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const moment = cursor.takeAny(
    'at the? end|start|beginning of each|every|the|a? round #',
    'at the? end|start|beginning of each|every|the round',
    'at the? end|start|beginning of the? game|match',
  );
  return moment && cursor.done
    ? [...tokens.slice(at), { ...wordLike(first, ','), kind: 'sign' as const }, ...tokens.slice(0, at)]
    : undefined;
}
scoredThen.needs = oneOf('score scores');

import type { Context } from '../context.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Each player scores 1 at the end of round 3`, on a rules card or map: at the end of round 3, each player does. */
export function scoredThen(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [first] = tokens;
  const at = tokens.findIndex(({ text }, index) => text === 'at' && index > 1);
  // A piece of a map is nobody's, too.
  const isNobodys = isOwnerless(context) || context.self?.fields.ofMap === true;
  if (first === undefined || !isNobodys || at < 0 || tokens.slice(0, at).some(({ text }) => text === ','))
    return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  const moment = cursor.takeAny(
    'at the? end|start|beginning of each|every|the|a? round #',
    'at the? end|start|beginning of each|every|the round',
    'at the? end|start|beginning of the? game|match',
  );
  // "The player with more points at the end of round 3 scores 1": then, too.
  if (!moment || !(cursor.done || cursor.sees('scores'))) return undefined;
  const comma: Token = { ...wordLike(first, ','), kind: 'sign' };
  return [...tokens.slice(at, cursor.at), comma, ...tokens.slice(0, at), ...tokens.slice(cursor.at)];
}
scoredThen.needs = oneOf('score scores');

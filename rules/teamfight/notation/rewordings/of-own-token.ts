import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const isOfToken = ({ slot, self }: Context): boolean =>
  self !== undefined && (slot === 'token' || slot === 'condition' || slot === 'counter');

const moments = [
  'at the start|beginning|end of your next? turn',
  'at the start|beginning|end of the next? round',
  'when you die',
];

/** `Explodes at the end of your turn: burst 1, 2dmg`, on somebody: that comes then, and the token is gone. */
export function tokenExplodes(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !isOfToken(context)) return undefined;
  cursor.take('this|it');
  if (!cursor.take('explodes|detonates')) return undefined;
  const { at } = cursor;
  if (!cursor.takeAny(...moments) || !cursor.take(':|,') || !cursor.sees('burst #')) return undefined;
  const moment = tokens.slice(at, cursor.at - 1);
  return [...moment, ...wordsLike(like, ','), ...tokens.slice(cursor.at), ...wordsLike(like, ', then remove this')];
}
tokenExplodes.needs = oneOf('explodes detonates');

/** `Cleared by any heal`, `any healing clears this`: when one is healed. */
export function clearedByHealing(tokens: readonly Token[], context: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !isOfToken(context)) return undefined;
  const said = cursor.takeAny(
    'this|it? is? cleared|removed|lost by any? heal|healing',
    'any? heal|healing clears|removes|ends this|it',
  );
  return said && cursor.done ? wordsLike(like, 'clear this when you are healed') : undefined;
}
clearedByHealing.needs = oneOf('heal healing');

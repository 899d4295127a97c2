import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Burst 1 of an ally in range 4, enemies take 2dmg`: that ally is chosen, and the area is around him. */
export function burstOfOne(tokens: readonly Token[], context: Context): Token[] | undefined {
  if (context.them !== undefined || (context.slot !== 'ability' && context.slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('burst # of|around')) return undefined;
  const { at } = cursor;
  cursor.take('target');
  const from = cursor.at;
  const found = noun(cursor, context);
  const isChosen = found?.ref === undefined && (found?.range !== undefined || found?.seen === true);
  if (found === undefined || found.many !== 'one' || found.max !== undefined || !isChosen || !cursor.sees(',|:'))
    return undefined;
  const like = tokens[at] as Token;
  return [
    ...tokens.slice(from, cursor.at),
    ...wordsLike(like, ','),
    ...tokens.slice(0, 2),
    ...wordsLike(like, 'of it'),
    ...tokens.slice(cursor.at),
  ];
}
burstOfOne.begins = beginning('burst');

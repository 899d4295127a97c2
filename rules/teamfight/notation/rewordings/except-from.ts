import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `You can't be targeted except from range 1`, `unless by adjacent enemies`: you can only be targeted so. */
export function exceptFrom(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.takeAny("cannot|can't be targeted", 'can not be targeted')) continue;
    cursor.takeAny('by units|attacks|abilities', 'by anyone|anybody|anything');
    cursor.take(',');
    if (!cursor.take('except|unless|but|save') || !cursor.sees('from|by|at|in|within')) return undefined;
    return [
      ...tokens.slice(0, at),
      ...wordsLike(tokens[at] as Token, 'can only be targeted'),
      ...tokens.slice(cursor.at),
    ];
  }
  return undefined;
}
exceptFrom.needs = oneOf('except unless but save');

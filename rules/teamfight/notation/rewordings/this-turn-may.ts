import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `This turn you may use a default ability as a Free Action`: that turn is said behind what one may do in it. */
export function thisTurnMay(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('this turn')) return undefined;
  const turn = tokens.slice(0, cursor.at);
  cursor.take(',');
  if (!cursor.take('you may|can use')) return undefined;
  const last = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
  return [...wordsLike(like, 'you may use'), ...tokens.slice(cursor.at, last), ...turn, ...tokens.slice(last)];
}
thisTurnMay.begins = beginning('this');
thisTurnMay.needs = oneOf('may can');

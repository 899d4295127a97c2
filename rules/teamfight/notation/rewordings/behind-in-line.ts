import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Everything behind the target in line, 2dmg`, `all units behind them in a line take 1dmg`: in a line behind them. */
export function behindInLine(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'behind');
  const like = tokens[at];
  if (like === undefined || at < 1) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.takeAny('the target|unit', 'it|them')) return undefined;
  const to = cursor.at;
  if (!cursor.takeAny('in a|the|that? straight? line', 'in its|their line')) return undefined;
  if (!cursor.done && !cursor.sees(',|:|take|takes|gain|gains|get|gets|are|is')) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'in a line'), ...tokens.slice(at, to), ...tokens.slice(cursor.at)];
}
behindInLine.needs = oneOf('behind');

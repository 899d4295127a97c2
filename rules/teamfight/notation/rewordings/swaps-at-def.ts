import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Swap places with a unit in range 4, +2def if it's an enemy`: who it is on stands first, and what changes the roll behind that. */
export function swapsAtDef(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('swap|switch|exchange places|positions|spaces with', 'swap with'))
    return undefined;
  if (!cursor.sees('a|an|any')) return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  const def = new Cursor(tokens, comma + 1, tokens.length);
  if (comma < 0 || !def.takeAny('+ # def', '+ # crit', 'undefendable')) return undefined;
  const rest = tokens.slice(comma + 1);
  if (rest.some(({ text }) => text === ',' || text === 'and' || text === 'then')) return undefined;
  const whom = tokens.slice(cursor.at, comma);
  const unit = whom.findIndex(({ text }) => text === 'unit');
  if (unit >= 0) whom.splice(unit + 1, 0, ...wordsLike(like, 'other than you'));
  return [...whom, wordLike(like, ','), ...rest, ...wordsLike(like, ', swap places with them')];
}
swapsAtDef.begins = beginning('swap|switch|exchange');

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Your attacks this turn also slow`, `your default abilities push 2 this turn`: in this turn they do. */
export function attacksThisTurn(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'passive')) return undefined;
  if (!cursor.take('your default|non-default? attacks|abilities')) return undefined;
  const whose = tokens.slice(0, cursor.at);
  const early = cursor.take('this turn');
  const rest = tokens.slice(cursor.at);
  const end = rest.length - 2;
  const late = !early && rest[end]?.text === 'this' && rest[end + 1]?.text === 'turn';
  const does = late ? rest.slice(0, end) : rest;
  if (!(early || late) || does.length === 0 || does.some(({ text }) => text === 'turn' || text === 'until'))
    return undefined;
  const also = does[0]?.text === 'also' ? does.slice(1) : does;
  return [...wordsLike(like, 'this turn'), wordLike(like, ','), ...whose, ...also];
}
attacksThisTurn.begins = beginning('your');
attacksThisTurn.needs = oneOf('turn');

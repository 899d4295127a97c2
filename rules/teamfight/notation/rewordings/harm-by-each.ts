import type { Context } from '../context.ts';
import { eachDeals } from '../sentences/from-pieces.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { plurals } from '../words/plurals.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `For each Wolf you have, 1dmg to an enemy in range 2 of it`: each of them deals that. */
export function harmByEach(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { words } = context;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('for each|every')) return undefined;
  const yours = cursor.take('of your');
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (named === undefined) return undefined;
  cursor.at = named.to;
  if (!yours && !cursor.takeAny('you have|control|own', 'of yours')) return undefined;
  if (!cursor.take(',|:')) return undefined;
  cursor.take('deal|deals');
  const { at } = cursor;
  if (!cursor.take('# dmg|damage')) return undefined;
  const harm = tokens.slice(at, cursor.at);
  const rest = tokens.slice(cursor.at);
  if (rest[0]?.text !== 'to' || rest.at(-1)?.text !== 'it') return undefined;
  const [name = ''] = plurals(named.word.name.toLowerCase());
  return eachDeals([...wordsLike(like, `each of your ${name} deals`), ...harm, ...rest], context);
}
harmByEach.begins = beginning('for each|every');

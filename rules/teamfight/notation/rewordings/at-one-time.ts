import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const where = ['in play|existence', 'on the map|board|battlefield|field', 'out|active|placed'];
const when = 'at a? time|once';
const behind = [when, ...where.flatMap((place) => [`${place} ${when}`, place])];
const there = ['exist', ...where.map((place) => `be ${place}`)].flatMap((is) => [
  `can|may ${is} ${when}`,
  `can|may ${is}`,
]);

/** `Only one Wolf can be in play at a time`, `you can only have 2 Wolves at once`: never more of them. */
export function atOneTime(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined) return undefined;
  const own = cursor.takeAny(
    'you can|may only have|control|own',
    'you can|may have|control|own only',
    'you only have|control|own',
  );
  if (!own && !cursor.takeAny('only', 'no more than', 'at most')) return undefined;
  const number = cursor.at;
  if (!cursor.take('#') && !cursor.take('a')) return undefined;
  const most = tokens[number] as Token;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['summon', 'marker', 'terrain']);
  if (named === undefined) return undefined;
  const name = tokens.slice(cursor.at, named.to);
  cursor.at = named.to;
  if (!cursor.takeAny(...(own ? behind : there)) || !cursor.done) return undefined;
  const count = most.text === 'a' ? wordsLike(like, 'one') : [most];
  return [...wordsLike(like, 'you never have more than'), ...count, ...name];
}
atOneTime.needs = oneOf('only more most');

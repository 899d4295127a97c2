import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const somebody = 'targets|enemies|allies|units|heroes|summons|others';

/**
 * `A number of targets in range 3 up to your Coins`, `as many enemies in range 2 as you have Coins`, `up to X targets in range 3, where X is your Coins`:
 * any number of them, up to that.
 */
export function soManyTargets(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const range = new Cursor(tokens, 0, tokens.length);
  if (first === undefined) return undefined;
  range.take('range # ,');
  range.take('choose|target');
  const { at } = range;
  // "Range 3, as many enemies as you have Coins": those who are there.
  const ranged = tokens[0]?.text === 'range' ? tokens.slice(0, 2) : [];
  const said = upToSome(tokens, at) ?? asMany(tokens, at) ?? upToX(tokens, at);
  // A target is any unit (T-093).
  const noun = said?.map((token, n) => (n === 0 && token.text === 'targets' ? wordLike(token, 'units') : token));
  const there = ranged.length > 0 ? [wordLike(first, 'in'), ...ranged] : [];
  if (noun === undefined || (there.length > 0 && noun.some(({ text }) => text === 'in'))) return undefined;
  return [...wordsLike(first, 'any number of'), ...noun.slice(0, 1), ...there, ...noun.slice(1)];
}
soManyTargets.needs = oneOf(somebody.replaceAll('|', ' '));

/** `a number of enemies in range 3 up to your Coins`. */
function upToSome(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('a number of') || !cursor.sees(somebody)) return undefined;
  const rest = tokens.slice(cursor.at);
  return rest.some(({ text }, n) => text === 'up' && rest[n + 1]?.text === 'to') ? rest : undefined;
}

/** `as many enemies in range 2 as you have Coins`. */
function asMany(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  cursor.take('up to');
  if (!cursor.take('as many') || !cursor.sees(somebody)) return undefined;
  const from = cursor.at;
  const as = tokens.findIndex(({ text }, n) => n > from && text === 'as' && tokens[n + 1]?.text === 'you');
  const like = tokens[as];
  const behind = new Cursor(tokens, as, tokens.length);
  if (like === undefined || !behind.take('as you have')) return undefined;
  const to = tokens.findIndex(({ text }, n) => n >= behind.at && /^[,.:]$/.test(text));
  const what = tokens.slice(behind.at, to < 0 ? tokens.length : to);
  if (what.length === 0) return undefined;
  return [
    ...tokens.slice(from, as),
    ...wordsLike(like, 'up to the number of'),
    ...what,
    ...wordsLike(like, 'you have'),
    ...tokens.slice(to < 0 ? tokens.length : to),
  ];
}

/** `up to X enemies in range 3, where X is your Coins`. */
function upToX(tokens: readonly Token[], at: number): readonly Token[] | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('up to x') || !cursor.sees(somebody)) return undefined;
  const from = cursor.at;
  const where = tokens.findIndex((_, n) => n > from && new Cursor(tokens, n, tokens.length).sees('where x is|equals'));
  const like = tokens[where];
  // "Xdmg, where X is" is of both.
  const others = tokens.filter(({ text }) => text === 'x').length;
  if (like === undefined || others !== 2) return undefined;
  const to = tokens.findIndex(({ text }, n) => n > where && /^[,.:]$/.test(text));
  const worth = tokens.slice(where + 3, to < 0 ? tokens.length : to);
  const comma = tokens[where - 1]?.text === ',' ? where - 1 : where;
  const end = tokens.findIndex(({ text }, n) => n >= from && n <= comma && /^[,:]$/.test(text));
  const noun = tokens.slice(from, end < 0 ? comma : end);
  return [
    ...noun,
    ...wordsLike(like, 'up to'),
    ...worth,
    ...tokens.slice(noun.length + from, comma),
    ...tokens.slice(to < 0 ? tokens.length : to),
  ];
}

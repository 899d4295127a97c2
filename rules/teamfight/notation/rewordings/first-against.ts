import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const attack = [
  'the first attack against|targeting|on you',
  'the first attack that targets|hits you',
  'the first attack made against you',
] as const;
const often = 'each|every|per turn|round';

/** `The first attack against you each round misses`, `the first attack that targets you each turn has +2def`: once in each, as one is attacked. */
export function firstAgainst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const early = cursor.sees('each|every turn|round ,') && cursor.take(often) ? cursor.before : undefined;
  if (early !== undefined) cursor.take(',');
  if (!cursor.takeAny(...attack)) return undefined;
  // Whether it hits is known only once it is rolled for.
  if (tokens[cursor.at - 2]?.text === 'hits') return undefined;
  const span = early ?? (cursor.take(often) ? cursor.before : undefined);
  if (span === undefined) return undefined;
  const misses = cursor.takeAny('misses', 'always misses', 'automatically misses');
  const from = cursor.at;
  if (!misses && !cursor.take('has|gets|meets + # def')) return undefined;
  const def = tokens.slice(from + 1, cursor.at);
  if (!cursor.done) return undefined;
  const said = misses
    ? wordsLike(like, 'when you are attacked , it misses')
    : [...wordsLike(like, 'when a unit attacks you , you have'), ...def, ...wordsLike(like, 'against it')];
  return [...wordsLike(like, `once per ${span.text} ,`), ...said];
}
firstAgainst.begins = beginning('the first', 'each|every turn|round');

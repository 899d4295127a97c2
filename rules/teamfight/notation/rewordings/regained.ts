import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { lex, numberLike, type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const paying = /^(?:spend|discard|lose|pay)$/;

/** `On kill, regain them`, `get it back`, `regain the Coins spent`, behind what was spent: as many of the same. */
export function regained(tokens: readonly Token[], context: Context, source: string): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => /^(?:regain|recover|get|gain)$/.test(text));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const before = lex(source);
  const paid = before.flatMap(({ text }, n) => (paying.test(text) ? [n] : []));
  const [first, ...more] = paid;
  if (first === undefined || more.length > 0) return undefined;
  const spent = new Cursor(before, first + 1, before.length);
  const all = spent.takeAny('any number of your?', 'all of? your?', 'all');
  const count = all ? undefined : spent.take('#') ? (spent.numbers[0] ?? 1) : spent.take('a|an') ? 1 : undefined;
  const token = wordAt(context.words, before, spent.at, before.length, ['counter', 'token']);
  if (token === undefined || (!all && count === undefined)) return undefined;
  const name = before.slice(spent.at, token.to);
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const bare = like.text !== 'get' && like.text !== 'gain';
  const said =
    cursor.takeAny('them|it|those all? back', 'all|both of? them back') ||
    (bare && cursor.takeAny('all|both of? them', 'them|it|those'));
  if (!said) {
    // "Regain the Coins spent".
    if (!cursor.take('the|all|any')) return undefined;
    const again = wordAt(context.words, tokens, cursor.at, tokens.length, ['counter', 'token']);
    if (again?.word !== token.word) return undefined;
    cursor.at = again.to;
    cursor.take('counter|counters|token|tokens');
    if (!cursor.takeAny('spent|lost|discarded|paid this|that? way?', 'you spent|lost|discarded|paid')) return undefined;
  }
  if (!cursor.done && !cursor.sees('.|,|and')) return undefined;
  const many = all ? wordsLike(like, 'gain that many') : [wordLike(like, 'gain'), numberLike(like, count ?? 1)];
  return [...tokens.slice(0, at), ...many, ...name, ...tokens.slice(cursor.at)];
}

import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { lex, type Token, wordLike, wordsLike } from '../words/token.ts';
import { isStance, wordAt } from '../words/words.ts';

/**
 * `You are considered to be in both Owl stance and Bear stance`, `you count as being in all stances`: one has what each of them is, whichever
 * one has entered.
 */
export function inBothStances(tokens: readonly Token[], context: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'you' && /^(?:are|count)$/.test(tokens[n + 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (
    !cursor.takeAny(
      'you are considered|treated to be',
      'you are considered|treated as? being?',
      'you count as being?',
      'you are',
    )
  )
    return undefined;
  if (!cursor.take('in')) return undefined;
  const both = cursor.take('both');
  const names: string[] = [];
  if (cursor.takeAny('your stances', 'stances', 'all of? your? stances', 'every stance')) {
    const own = context.words.all.filter((one) => isStance(one) && one.owners.includes(context.bearer ?? ''));
    names.push(...own.map(({ name }) => name));
    if (both && names.length !== 2) return undefined;
  } else if (both) {
    for (let n = 0; n < 2; n++) {
      if (n > 0 && !cursor.take('and')) return undefined;
      const found = wordAt(context.words, tokens, cursor.at, tokens.length, ['token', 'stance']);
      if (found === undefined || !isStance(found.word)) return undefined;
      names.push(found.word.name);
      cursor.at = found.to;
    }
    cursor.take('stances');
  }
  if (names.length < 2) return undefined;
  const said = names.flatMap((name, n) => [
    ...(n === 0 ? [] : [wordLike(like, 'and')]),
    ...lex(name).map((one) => ({ ...one, from: like.from, to: like.to })),
  ]);
  return [...tokens.slice(0, at), ...wordsLike(like, 'you gain'), ...said, ...tokens.slice(cursor.at)];
}
inBothStances.needs = oneOf('you');

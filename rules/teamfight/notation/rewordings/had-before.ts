import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `+1 Chill to enemies who already had it`, `another Chill to units that already had Chill`, `+1 Chill if they already had it`: those who had it before gain so many more. */
export function hadBefore(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  cursor.take('give');
  const more = cursor.take('+') || cursor.take('another');
  const number = cursor.peek()?.kind === 'number' ? cursor.peek() : undefined;
  if (number !== undefined) cursor.at += 1;
  if (!more && number === undefined) return undefined;
  const extra = cursor.take('more|additional|extra');
  const given = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token']);
  if (given === undefined || !(more || extra)) return undefined;
  const name = tokens.slice(cursor.at, given.to);
  cursor.at = given.to;
  const many = number === undefined ? [wordLike(like, 'a')] : [number];
  const asked = cursor.at;
  if (cursor.take('if they|it already had|have|has')) {
    if (!cursor.takeAny('it', 'one', 'any', 'some') || !(cursor.done || cursor.sees('.'))) return undefined;
    const question = tokens.slice(asked, asked + 4);
    return [...question, ...name, wordLike(like, ','), ...wordsLike(like, 'they gain'), ...many, ...name];
  }
  if (!cursor.take('to|for')) return undefined;
  const from = cursor.at;
  if (!cursor.take('enemies|allies|units|those') || !cursor.take('that|who|which already had|have')) return undefined;
  const whom = tokens.slice(from, cursor.at).map((one) => (one.text === 'those' ? wordLike(one, 'units') : one));
  if (!cursor.takeAny('it', 'one', 'any', 'some')) {
    const again = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token']);
    if (again?.word.ref !== given.word.ref) return undefined;
    cursor.at = again.to;
  }
  if (!cursor.done && !cursor.sees('.')) return undefined;
  return [...whom, ...name, wordLike(like, 'gain'), ...many, ...name, ...tokens.slice(cursor.at)];
}
hadBefore.needs = oneOf('already');

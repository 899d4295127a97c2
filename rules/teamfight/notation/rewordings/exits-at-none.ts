import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Exit at 0 Rage`, `exit the stance at 0`: when one has none of that, which a text may name before it as the only one. */
export function exitsAtNone(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('exit|leave')) return undefined;
  cursor.takeAny('the|this|your stance|form', 'it|this');
  const { at } = cursor;
  const like = tokens[at];
  if (like === undefined || (!cursor.take('at|on # counters|tokens?') && !cursor.take('at|on #'))) return undefined;
  if (cursor.numbers[0] !== 0) return undefined;
  const said = wordAt(words, tokens, cursor.at, tokens.length, ['counter']);
  if (said !== undefined) cursor.at = said.to;
  cursor.take('counter|counters|token|tokens');
  const name = said?.word.name ?? onlyCounter(before, words);
  if (name === undefined || !cursor.done) return undefined;
  const stance = onlyStance(before, words);
  return stance === undefined
    ? undefined
    : wordsLike(like, `when you lose your last ${name.toLowerCase()} , exit ${stance}`);
}
exitsAtNone.begins = beginning('exit|leave');
exitsAtNone.needs = oneOf('at on');

/** The one counter that the text has named before. */
function onlyCounter(before: readonly Token[], words: Context['words']): string | undefined {
  const names = new Set<string>();
  for (let at = 0; at < before.length; at++) {
    const found = wordAt(words, before, at, before.length, ['counter']);
    if (found !== undefined) names.add(found.word.name);
  }
  const [only, ...more] = names;
  return more.length === 0 ? only : undefined;
}

/** The one stance that the text has entered before. */
function onlyStance(before: readonly Token[], words: Context['words']): string | undefined {
  const names = new Set(
    before.flatMap(({ text }, at) => {
      const found = text === 'enter' ? wordAt(words, before, at + 1, before.length, ['stance']) : undefined;
      return found === undefined ? [] : [found.word.name.toLowerCase()];
    }),
  );
  const [only, ...more] = names;
  return more.length === 0 ? only : undefined;
}

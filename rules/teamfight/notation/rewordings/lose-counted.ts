import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `1dmg per Coin, then lose them all`, `for each Coin you have. Lose them`: those of one's own that were counted just before. */
export function loseCounted(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const verb = tokens.findLastIndex(({ text }) => losing.words.has(text));
  const like = tokens[verb];
  if (like === undefined) return undefined;
  const lost = new Cursor(tokens, verb + 1, tokens.length);
  if (!lost.takeAny('them all?', 'all of them', 'those', 'all those') || !lost.done) return undefined;
  const said = [...before, ...tokens.slice(0, verb)];
  const each = said.findLastIndex(
    ({ text }, at) => text === 'per' || (text === 'for' && /^(?:each|every)$/.test(said[at + 1]?.text ?? '')),
  );
  if (each < 0) return undefined;
  const cursor = new Cursor(said, each, said.length);
  cursor.takeAny('per', 'for each|every');
  const { at } = cursor;
  const counted = wordAt(words, said, at, said.length, ['counter', 'token']);
  if (counted === undefined) return undefined;
  cursor.at = counted.to;
  cursor.take('token|counter');
  cursor.take('you have');
  // "Per Coin on the target": theirs. What is named behind it could be them, too.
  while (!cursor.done) if (!cursor.take('then|and|,|.') && !isLine(cursor)) return undefined;
  return [...tokens.slice(0, verb + 1), ...wordsLike(like, 'all'), ...said.slice(at, counted.to)];
}

function isLine(cursor: Cursor): boolean {
  if (cursor.peek()?.kind !== 'line') return false;
  cursor.at += 1;
  return true;
}

const losing = oneOf('lose discard spend remove');
loseCounted.needs = losing;

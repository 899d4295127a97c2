import { Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `Gain a Coin. When you die, lose all of them`: all of what the text has brought, where that is one kind. */
export const losesAllOfThem: Rewording = (tokens, { words, slot }, { before }) => {
  const lose = tokens.findIndex(({ text }) => text === 'lose');
  const like = tokens[lose];
  if (like === undefined || slot === 'token' || slot === 'condition') return undefined;
  const cursor = new Cursor(tokens, lose + 1, tokens.length);
  if (!cursor.takeAny('all of? them|those', 'them all', 'them') || !(cursor.done || cursor.sees('and|when|on')))
    return undefined;
  // Of who else has some nothing is said.
  if (tokens.slice(0, lose).some(({ text }) => /^(?:they|it|target|each|enemies|allies|enemy|ally)$/.test(text)))
    return undefined;
  const gained = new Map<string, { word: Word; from: number; to: number }>();
  for (let at = 0; at < before.length; at++) {
    const found = wordAt(words, before, at, before.length, ['counter', 'token']);
    if (found === undefined) continue;
    gained.set(found.word.ref, { word: found.word, from: at, to: found.to });
    at = found.to - 1;
  }
  const [only, ...more] = gained.values();
  if (only === undefined || more.length > 0 || !before.some(({ text }) => text === 'gain')) return undefined;
  return [
    ...tokens.slice(0, lose + 1),
    wordLike(like, 'all'),
    ...before.slice(only.from, only.to),
    ...tokens.slice(cursor.at),
  ];
};

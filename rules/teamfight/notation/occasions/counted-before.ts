import type { Cursor } from '../words/cursor.ts';
import { type Words, wordAt } from '../words/words.ts';

const kinds = ['condition', 'token', 'counter'] as const;
const changes =
  /^(?:remove|removes|lose|loses|clear|clears|spend|spends|discard|discards|give|gives|gain|gains|get|gets)$/;

/**
 * `1dmg per Hook they have. If they have 3 or more`: of that of which so much is done for each, and which nobody has come to have or lost since.
 * `only`: where nothing else is said of it before, either.
 */
export function countedBefore({ tokens, at }: Cursor, words: Words, only = false): string | undefined {
  const said = tokens.slice(0, at);
  const per = said.findLastIndex(({ text }, n) => text === 'per' || (text === 'each' && said[n - 1]?.text === 'for'));
  const word = per < 0 ? undefined : wordAt(words, tokens, per + 1, at, [...kinds]);
  if (word === undefined || said.slice(word.to).some(({ text }) => changes.test(text))) return undefined;
  const { ref } = word.word;
  const isSpoken = said.some((_, n) => n < per && wordAt(words, tokens, n, at, [...kinds])?.word.ref === ref);
  return only && isSpoken ? undefined : ref;
}

/** `Enemy with a Mark. If they have 2 tokens`: of the only token that the text has named so far. */
export function onlyNamedBefore({ tokens, at }: Cursor, words: Words): string | undefined {
  const named = new Set<string>();
  for (let n = 0; n < at; ) {
    const word = wordAt(words, tokens, n, at, ['token', 'counter']);
    if (word !== undefined) named.add(word.word.ref);
    n = word?.to ?? n + 1;
  }
  const [only, ...more] = named;
  return more.length === 0 ? only : undefined;
}

import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Word, wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `When you have 4 Coins, lose it all`, `2dmg per Coin. Lose all of it`: all of the one counter or token that the text has named. */
export function itAll(
  tokens: readonly Token[],
  { words, self, slot }: Context,
  { before }: About,
): Token[] | undefined {
  const lose = tokens.findIndex(({ text }) => /^(?:lose|spend|clear|remove|discard)$/.test(text));
  const like = tokens[lose];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, lose + 1, tokens.length);
  if (!cursor.takeAny('all of it', 'it all')) return undefined;
  // Of who else has some nothing is said.
  if (tokens.slice(0, lose).some(({ text }) => /^(?:they|it|target|each|enemies|allies|enemy|ally)$/.test(text)))
    return undefined;
  const said = [...before, ...tokens.slice(0, lose)];
  const named = new Map<string, { readonly word: Word; readonly name: readonly Token[] }>();
  for (let at = 0; at < said.length; at++) {
    const found = wordAt(words, said, at, said.length, ['condition', 'counter', 'token']);
    if (found === undefined) continue;
    named.set(found.word.ref, { word: found.word, name: said.slice(at, found.to) });
    at = found.to - 1;
  }
  const [only, ...more] = named.values();
  if (only === undefined || more.length > 0) return undefined;
  // What conditions one has oneself only their own text knows.
  const own = (slot === 'condition' || slot === 'token') && self?.ref === only.word.ref;
  if (only.word.kind !== 'counter' && !own) return undefined;
  return [...tokens.slice(0, lose + 1), wordLike(like, 'all'), ...only.name, ...tokens.slice(cursor.at)];
}
itAll.needs = oneOf('all');

import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `All Steam counters are lost when you use Whistle`, `you lose all Steam when you are hit`: what sets that off is said first. */
export function allLostWhen(tokens: readonly Token[], { words, slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'default' && slot !== 'passive')) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const does = cursor.takeAny('you lose all', 'lose all');
  // "Lose all Steam when you are hit" of an ability could be done at once.
  if (does && tokens[0]?.text !== 'you' && slot !== 'passive') return undefined;
  if (!does && !cursor.take('all of? your?')) return undefined;
  const named = wordAt(words, tokens, cursor.at, tokens.length, ['counter']);
  if (named === undefined) return undefined;
  const { at } = cursor;
  cursor.at = named.to;
  cursor.take('counter|counters|token|tokens');
  if (!does && !cursor.take('is|are lost|removed|gone')) return undefined;
  const when = cursor.at;
  if (!cursor.take('when|whenever') || tokens.slice(when).some(({ text }) => /^[,:]$/.test(text))) return undefined;
  const rest = tokens.slice(when);
  if (rest.at(-1)?.text === '.') rest.pop();
  return [...rest, wordLike(like, ','), ...wordsLike(like, 'lose all'), ...tokens.slice(at, named.to)];
}
allLostWhen.needs = oneOf('lost lose removed gone');

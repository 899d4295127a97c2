import { oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Enemies beyond range 2 have +2def when they target you`, `enemies have -1def when targeting you`: what their abilities meet on you. */
export function attackersHave(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const words = tokens.map(({ text }) => text);
  const has = words.indexOf('have');
  if (like?.text !== 'enemies' || has < 0) return undefined;
  if (words.length !== has + 7 || !/^[+-]$/.test(words[has + 1] ?? '') || words[has + 3] !== 'def') return undefined;
  if (words.slice(has + 4).join(' ') !== 'when targeting you') return undefined;
  const who = tokens.slice(0, has);
  return [...wordsLike(like, 'abilities of'), ...who, ...wordsLike(like, 'against you'), ...tokens.slice(has, has + 4)];
}
attackersHave.begins = oneOf('enemies');
attackersHave.needs = oneOf('targeting');

import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Turn up to 4 spaces in range 3 into Mud`, `change each empty space in burst 1 to Fire`: those become that. */
export function turnsInto(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('turn|change|transform|convert')) return undefined;
  const into = tokens.findIndex(
    ({ text }, n) =>
      /^(?:into|to)$/.test(text) && wordAt(words, tokens, n + 1, tokens.length, ['terrain', 'marker']) !== undefined,
  );
  const which = tokens.slice(1, into);
  if (into < 2 || !which.some(({ text }) => /^spaces?$/.test(text))) return undefined;
  return [...which, ...wordsLike(like, 'become'), ...tokens.slice(into + 1)];
}
turnsInto.begins = beginning('turn|change|transform|convert');

import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceProgram } from '../words/piece.ts';
import { type Word, type Words, wordAt } from '../words/words.ts';

/** How many somebody is, behind the name of a condition. */
const soMany =
  '# adjacent|other|different|random|nearest|closest|furthest|farthest|enemy|allied? enemies|allies|units|targets|heroes|summons|of';

/** `Slow two enemies`, `Slow 2 adjacent units`: so many of them. False where it could be so many of the condition, as in "DoT 2 enemies"; undefined where it is not said. */
export function countsTargets(cursor: Cursor, word: Word, { words }: Context): boolean | undefined {
  if (!cursor.sees(soMany) && !namesSuch(cursor, words)) return undefined;
  const isDigit = /\d/.test(cursor.peek()?.text ?? '');
  return !isDigit || !pieceProgram(word, words).rules.some(({ rule }) => rule === 'stacks');
}

/** `2 Stunned enemies`. */
function namesSuch(cursor: Cursor, words: Words): boolean {
  const { tokens, at, end } = cursor;
  const such = cursor.sees('#') ? wordAt(words, tokens, at + 1, end, ['condition', 'token']) : undefined;
  return such !== undefined && /^(?:enemies|allies|units|targets|heroes)$/.test(tokens[such.to]?.text ?? '');
}

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const isDone = ({ slot }: Context): boolean => slot === 'ability' || slot === 'default';

/**
 * `+1 Standard Action`, all that a sentence of a Free Action says: gained, once. In an ultimate, and for an action of its own, it could be one more in
 * each turn.
 */
export function plusAction(tokens: readonly Token[], context: Context, source: string): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !isDone(context) || context.them !== undefined) return undefined;
  if (!cursor.take('+ # standard|move action|actions') || !cursor.done) return undefined;
  // What it costs stands first.
  if (!/^[^\n]*\bfree action\b/i.test(source) || /\bult/i.test(source)) return undefined;
  return [wordLike(like, 'gain'), ...tokens.slice(1)];
}
plusAction.begins = beginning('+');
plusAction.needs = oneOf('action actions');

/** `Lose Slow, Stun or Prone`, in an ability of one's own: cleared, of one's choice. */
export function losesEither(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (like?.text !== 'lose' || !isDone(context) || context.them !== undefined) return undefined;
  let or = false;
  let count = 0;
  for (let at = 1; at < tokens.length; count++) {
    const word = wordAt(context.words, tokens, at, tokens.length, ['condition']);
    if (word === undefined) return undefined;
    const cursor = new Cursor(tokens, word.to, tokens.length);
    if (cursor.done) return or && count > 0 ? [wordLike(like, 'clear'), ...tokens.slice(1)] : undefined;
    // "A and B" are both.
    if (or || !cursor.takeAny(', or', 'or', ',')) return undefined;
    or = cursor.before?.text === 'or';
    at = cursor.at;
  }
  return undefined;
}
losesEither.begins = beginning('lose');
losesEither.needs = oneOf('or');

/** `Your attacks deal +2dmg if you have Veil, or the target is adjacent to an ally`: one question. */
export function orBehindComma(tokens: readonly Token[]): Token[] | undefined {
  const asked = tokens.findIndex(({ text }) => text === 'if');
  const at = tokens.findIndex(({ text }, n) => n > asked && text === ',');
  if (asked < 1 || at < 0) return undefined;
  const other = new Cursor(tokens, at + 1, tokens.length);
  if (!other.takeAny('or the target|enemy|ally is|has', 'or you|they have|are', 'or it has|is')) return undefined;
  if (tokens.slice(at + 1).some(({ text }) => /^[,;:]$/.test(text) || text === 'and')) return undefined;
  return [...tokens.slice(0, at), ...tokens.slice(at + 1)];
}
orBehindComma.needs = oneOf('or');

/** `All Marked units, ignoring LoS and range, 2dmg`: all of them wherever they are, unless a range is said beside it. */
export function ignoringRange(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'ignoring');
  const like = tokens[at];
  if (like === undefined || tokens.filter(({ text }) => text === 'range').length !== 1) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  const both = ['los', 'line of sight'].flatMap((sight) => [`${sight} and|or range`, `range and|or ${sight}`]);
  if (!cursor.takeAny(...both) || !cursor.sees(',|:')) return undefined;
  return [...tokens.slice(0, at + 1), wordLike(like, 'los'), ...tokens.slice(cursor.at)];
}
ignoringRange.needs = oneOf('ignoring');

import type { Context } from '../context.ts';
import { verbs } from '../pieces/placing.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `Place a Snare in your space and in an empty space in LoS`: another one there. `Place a Snare in your space and a Mine in range 3`: that is
 * placed, too.
 */
export function placedTwice(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [verb] = tokens;
  if (verb === undefined || !cursor.take(verbs)) return undefined;
  if (!cursor.take('a|an|one')) return undefined;
  if (wordAt(words, tokens, cursor.at, tokens.length, ['marker', 'terrain']) === undefined) return undefined;
  for (let at = cursor.at; at < tokens.length; at++) {
    if (tokens[at]?.text !== 'and') continue;
    const behind = new Cursor(tokens, at + 1, tokens.length);
    const before = tokens.slice(0, at + 1);
    if (isSpace(behind)) return [...before, wordLike(verb, 'another'), ...tokens.slice(at + 1)];
    if (!behind.take('a|an|one|#')) return undefined;
    const other = wordAt(words, tokens, behind.at, tokens.length, ['marker', 'terrain']);
    return other === undefined ? undefined : [...before, wordLike(verb, 'place'), ...tokens.slice(at + 1)];
  }
  return undefined;
}

/** `in an empty space`, `in the target's space`: no range that could be of the same space. */
const isSpace = (cursor: Cursor): boolean =>
  cursor.sees('in|on a|an|any|another|one empty|free|unoccupied? space') ||
  cursor.sees('in|on your|their|its space') ||
  cursor.sees("in|on the target's space") ||
  cursor.sees('in|on a|an|any|one adjacent space');

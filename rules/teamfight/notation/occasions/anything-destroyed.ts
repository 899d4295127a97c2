import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const gone = oneOf('destroyed removed destroy remove');
const takes = /^(?:destroy|destroys|remove|removes|detonate|raze|break|breaks)$/;

/** `anything was destroyed`, `a wall was destroyed this way`, `you destroyed any`: of what the text destroys or removes before. */
export function anythingDestroyed(cursor: Cursor, { words }: Context): Condition | undefined {
  if (cursor.lacks(gone)) return undefined;
  const { tokens, at } = cursor;
  const verb = tokens.slice(0, at).findLastIndex(({ text }) => takes.test(text));
  if (verb < 0 || !isOfPieces(cursor, words, verb)) return undefined;
  return cursor.try((): Condition | undefined => {
    if (cursor.take('you destroyed|removed|destroy|remove')) {
      if (!cursor.takeAny('any|anything|something|one|some', 'at least one', 'a|any walls?', 'one or more'))
        return undefined;
    } else {
      const named = cursor.takeAny(
        'anything|something|any|one|some',
        'any|one of them',
        'at least one',
        'one or more',
        'a|any wall|walls|terrain|object|objects|marker|markers',
      );
      if (!named && !namedBefore(cursor, words, verb)) return undefined;
      if (!cursor.take('was|were|is|are destroyed|removed')) return undefined;
    }
    cursor.takeAny('in? this way', 'so', 'by this|it');
    return cursor.done || cursor.sees(',|:') ? { is: 'removed', min: 1 } : undefined;
  });
}

/** "Remove all conditions. If any were removed" is of those, and of no piece. */
const isOfPieces = ({ tokens, at, end }: Cursor, words: Context['words'], verb: number): boolean => {
  for (let n = verb + 1; n < at; n++)
    if (
      /^(?:walls?|terrain|objects?|markers?|pieces?)$/.test(tokens[n]?.text ?? '') ||
      wordAt(words, tokens, n, end, ['marker', 'terrain']) !== undefined
    )
      return true;
  return false;
};

/** `a Mine was destroyed`, of the piece that is destroyed there. */
function namedBefore(cursor: Cursor, words: Context['words'], verb: number): boolean {
  const { tokens, at } = cursor;
  if (!cursor.take('a|an|any')) return false;
  const found = wordAt(words, tokens, cursor.at, cursor.end, ['marker', 'terrain']);
  if (found === undefined) return false;
  cursor.at = found.to;
  for (let n = verb + 1; n < at; n++)
    if (wordAt(words, tokens, n, at, ['marker', 'terrain'])?.word.ref === found.word.ref) return true;
  return false;
}

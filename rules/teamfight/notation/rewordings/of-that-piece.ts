import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/**
 * `While your Turret is on the board, enemies adjacent to it have -1 speed`, `if a Mine is in play, allies in range 2 of it heal 1`: "it" is the one
 * that has to be there, or any of them.
 */
export function ofThatPiece(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const it = tokens.findIndex(
    ({ text }, at) => text === 'it' && /^(?:of|to|from|towards?|around|on|in)$/.test(tokens[at - 1]?.text ?? ''),
  );
  const like = tokens[it];
  if (like === undefined || tokens.some(({ text }, at) => at !== it && /^(?:it|its|they|them|their)$/.test(text)))
    return undefined;
  const cursor = new Cursor(tokens, 0, it);
  if (!cursor.takeAny('while', 'if', 'as long as')) return undefined;
  const one = cursor.take('a|an|any');
  if (!one && !cursor.take('your')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, it, ['marker', 'summon']);
  if (piece === undefined) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  if (
    !cursor.takeAny(
      'is on|in the board|map|battlefield',
      'is alive|there|up|out|active|standing',
      'is in play',
      'lives',
    )
  )
    return undefined;
  if (!cursor.take(',')) return undefined;
  return [...tokens.slice(0, it), ...wordsLike(like, one ? 'any' : 'your'), ...name, ...tokens.slice(it + 1)];
}
ofThatPiece.begins = beginning('while|if|as');
ofThatPiece.needs = oneOf('it');

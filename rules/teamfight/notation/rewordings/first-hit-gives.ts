import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Your first hit each round slows`, `your attacks slow the first time they hit each turn`: whom one hits first then. */
export function firstHitGives(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined) return undefined;
  const behind = cursor.take('your attacks');
  if (
    !behind &&
    !cursor.takeAny('your first hit each|every round|turn', 'the first hit you deal|make each|every round|turn')
  )
    return undefined;
  const given = wordAt(words, tokens, cursor.at, tokens.length, ['condition']);
  if (given === undefined) return undefined;
  cursor.at = given.to;
  cursor.takeAny('the? target', 'them|it');
  if (
    behind &&
    !cursor.takeAny('the first time they|you hit each|every round|turn', 'on the first hit each|every round|turn')
  )
    return undefined;
  const often = tokens.slice(0, cursor.at).findLast(({ text }) => text === 'round' || text === 'turn');
  if (often === undefined || !cursor.done) return undefined;
  return [
    ...wordsLike(like, 'the first time you hit an enemy each'),
    often,
    ...wordsLike(like, ', they gain'),
    wordLike(like, given.word.name.toLowerCase()),
  ];
}
firstHitGives.needs = oneOf('first');

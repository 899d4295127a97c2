import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const its = /^(?:it|its)$/;

/** `Sacrifice your Wolf to place Mines in burst 1 of it`: what is drawn from where it stands is so while it does. */
export function givenUpTo(tokens: readonly Token[], { slot, words }: Context): Token[] | undefined {
  const [first] = tokens;
  if (first?.text !== 'sacrifice' || (slot !== 'ability' && slot !== 'default')) return undefined;
  const cursor = new Cursor(tokens, 1, tokens.length);
  if (!cursor.takeAny('one of your', 'a|an|one|the|your')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['summon']);
  if (piece === undefined) return undefined;
  const named = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  if (!cursor.takeAny('to', ': then?', ', then?', 'then|and')) return undefined;
  const does = tokens.slice(cursor.at);
  if (!does.some(({ text }) => its.test(text))) return undefined;
  return [
    ...wordsLike(first, 'target your'),
    ...named,
    ...wordsLike(first, ','),
    ...does,
    ...wordsLike(first, ', then the target dies'),
  ];
}

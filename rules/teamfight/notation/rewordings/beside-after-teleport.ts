import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `When you teleport adjacent to an enemy, gain 1 Coin`: where one is there. Of several nobody says which is "it". */
export function besideAfterTeleport(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || slot !== 'passive') return undefined;
  if (!cursor.take('when|whenever|after you teleport adjacent|next to')) return undefined;
  const from = cursor.at;
  if (!cursor.take('a|an|any enemy|ally|unit')) return undefined;
  const whom = tokens.slice(from, cursor.at);
  if (!cursor.take(',|:')) return undefined;
  const rest = tokens.slice(cursor.at);
  if (rest.some(({ text }) => /^(?:it|its|they|them|their|dmg|damage|target|that|push|pull)$/.test(text)))
    return undefined;
  return [...wordsLike(like, 'when you teleport , if'), ...whom, ...wordsLike(like, 'is adjacent ,'), ...rest];
}
besideAfterTeleport.begins = beginning('when|whenever|after');
besideAfterTeleport.needs = oneOf('teleport');

/** `You are no longer Slowed or Stunned`: neither of these. */
export function noLongerEither(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const no = tokens.findIndex(({ text }, at) => text === 'no' && tokens[at + 1]?.text === 'longer');
  if (no < 1 || !/^(?:is|are)$/.test(tokens[no - 1]?.text ?? '')) return undefined;
  const first = wordAt(words, tokens, no + 2, tokens.length, ['condition', 'token']);
  if (first === undefined || tokens[first.to]?.text !== 'or') return undefined;
  const second = wordAt(words, tokens, first.to + 1, tokens.length, ['condition', 'token']);
  if (second === undefined || !/^[.,]?$/.test(tokens[second.to]?.text ?? '')) return undefined;
  const or = tokens[first.to] as Token;
  return [...tokens.slice(0, first.to), wordLike(or, 'and'), ...tokens.slice(first.to + 1)];
}
noLongerEither.needs = oneOf('longer');

import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `In Bear stance also push 1`, `while in Bear stance, +1 damage`, behind what an ability does: if one is in it. */
export function inStanceFirst(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.takeAny('while? in', 'if in')) return undefined;
  const from = cursor.at;
  cursor.take('your|the');
  const stance = wordAt(words, tokens, cursor.at, tokens.length, ['stance']);
  if (stance === undefined) return undefined;
  cursor.at = stance.to;
  const also = cursor.takeAny(',? also', ',? additionally ,?');
  if (!also && !cursor.take(',|:')) return undefined;
  if (cursor.done || !(also || cursor.sees('+|-'))) return undefined;
  return [
    wordLike(like, 'if'),
    wordLike(like, 'in'),
    ...tokens.slice(from, stance.to),
    wordLike(like, ','),
    ...tokens.slice(cursor.at),
  ];
}
inStanceFirst.begins = beginning('while|in|if');

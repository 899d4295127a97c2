import type { Context } from '../context.ts';
import { beginning } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const suffered = 'attacked|hit|missed|pushed|pulled|moved|healed|targeted|damaged';

/** `Attacked from range 3 or less: the attacker takes 1dmg`, `pushed: gain a Coin`, of whoever has the text: when it is done to that one. */
export function sufferedFirst(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'passive' && slot !== 'token' && slot !== 'condition')) return undefined;
  const colon = tokens.findIndex(({ text }) => text === ':');
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (colon < 1 || colon + 1 >= tokens.length || (comma >= 0 && comma < colon)) return undefined;
  return [
    ...wordsLike(like, 'when you are'),
    ...tokens.slice(0, colon),
    wordLike(tokens[colon] as Token, ','),
    ...tokens.slice(colon + 1),
  ];
}
sufferedFirst.begins = beginning(suffered);

import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `The first attack against you each round has +2def`, `your first kill each turn gives you a Coin`: the first time that it happens. */
export function firstOfEach(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const [like] = tokens;
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const attacked = cursor.take('the first attack against|on|targeting you each|every|per round|turn');
  const kills = !attacked && cursor.take('your first kill each|every|per round|turn');
  const hurt = !attacked && !kills && cursor.take('the first damage you take|receive each|every|per round|turn');
  if (!attacked && !kills && !hurt) return undefined;
  const often = tokens[cursor.at - 1] as Token;
  const rest = cursor.at;
  if (attacked) {
    if (!cursor.sees('has + # def')) return undefined;
    return [
      ...wordsLike(like, 'the first time you are attacked each'),
      often,
      ...wordsLike(like, ', the attack'),
      ...tokens.slice(rest),
    ];
  }
  if (!cursor.take('gives|grants|earns|gets you')) return undefined;
  const first = kills ? 'the first time you kill a unit each' : 'the first time you take damage each';
  return [...wordsLike(like, first), often, wordLike(like, ','), wordLike(like, 'gain'), ...tokens.slice(cursor.at)];
}
firstOfEach.begins = beginning('the|your');

import { Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `All objects of the enemy team`, `a unit on the opposing side`: enemy objects, an enemy unit. You are a unit of your own team, which allies are not. */
export const ofTheEnemyTeam: Rewording = (tokens) => {
  for (const [at, token] of tokens.entries()) {
    if (!/^(?:objects?|units?|heroes|hero|summons?)$/.test(token.text)) continue;
    const cursor = new Cursor(tokens, at + 1, tokens.length);
    if (!cursor.take("of|on the enemy|enemy's|opposing|other team|side|player")) continue;
    return [...tokens.slice(0, at), wordLike(token, 'enemy'), token, ...tokens.slice(cursor.at)];
  }
  return undefined;
};

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const eachUse = ['whenever you use this|it ability?', 'each|every time you use this|it ability?'];
const more = '+|- # dmg|damage';

/** `Each time you use this, it deals +1dmg`, `this deals +1 damage each time you use it`: so much more for each use before the one that runs. */
export function growsWithUse(tokens: readonly Token[], { slot, marker, free }: Context): Token[] | undefined {
  const [like] = tokens;
  if (like === undefined || (slot !== 'ability' && slot !== 'default') || marker !== undefined || free)
    return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  const first = cursor.takeAny(...eachUse) && cursor.take(',');
  cursor.takeAny('this|it ability|attack? deals|has|gains|does', 'deal|deals');
  const from = cursor.at;
  if (!cursor.take(more)) return undefined;
  const sum = tokens.slice(from, cursor.at);
  if (!first && !cursor.takeAny(...eachUse)) return undefined;
  cursor.takeAny('this game', 'for the rest of the game');
  cursor.take('.');
  return cursor.done ? [...sum, ...wordsLike(like, 'for each previous use of this')] : undefined;
}
growsWithUse.begins = beginning('whenever|each|every|this|it|deal|deals|+|-');
growsWithUse.needs = oneOf('use');

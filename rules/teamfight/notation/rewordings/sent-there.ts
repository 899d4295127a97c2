import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const verbs = 'move|teleport|place|put|throw|toss|hurl|launch|send';

/**
 * `Choose an adjacent ally and an empty space in range 4. Move it there`, `put the ally on the space`: nobody walks to a space that was chosen for
 * somebody, they are teleported.
 */
export function sentThere(tokens: readonly Token[], { them, chosen, several, side }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || them !== 'target' || !chosen || several || !cursor.take(verbs)) return undefined;
  const named = side === 'ally' || side === 'enemy' ? `unit|hero|${side}` : 'unit|hero';
  if (!cursor.takeAny('it|them', `the|that target|${named}`)) return undefined;
  if (!cursor.takeAny('there', 'to|on|onto|in|into that|the chosen? space')) return undefined;
  if (!cursor.done && !cursor.sees('.|,|and|then')) return undefined;
  return [...wordsLike(like, 'teleport the target to that space'), ...tokens.slice(cursor.at)];
}
sentThere.begins = beginning(verbs);
sentThere.needs = oneOf('there space');

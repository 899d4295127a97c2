import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `Destroy all walls and terrain in range 2`, `destroy all terrain in burst 1 of it`: in that burst, whose spaces are seen as in any other. */
export function razesAround(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('destroy|break|demolish|raze|remove all of? the?', 'destroy all'))
    return undefined;
  if (!cursor.takeAny('walls and|or terrain', 'terrain and|or walls', 'terrain', 'walls')) return undefined;
  const what = tokens.slice(0, cursor.at);
  const walls = what.at(-1)?.text === 'walls' && what.at(-2)?.text !== 'or' && what.at(-2)?.text !== 'and';
  const beside = !walls && cursor.take('adjacent|next');
  if (!beside && !cursor.take('in|within burst|range #')) return undefined;
  const far = beside ? wordLike(like, 'one') : (tokens[cursor.at - 1] as Token);
  const own = cursor.takeAny('of|around|to you', 'of|around yourself');
  const { at } = cursor;
  const of =
    !own &&
    cursor.takeAny('of|around|to it|them|there', 'of|around|to the|that chosen? target|space|unit|piece|marker');
  // Terrain that is adjacent is not in the space itself.
  if (!own && !of && (beside || !(cursor.done || cursor.sees('.|,|and|then')))) return undefined;
  if (!cursor.done && !cursor.sees('.|,|and|then')) return undefined;
  return [
    ...wordsLike(like, 'burst'),
    far,
    ...(of ? [wordLike(like, 'of'), ...tokens.slice(at + 1, cursor.at)] : []),
    ...wordsLike(like, ','),
    ...what,
    ...wordsLike(like, 'in the area'),
    ...tokens.slice(cursor.at),
  ];
}
/** `Range 1, destroy a wall`: one in that range. */
export function razesInRange(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('range # ,|:')) return undefined;
  const [like, number] = tokens as readonly [Token, Token];
  const from = cursor.at;
  if (!cursor.take('destroy|break|demolish|raze|remove a|an|one|any wall')) return undefined;
  if (!cursor.done && !cursor.sees('.|,|and|then')) return undefined;
  return [...tokens.slice(from, cursor.at), wordLike(like, 'in'), like, number, ...tokens.slice(cursor.at)];
}
razesInRange.begins = beginning('range');
razesInRange.needs = oneOf('wall');

/**
 * `Place a 2x1 area of Mud in range 2`, `create a 2x2 patch of Fire in range 3 until ...`; of ground `create a 2x2 Mud area`, `place Mud in a 2x2
 * area`, too: an area there becomes it.
 */
export function placesArea(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens as readonly [Token];
  if (!cursor.take('place|create|lay|make')) return undefined;
  let shape = shapeAt(cursor);
  const isOf = shape !== undefined && cursor.takeAny('area|patch|square|field of', 'of');
  const ground = wordAt(words, tokens, cursor.at, tokens.length, ['terrain']);
  const within = tokens.findIndex(({ text }, n) => n > cursor.at && /^(?:in|within)$/.test(text));
  const piece = isOf ? tokens.slice(cursor.at, within) : tokens.slice(cursor.at, ground?.to ?? cursor.at);
  if (within < 0 || piece.length === 0 || piece.length > 4) return undefined;
  if (isOf) cursor.at = within;
  else {
    cursor.at = ground?.to ?? cursor.at;
    if (shape !== undefined) cursor.take('area|patch|square|field');
    else {
      shape = cursor.take('in|over|on') ? shapeAt(cursor) : undefined;
      if (shape === undefined || (shape[0]?.text !== 'burst' && !cursor.take('area|square'))) return undefined;
    }
  }
  const range = cursor.at;
  if (!cursor.take('in|within range #')) return undefined;
  const far = tokens.slice(range + 1, cursor.at);
  cursor.takeAny(',? that|which lasts|remains|stays', ',? lasting');
  if (!cursor.done && !cursor.sees('.|until|till|and|,')) return undefined;
  return [...far, ...(shape ?? []), ...wordsLike(like, ', all spaces become'), ...piece, ...tokens.slice(cursor.at)];
}

/** `a 2x2`, `a burst 1`: the words of it. */
function shapeAt(cursor: Cursor): readonly Token[] | undefined {
  cursor.take('a');
  const { at } = cursor;
  return cursor.takeAny('# x #', 'burst #') ? cursor.tokens.slice(at, cursor.at) : undefined;
}

placesArea.begins = beginning('place|create|lay|make');
placesArea.needs = oneOf('x burst');

razesAround.begins = beginning('destroy|break|demolish|raze|remove');

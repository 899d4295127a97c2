import { distance } from 'fastest-levenshtein';
import type { Context } from './context.ts';
import { type Cursor, tokensOf } from './cursor.ts';

/** The unit itself: "this unit", its name or words of it, or one that means nobody else: misspelt, or "Dragon of Terrindael" of such a dragon. */
export const self = (cursor: Cursor, context: Context): boolean =>
  cursor.eat('this unit|model', 'itself') ||
  [named, misspelt, byKind].some((read) => cursor.try(() => read(cursor, context)) !== undefined);

/** The unit where it does something by a rule of its own: also as one of its kind, "Archers of Celintra" on the card of one. */
export const subject = (cursor: Cursor, context: Context): boolean =>
  cursor.try(() => ofItsKinds(cursor, context)) !== undefined || self(cursor, context);

/** Its name, or words of it in any order, that are not the beginning of another unit's longer name. */
function named(cursor: Cursor, { self: names, words }: Context): true | undefined {
  const name = cursor.name([...names, ...words.units]);
  if (name === undefined || !names.includes(name)) return undefined;
  while (cursor.name(names) !== undefined);
  return true;
}

/** The shortest word in which a misprint is plain. */
const longEnough = 5;

/** Its whole name with one letter wrong, where that is no name of the set. */
function misspelt(cursor: Cursor, { self: [whole = ''], words }: Context): true | undefined {
  const own = tokensOf(whole).map(({ word }) => word);
  if (own.length < 2 || cursor.name(words.units) !== undefined) return undefined;
  let wrong = 0;
  for (const word of own) {
    const { next } = cursor;
    cursor.skip();
    const letters = Math.min(distance(next, word), distance(next, `${word}s`));
    if (letters > (word.length < longEnough ? 0 : 1)) return undefined;
    wrong += letters;
  }
  return wrong === 1 ? true : undefined;
}

/** One of its kinds and a word of its name, where no other unit is called so. */
const byKind = (cursor: Cursor, { kinds, self: [whole = '', ...parts], words }: Context): true | undefined =>
  cursor.name(words.units) === undefined &&
  cursor.name(kinds) !== undefined &&
  cursor.eat('of') &&
  parts.some((part) => whole.endsWith(part) && !part.includes(' ') && cursor.eat(part))
    ? true
    : undefined;

/** "Archers of Celintra": two of its own kinds. */
const ofItsKinds = (cursor: Cursor, { kinds }: Context): true | undefined =>
  cursor.name(kinds) !== undefined && cursor.eat('of') && cursor.name(kinds) !== undefined ? true : undefined;

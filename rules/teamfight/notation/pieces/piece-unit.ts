import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { type Word, wordAt } from '../words/words.ts';

/** T-171: an object with health is a unit to whatever is done to it. */
const isObject = ({ fields }: Word): boolean => fields.object === true && (fields.health ?? 0) > 0;

/** The very object whose text it is, as a unit. */
export const itself: Who = { side: 'any', kind: 'object', if: [{ is: 'same', of: 'each', as: 'marker' }] };

/** `it`, `this`, `the Tower`, in the text of an object; with `bare` it need not be named. */
export function pieceUnit(cursor: Cursor, context: Context, bare = false): Who | undefined {
  const { slot, marker, strewn, them } = context;
  if (slot !== 'marker' || marker === undefined || strewn || !isObject(marker)) return undefined;
  if ((them === undefined && cursor.take('it|this|itself')) || pieceNamed(cursor, context)) return itself;
  return bare ? itself : undefined;
}

/**
 * Who is meant where a text names nobody ("Armor", "when damaged"): whoever has it, and in the text of a piece that piece. Where that is no unit, it
 * could be of whoever laid it or stands on it.
 */
export const unsaid = ({ slot, marker, strewn }: Context): Who | undefined =>
  slot !== 'marker' ? { side: 'you' } : marker !== undefined && !strewn && isObject(marker) ? itself : undefined;

/** `a Tower would die`, in the text of a Tower: each of them answers for itself. */
export const itselfIf = (cursor: Cursor, context: Context): Who | undefined =>
  cursor.try(() => {
    if (context.slot !== 'marker' || !cursor.take('a|an|any')) return undefined;
    const who = cursor.sees('it|this|itself') ? undefined : pieceUnit(cursor, context);
    return who !== undefined && cursor.sees('would') ? who : undefined;
  });

/** `a Tower`, `an enemy Tower`, `one of your Turrets`, where any text names a kind of object. */
export function objectNamed(cursor: Cursor, { words, slot }: Context): Who | undefined {
  return cursor.try(() => {
    const many = cursor.take('one of your');
    const yours = many || (cursor.take('your') && slot !== 'marker');
    if (!yours) cursor.take('a|an|any');
    const side = yours ? 'ally' : cursor.take('enemy') ? 'enemy' : cursor.take('allied|friendly') ? 'ally' : 'any';
    const word = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
    if (word === undefined || !isObject(word.word)) return undefined;
    cursor.at = word.to;
    return { side, card: word.word.ref, ...(yours && { yours }) } as const;
  });
}

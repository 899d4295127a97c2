import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';

const stem = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(?:ing|ed|en|s)$/, '')
    .replace(/(.)\1$/, '$1');

/** `a falling hazard space`, in the text of a Deadly Fall: ground that is called by a form of a word of its own name. */
export const ownGround = (cursor: Cursor, { slot, marker }: Context): boolean =>
  cursor.try(() => {
    if (slot !== 'terrain' || marker === undefined) return undefined;
    cursor.takeAny('a|an|any|the|this');
    const said = stem(cursor.peek()?.text ?? '');
    if (said.length < 3 || !marker.name.split(/\s+/).some((word) => stem(word) === said)) return undefined;
    cursor.at += 1;
    cursor.takeAny('hazard|terrain|area');
    return cursor.take('space|spaces|hazard|terrain|area') ? true : undefined;
  }) ?? false;

import type { Cursor } from '../words/cursor.ts';

const done = 'targeted|attacked|damaged|destroyed|pushed|pulled|moved|swapped';

/** `can be targeted like a unit`, `can be pushed and pulled as units are`: what is done to units is done to an object anyway. */
export const treatedAsUnit = (cursor: Cursor): boolean =>
  cursor.try(() => {
    if (!cursor.take(`can|may be ${done}`)) return undefined;
    const only = cursor.before?.text ?? '';
    let more = false;
    while (cursor.take(`,? and|or ${done}`) || cursor.take(`, ${done}`)) more = true;
    if (cursor.takeAny('like|as a|an|any|other? unit', 'like|as a? unit|units')) return true;
    return !more && /^(?:targeted|attacked)$/.test(only) ? true : undefined;
  }) === true;

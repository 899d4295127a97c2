import type { Cursor } from '../words/cursor.ts';

/** Whichever side they are of. */
const byAll = ['by anyone|anybody|everyone|everybody', 'by either|any side|team|player', 'by both sides|teams|players'];

const shoved = /^(?:pushed|pulled)$/;

const done = 'targeted|attacked|damaged|destroyed|pushed|pulled|moved|swapped';

/** `can be targeted like a unit`, `can be pushed and pulled as units are`: what is done to units is done to an object anyway. */
export const treatedAsUnit = (cursor: Cursor): boolean =>
  cursor.try(() => {
    // T-171: an object is of its maker's side.
    if (cursor.takeAny('counts|count as an ally', 'counts|count as allied|allies')) return true;
    if (!cursor.take(`can|may be ${done}`)) return undefined;
    const only = cursor.before?.text ?? '';
    let more = false;
    while (cursor.take(`,? and|or ${done}`) || cursor.take(`, ${done}`)) more = true;
    if (/^(?:targeted|attacked|damaged|destroyed)$/.test(only) && !more && cursor.takeAny(...byAll)) return true;
    if (cursor.takeAny('like|as a|an|any|other? unit', 'like|as a? unit|units')) return true;
    if (shoved.test(only) && shoved.test(cursor.before?.text ?? '')) return true;
    return !more && /^(?:targeted|attacked)$/.test(only) ? true : undefined;
  }) === true;

/** `Anyone can target this`, of an object: as each unit can be. */
export const openToAll = (cursor: Cursor): boolean =>
  cursor.takeAny(
    'anyone|anybody|everyone|everybody can|may target|attack|damage|destroy it|this|them',
    'both sides|teams|players can|may target|attack|damage|destroy it|this|them',
  );

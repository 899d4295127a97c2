import type { Count, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { timeOf } from '../occasions/history.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';

type Harm = Extract<Count, { count: 'harm' }>;

/** Every time in which damage is added up is a turn or a round. */
const times = oneOf('turn round');

/** `the damage you took since your last turn`, `damage they dealt this round`, `damage taken this turn`: all of it together. */
export function harmInTime(cursor: Cursor, context: Context): Harm | undefined {
  if (!cursor.sees('the|total|all|amount|damage|dmg') || cursor.lacks(times)) return undefined;
  return cursor.try((): Harm | undefined => {
    cursor.takeAny('the? total? amount of', 'all of? the?', 'the? total', 'the');
    if (!cursor.take('damage|dmg')) return undefined;
    cursor.take('that');
    const named = pronoun(cursor, context);
    if (named !== undefined && named.ref === undefined) return undefined;
    if (named === undefined && !cursor.sees('taken|received|suffered|dealt')) return undefined;
    // "For each damage taken this round": of whose text it is, where nobody else could be.
    const of = named?.ref ?? (context.them === undefined ? 'you' : undefined);
    cursor.takeAny('have|has|had', "'ve");
    const what = harmDone(cursor);
    return of && what && overTime(cursor, context, of, what);
  });
}

/** `took`, `have received`, `dealt`: damage that somebody got or gave. */
export function harmDone(cursor: Cursor): Harm['what'] | undefined {
  if (cursor.take('took|taken|take|received|receive|suffered')) return 'taken';
  return cursor.take('dealt|deal|inflicted') ? 'dealt' : undefined;
}

/** `since your last turn`, `this round`: only where it is known of whoever it is about. */
export function overTime(cursor: Cursor, context: Context, of: Ref, what: Harm['what']): Harm | undefined {
  const when = timeOf(cursor, context, of);
  if (when === undefined || when === 'last-turn' || when === 'last-round') return undefined;
  // What others deal is dealt in turns of their own.
  return what === 'dealt' && of !== 'you' && when !== 'round' ? undefined : { count: 'harm', of, what, when };
}

import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { around } from './around.ts';
import { type Head, headOf } from './head.ts';
import type { Draft, Noun } from './noun.ts';
import { places } from './noun-place.ts';

/** `An ally and an enemy in range 4`: two targets, one of each side. */
export function oneOfEach(cursor: Cursor, context: Context, clause: number): Head | undefined {
  return cursor.try(() => {
    cursor.take('target|choose|pick|select');
    const both =
      cursor.takeAny('an|one|1 ally and|+ an|one|1 enemy', 'an|one|1 enemy and|+ an|one|1 ally') ||
      cursor.takeAny('any|another ally and|+ any enemy', 'any enemy and|+ any|another ally');
    if (!both) return undefined;
    const found: Draft<Noun> = { who: { side: 'any', except: ['you'] }, many: 'one', min: 2, max: 2 };
    cursor.take(',? both|each');
    if (!places(cursor, context, found)) return undefined;
    // "Range 3, choose an enemy and an ally adjacent to it": to that enemy, and nobody was chosen before.
    if (/^(?:it|them)$/.test(cursor.before?.text ?? '')) return undefined;
    // "An ally and an enemy adjacent to each other" says more of them than where they are.
    const head = found.area || found.who.if ? undefined : headOf(around(found, context), clause, cursor, context);
    if (head?.node.node !== 'target' || cursor.sees('adjacent|next|that|who|with')) return undefined;
    head.node.sides = 'both';
    return head;
  });
}
oneOfEach.begins = beginning('target|choose|pick|select|an|one|1|any|another');

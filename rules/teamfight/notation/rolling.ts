import type { Ref, Who } from '../program.ts';
import type { Context } from './context.ts';
import type { Cursor } from './cursor.ts';
import { namesOf, type Occasion, type Setting, whom } from './occasion.ts';
import { distance } from './range.ts';

export function rolls(cursor: Cursor): Occasion | undefined {
  return cursor.try(() => {
    if (!cursor.take('you roll')) return undefined;
    cursor.take('a|an');
    const far = distance(cursor);
    if (far === undefined || far.max === undefined) return undefined;
    const from = far.min ?? far.max;
    if (from < 1 || far.max > 6) return undefined;
    // Only attacks are rolled for, unless a text rolls a die itself.
    const attack = cursor.takeAny('on|with|for an attack|attacks', 'when attacking', 'to hit', 'on an attack roll');
    if (attack) return { trigger: { on: 'rolls', who: { side: 'you' }, from, to: far.max, at: { side: 'any' } } };
    return { trigger: { on: 'rolls', who: { side: 'you' }, from, to: far.max } };
  });
}

/** `rolls 1-2 while targeting you`: the die of an attack on somebody. Without that it could be any die. */
export function rolled(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  cursor.take('a|an');
  const far = distance(cursor);
  if (far === undefined) return undefined;
  const to = far.max ?? 6;
  const from = far.min ?? to;
  if (from < 1 || to > 6) return undefined;
  const aims = cursor.takeAny('while|when? targeting|attacking', 'against', 'to hit', 'on an attack targeting|against');
  const at = aims ? whom(cursor, context) : undefined;
  if (aims !== (at !== undefined)) return undefined;
  const named: Record<string, Ref> = { ...namesOf(who), ...(at && { attacker: 'trigger', target: 'other' }) };
  return set({ on: 'rolls', who, from, to, ...(at && { at }) }, { named });
}

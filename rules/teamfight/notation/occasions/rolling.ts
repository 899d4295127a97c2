import type { Ref, Who } from '../../program.ts';
import { kindOf } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { distance } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import { namesOf, type Occasion, type Setting, whom } from './occasion.ts';

export function rolls(cursor: Cursor): Occasion | undefined {
  return cursor.try(() => {
    if (!cursor.take('you roll')) return undefined;
    cursor.take('a|an');
    const far = distance(cursor);
    if (far === undefined) return undefined;
    const more = cursor.takeAny('or more|higher|above');
    const to = more ? 6 : (far.max ?? 6);
    const from = far.min ?? far.max ?? to;
    if (from < 1 || to > 6) return undefined;
    const trigger = { on: 'rolls' as const, who: { side: 'you' as const }, from, to };
    // Only attacks are rolled for, unless a text rolls a die itself.
    const attack = cursor.takeAny(
      'on an attack roll',
      'on|with|for an attack|attacks',
      'when|while attacking',
      'to hit',
    );
    const means = attack
      ? undefined
      : cursor.try(() => (cursor.take('on|with|for a|an|your') ? kindOf(cursor) : undefined));
    if (!attack && means === undefined) return { trigger };
    return {
      trigger: { ...trigger, at: { side: 'any' }, ...(means && Object.keys(means).length > 0 && { means }) },
      them: 'other',
      named: { target: 'other' },
    };
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

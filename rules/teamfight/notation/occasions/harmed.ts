import type { Ref, Trigger, Who } from '../../program.ts';
import { beyond } from '../abilities/ability-statement.ts';
import { usedBy } from '../abilities/means.ts';
import type { Context } from '../context.ts';
import { distance } from '../nouns/range.ts';
import { type Harm, source } from '../states/damage-source.ts';
import type { Cursor } from '../words/cursor.ts';
import type { withAbility } from './deeds.ts';
import { drop, namesOf, type Occasion, pairOf, type Setting, whom } from './occasion.ts';

export function damaged(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: Setting,
  on: 'damaged' | 'would-take' = 'damaged',
): Occasion | undefined {
  if (
    cursor.sees('from|by|in one|a single? attack|ability|hit|source') &&
    cursor.tokens[cursor.at - 2]?.text === 'more'
  )
    return set({ on, who } as Trigger, { named: { ...namesOf(who), attacker: 'other' } });
  if (cursor.takeAny('by|from any source', 'by|from anyone|anything'))
    return set({ on, who } as Trigger, { named: { ...namesOf(who), attacker: 'other' } });
  // "Receive damage from range 1", "from beyond range 2": by whoever is there.
  const far = cursor.try(() => (cursor.take('from|by') ? (beyond(cursor) ?? atRange(cursor)) : undefined));
  if (far !== undefined && who.side === 'you')
    return set({ on, who, by: far } as Trigger, { them: 'other', named: { ...namesOf(who), attacker: 'other' } });
  const of = on === 'damaged' ? cursor.try(() => fromText(cursor, context)) : undefined;
  if (of !== undefined)
    return set({ on, who, ...(of.against && { by: of.against }), source: of.source }, { named: namesOf(who) });
  const used = cursor.try(() => (cursor.take('by|from') ? usedBy(cursor, context) : undefined));
  const by = used?.by ?? (cursor.take('by|from') ? whom(cursor, context) : undefined);
  if (by === undefined && /^(?:by|from)$/.test(cursor.before?.text ?? '')) return undefined;
  // "When you take damage from an enemy, 1dmg to them".
  const mine = who.side === 'you' && by !== undefined;
  // "When an ally is damaged by an enemy": of two others "it" could be either.
  const two = who.side !== 'you' && by !== undefined && by.side !== 'you' && on === 'damaged';
  const dealer: Record<string, Ref> =
    (mine || two) && (by.side === 'enemy' || by.side === 'ally') && by.side !== who.side ? { [by.side]: 'other' } : {};
  return set(
    {
      on,
      who,
      ...(by ? { by } : {}),
      // "By an ability", of whatever kind: not by a token or piece of somebody.
      ...(used && { means: used.means }),
    } as Trigger,
    {
      ...(mine && { them: 'other' }),
      ...(two && { them: undefined, side: undefined }),
      named: { ...namesOf(who), ...dealer, attacker: 'other' },
    },
  );
}

/** `from Burn`, `by your Snare`: of what that deals by its own text. */
function fromText(cursor: Cursor, context: Context): Harm | undefined {
  const found = cursor.take('by|from') ? source(cursor, context) : undefined;
  return found && (cursor.done || cursor.sees(',|:')) ? found : undefined;
}

const atRange = (cursor: Cursor): Who | undefined => {
  const far = cursor.take('range') ? distance(cursor) : undefined;
  return far && { side: 'any', places: [{ range: far }] };
};

/** `an adjacent enemy damages you`: who is hurt sets it off, as in "you are damaged by an adjacent enemy". */
export function harmed(
  who: Who,
  hurt: Who,
  mine: boolean,
  set: Setting,
  means: ReturnType<typeof withAbility>,
): Occasion | undefined {
  if (mine) return set({ on: 'deals-damage', who, to: hurt, ...means }, { them: 'other', named: pairOf(who, hurt) });
  const by = who.side === 'any' ? {} : { [who.side]: 'other' as Ref };
  const names = { ...namesOf(hurt), ...by, attacker: 'other' as Ref };
  const them: Ref | undefined = hurt.side === 'you' ? 'other' : undefined;
  return drop({
    trigger: { on: 'damaged', who: hurt, by: who, ...means },
    named: names,
    ...(them && { them, side: who.side }),
  });
}

import type { Rule, Trigger } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Occasion } from '../occasions/occasion.ts';
import type { Cursor } from '../words/cursor.ts';
import { damageChange } from './dealing.ts';

/** What somebody does in dealing damage, and not behind it. */
const dealing = new Set<Trigger['on']>(['deals-damage', 'attacks', 'attacked', 'hits', 'uses-ability']);

/** Whether "deal +1 damage" behind it is of that very damage, and nothing that stays. */
export const isDealing = (trigger: Trigger): boolean =>
  dealing.has(trigger.on) || trigger.on === 'rolls' || trigger.on === 'crits' || isAimedByYou(trigger);

/** `You target a Slowed enemy`: what is added then is added to what comes of that. */
const isAimedByYou = (trigger: Trigger): boolean => trigger.on === 'targeted' && trigger.by.side === 'you';

/** `When you attack a Slowed enemy, deal +1 damage`, `when you target one`: more damage with that, as "you deal +1 damage to Slowed enemies" says. */
export function strengthened(cursor: Cursor, context: Context, set: Occasion, clause: number): Rule | undefined {
  const { trigger } = set;
  const aimed = trigger.on === 'targeted' && isAimedByYou(trigger);
  if (!(aimed || dealing.has(trigger.on)) || !('who' in trigger) || trigger.who === undefined) return undefined;
  if (set.if ?? set.every ?? set.also ?? set.perTurn ?? set.perRound ?? set.perGame ?? set.perAction ?? set.after)
    return undefined;
  const isYours = aimed || trigger.who.side === 'you';
  return cursor.try(() => {
    // "When you are hit, you deal +1 damage": not with that attack.
    const named = cursor.take(isYours ? 'you' : 'they|it');
    const deals = cursor.take('deal|deals');
    if (deals ? !isYours && !named : !cursor.sees('+|- # damage|dmg')) return undefined;
    const more = damageChange(cursor, context);
    if (more === undefined || !cursor.done) return undefined;
    const to = aimed ? trigger.who : 'to' in trigger ? trigger.to : undefined;
    const means = 'means' in trigger ? trigger.means : undefined;
    return {
      clause,
      rule: 'change',
      who: aimed ? trigger.by : trigger.who,
      what: 'damage-dealt',
      ...more,
      ...(to && { against: to }),
      ...(means && { means }),
    } as Rule;
  });
}

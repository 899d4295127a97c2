import type { Place, Ref, Trigger, Who } from '../program.ts';
import { collision } from './collision.ts';
import type { Context } from './context.ts';
import { terrainSpace } from './crossing.ts';
import type { Cursor } from './cursor.ts';
import { hit, uses, withAbility } from './deeds.ts';
import { usedBy } from './means.ts';
import { moving } from './moving.ts';
import { noun } from './noun.ts';
import { placeOf, placeRef, spaceThere } from './noun-place.ts';
import { drop, namesOf, type Occasion, pairOf, type Setting, standing, themOf, whom } from './occasion.ts';
import { distance } from './range.ts';
import { rolled, rolls } from './rolling.ts';
import { aimed, attacks, targeted } from './targeted.ts';
import { wordAt } from './words.ts';

const you: Who = { side: 'you' };

/** What happens, behind `when` or as the name of a passive. */
export function happening(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(
    () =>
      cursor.try(() => short(cursor)) ??
      cursor.try(() => (cursor.take('targeted') ? targeted(cursor, context, you) : undefined)) ??
      cursor.try(() =>
        /^when/.test(cursor.tokens[cursor.at - 1]?.text ?? '')
          ? hit(cursor, context, you, (trigger, more) => drop({ trigger, ...more }), true)
          : undefined,
      ) ??
      aimed(cursor, context) ??
      rolls(cursor) ??
      collision(cursor, context) ??
      destroyed(cursor, context) ??
      cursor.try(() => unnamed(cursor, context)) ??
      somebody(cursor, context),
  );
}

/** Triggers that name nobody: they are about you. */
function short(cursor: Cursor): Occasion | undefined {
  if (cursor.takeAny('start|beginning of your? turn')) return { trigger: { on: 'turn-start', who: you } };
  if (cursor.takeAny('end of your? turn')) return { trigger: { on: 'turn-end', who: you } };
  if (cursor.takeAny('deploy', 'you deploy', 'you are deployed', 'deployed', 'summoned', 'spawn', 'spawned'))
    return { trigger: { on: 'deploy' } };
  if (cursor.takeAny('you die')) return { trigger: { on: 'dies', who: you } };
  if (
    !cursor.sees('you? take|receive damage from|by') &&
    !cursor.sees('you are damaged by') &&
    cursor.takeAny('you? take|receive damage', 'you are damaged')
  ) {
    return { trigger: { on: 'damaged', who: you }, named: { attacker: 'other' } };
  }
  if (cursor.takeAny('damaged', 'you are hurt') && !cursor.sees('by|from'))
    return { trigger: { on: 'damaged', who: you }, named: { attacker: 'other' } };
  if (cursor.takeAny('you? receive healing', 'you? are? healed')) return { trigger: { on: 'healed', who: you } };
  if (cursor.takeAny('you? miss an? attack')) return { trigger: { on: 'misses', who: you } };
  if (cursor.takeAny('you deal damage', 'deal damage')) {
    if (cursor.sees('to|with|from')) return undefined;
    return { trigger: { on: 'deals-damage', who: you }, them: 'other', named: { target: 'other', unit: 'other' } };
  }
  return undefined;
}

/** `Receive damage from a default ability`, `damaged by an enemy`: as the name of a passive, of whose card it is. */
function unnamed(cursor: Cursor, context: Context): Occasion | undefined {
  if (!cursor.takeAny('take|receive damage', 'damaged') || !cursor.sees('by|from')) return undefined;
  return damaged(cursor, context, you, (trigger, more) => drop({ trigger, ...more }));
}

/** `it is destroyed`: the marker whose text it is. */
function destroyed(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    if (context.marker === undefined || context.strewn) return undefined;
    if (cursor.take('destroyed')) return { trigger: { on: 'destroyed' } };
    if (placeRef(cursor, context) !== 'marker' || !cursor.take('is destroyed')) return undefined;
    return { trigger: { on: 'destroyed' } };
  });
}

/** Somebody does something, or something happens to somebody. */
function somebody(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    const who = found && standing(found);
    if (found === undefined || who === undefined) return undefined;
    const mine = who.side === 'you';
    const isTarget = found.ref === 'target';
    const about = {
      them: mine ? undefined : ('trigger' as const),
      side: who.side,
      named: { ...namesOf(who), ...(isTarget && { target: 'trigger' as const }) },
    };
    const set = (trigger: Trigger, more: Partial<Occasion> = {}): Occasion => drop({ trigger, ...about, ...more });

    if (
      cursor.takeAny(
        'would die',
        'would be killed|defeated',
        'would be reduced|brought to 0 health|hp',
        'would drop|fall|go to 0 health|hp',
      )
    )
      return set({ on: 'would-die', who });
    if (cursor.take('dies|die') || (cursor.sees('is|are defeated|killed|slain') && slain(cursor)))
      return set({ on: 'dies', who: ofTheDead(who) });
    if (cursor.takeAny('takes|take|receives|receive damage')) return damaged(cursor, context, who, set);
    if (cursor.takeAny('is|are damaged')) return damaged(cursor, context, who, set);
    if (cursor.takeAny('would take|receive damage', 'would be damaged', 'would be dealt damage'))
      return damaged(cursor, context, who, set, 'would-take');
    if (cursor.takeAny('rolls|roll')) return rolled(cursor, context, who, set);
    if (cursor.takeAny('deals|deal damage')) {
      const early = withAbility(cursor);
      if (!early && !cursor.take('to')) return set({ on: 'deals-damage', who });
      if (early)
        return set(
          { on: 'deals-damage', who, ...early },
          { them: themOf(mine, undefined), named: pairOf(who, undefined) },
        );
      const to = whom(cursor, context);
      return (
        to &&
        set({ on: 'deals-damage', who, to, ...withAbility(cursor) }, { them: themOf(mine, to), named: pairOf(who, to) })
      );
    }
    const outcome = cursor.takeAny('hit|hits', 'miss|misses', 'crit|crits', 'kill|kills');
    if (outcome) {
      const said = cursor.tokens[cursor.at - 1]?.text.slice(0, 3);
      const on = said === 'hit' ? 'hits' : said === 'mis' ? 'misses' : said === 'cri' ? 'crits' : 'kills';
      const found = whom(cursor, context);
      const to = on === 'kills' ? found && ofTheDead(found) : found;
      const means = on === 'kills' ? undefined : withAbility(cursor);
      const names = { them: themOf(mine, to), named: pairOf(who, to) };
      return set({ on, who, ...(to ? { to } : {}), ...means } as Trigger, names);
    }
    const suffered = hit(cursor, context, who, set);
    if (suffered !== undefined) return suffered;
    const used = uses(cursor, context, who, set);
    if (used !== undefined) return used;
    const attacked = attacks(cursor, context, who, mine, set);
    if (attacked !== undefined) return attacked;
    if (cursor.take('targets|target')) {
      const targeted = noun(cursor, context);
      const at = targeted && standing(targeted);
      if (at === undefined) return undefined;
      const named: Record<string, Ref> = { attacker: 'trigger' };
      if (who.side === 'enemy') named.enemy = 'trigger';
      if (at.side === 'ally') named.ally = 'other';
      const they = at.side === 'you' ? { them: 'trigger' as const, side: who.side } : {};
      return drop({ trigger: { on: 'targeted', who: at, by: who }, named, ...they });
    }
    if (cursor.takeAny('starts|start|begins|begin|ends|end their|its|his|her|your turn'))
      return turn(cursor, context, who, set);
    if (cursor.takeAny('is|are targeted')) return targeted(cursor, context, who);
    const moved = moving(cursor, context, who, set);
    if (moved !== undefined) return moved;
    if (cursor.takeAny('loses|lose a|an|any move|standard? action|actions')) return set({ on: 'loses-action', who });
    if (cursor.takeAny('is|are healed')) return set({ on: 'healed', who });
    if (cursor.takeAny('gains|gain|gets|get|receives|receive', 'becomes|become', 'is|are given')) {
      cursor.take('a|an|any');
      if (cursor.take('condition')) return set({ on: 'gains', who, condition: true });
      const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
      if (token === undefined) return undefined;
      cursor.at = token.to;
      return set({ on: 'gains', who, token: token.word.ref });
    }
    return undefined;
  });
}

/** Who has died has no health left: what is said of it is the most it could have. */
const ofTheDead = (who: Who): Who =>
  who.if === undefined
    ? who
    : { ...who, if: who.if.map((asked) => (asked.is === 'health' ? { ...asked, most: true } : asked)) };

function damaged(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: Setting,
  on: 'damaged' | 'would-take' = 'damaged',
): Occasion | undefined {
  const used =
    on === 'damaged' ? cursor.try(() => (cursor.take('by|from') ? usedBy(cursor, context) : undefined)) : undefined;
  const by = used?.by ?? (cursor.take('by|from') ? whom(cursor, context) : undefined);
  if (by === undefined && /^(?:by|from)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) return undefined;
  // "When you take damage from an enemy, 1dmg to them".
  const mine = who.side === 'you' && by !== undefined;
  const dealer: Record<string, Ref> = mine && (by.side === 'enemy' || by.side === 'ally') ? { [by.side]: 'other' } : {};
  return set(
    {
      on,
      who,
      ...(by ? { by } : {}),
      ...(used && Object.keys(used.means).length > 0 && { means: used.means }),
    } as Trigger,
    { ...(mine && { them: 'other' }), named: { ...namesOf(who), ...dealer, attacker: 'other' } },
  );
}

/** `start their turn in range 1 of it`: the place counts at that moment. */
function turn(cursor: Cursor, context: Context, who: Who, set: Setting): Occasion | undefined {
  const on = /^(?:end|ends)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '') ? 'turn-end' : 'turn-start';
  const place = cursor.try((): Place | undefined => {
    const there = cursor.try(() => (cursor.take('on|in|inside') ? spaceThere(cursor, context) : undefined));
    if (there !== undefined) return { range: { max: 0 }, of: there };
    const ground = cursor.try(() => (cursor.take('on|in|inside') ? terrainSpace(cursor, context) : undefined));
    if (ground !== undefined) return { on: ground };
    const near = cursor.takeAny('adjacent to', 'next to');
    const far = near ? { max: 1 } : cursor.takeAny('in|within range') ? distance(cursor) : undefined;
    if (far === undefined) return undefined;
    if (!near && !cursor.take('of')) return { range: far };
    const of = placeOf(cursor, context);
    return of && { range: far, ...(of === 'you' ? {} : { of }) };
  });
  if (place === undefined) return cursor.sees('in|within|adjacent|on') ? undefined : set({ on, who });
  return set({ on, who: { ...who, places: [...(who.places ?? []), place] } });
}

/** `You and allies that start their turn in range 1 of it`: whoever it is, whenever they do. */
export function starters(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    const who = found && standing(found);
    if (who === undefined || !cursor.take('that|who starts|start|ends|end their turn')) return undefined;
    return turn(cursor, context, who, (trigger) => ({ trigger, them: 'trigger', side: who.side, named: namesOf(who) }));
  });
}

/** `is defeated`, and nothing about by whom. */
const slain = (cursor: Cursor): boolean => cursor.take('is|are defeated|killed|slain') && !cursor.sees('by|with|in');

import type { Condition, Means, Place, Ref, Trigger, Who } from '../program.ts';
import { collision } from './collision.ts';
import type { Context } from './context.ts';
import { crosses, crossing } from './crossing.ts';
import type { Cursor } from './cursor.ts';
import { limitedTrigger } from './limited-trigger.ts';
import { usedBy } from './means.ts';
import { type Noun, noun, standingWho } from './noun.ts';
import { placeOf, placeRef, spaceThere } from './noun-place.ts';
import { pieceNamed, shortName } from './piece-name.ts';
import { distance } from './range.ts';
import { moment } from './time.ts';
import { wordAt } from './words.ts';

/** What sets a rule off, and whom its words mean behind it. */
export interface Occasion {
  readonly trigger: Trigger;
  readonly if?: readonly Condition[];
  /** Not more often than that in one turn, or in the game. */
  readonly perTurn?: number;
  readonly perGame?: number;
  readonly them?: Ref;
  readonly side?: Who['side'];
  readonly named?: Readonly<Record<string, Ref>>;
  readonly rolled?: boolean;
  /** A space is known: "the targeted space". */
  readonly chosen?: boolean;
}

/** Whether what sets it off is damage, so that its amount can be named. */
const tellsOfDamage = ({ on }: Trigger): boolean => on === 'damaged' || on === 'deals-damage' || on === 'would-take';

/** What may be said behind a trigger because of what it is. */
export function behindTrigger(trigger: Trigger): Pick<Context, 'damage' | 'dead' | 'instead' | 'underWay'> {
  const { on } = trigger;
  const dead = on === 'dies' ? (trigger.who.side === 'you' ? ('you' as const) : ('trigger' as const)) : undefined;
  const changes = underWay(trigger);
  return {
    damage: tellsOfDamage(trigger),
    dead,
    instead: on === 'would-die',
    ...(changes !== undefined && { underWay: changes }),
  };
}

/** What a response to that may still change. */
const underWay = (trigger: Trigger): 'attack' | 'damage' | undefined =>
  trigger.on === 'would-take' ? 'damage' : trigger.on === 'targeted' || isAttackRoll(trigger) ? 'attack' : undefined;

const isAttackRoll = (trigger: Trigger): boolean => trigger.on === 'rolls' && trigger.at !== undefined;

const you: Who = { side: 'you' };

/** What happens, behind `when` or as the name of a passive. */
export function happening(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(
    () =>
      cursor.try(() => short(cursor)) ??
      cursor.try(() => (cursor.take('targeted') ? targeted(cursor, context, you) : undefined)) ??
      aimed(cursor, context) ??
      rolls(cursor) ??
      collision(cursor, context) ??
      destroyed(cursor, context) ??
      somebody(cursor, context),
  );
}

/** A trigger with its own first word: `When an enemy dies`, `Whenever ...`, `On death`, `At the start of your turn`. */
export function trigger(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const limited = cursor.try(() => limitedTrigger(cursor, context));
    if (limited !== undefined) return limited;
    if (cursor.takeAny('when|whenever|anytime', 'each|every|any time')) return happening(cursor, context);
    // "If an enemy enters it": what happens to a piece is no question.
    if (context.slot === 'marker' && cursor.take('if|once')) return happening(cursor, context);
    const goes = context.slot === 'marker' && cursor.try(() => ofItsKind(cursor, context));
    if (goes) return { trigger: { on: 'destroyed' } };
    if (cursor.takeAny('on|upon death'))
      return context.slot === 'marker' ? { trigger: { on: 'destroyed' } } : { trigger: { on: 'dies', who: you } };
    if (cursor.takeAny('on|upon deploy|deployment|spawn')) return { trigger: { on: 'deploy' } };
    return undefined;
  });
}

/** `Mines on death`: in the text of a mine. */
function ofItsKind(cursor: Cursor, context: Context): true | undefined {
  const short = context.marker && shortName(context.marker);
  const named = pieceNamed(cursor, context) || (short !== undefined && cursor.take(`${short}|${short}s`));
  return named && cursor.takeAny('on|upon|when death|destroyed|destruction') ? true : undefined;
}

/** A name that is nothing but a trigger. */
export function nameTrigger(cursor: Cursor, context: Context): Occasion | undefined {
  const found = cursor.try(() => {
    const set = trigger(cursor, context) ?? moments(cursor, context) ?? happening(cursor, context);
    if (set === undefined) return undefined;
    cursor.takeAny(',', ':', '.');
    return cursor.done ? set : undefined;
  });
  return found;
}

function moments(cursor: Cursor, context: Context): Occasion | undefined {
  const at = moment(cursor, context);
  if (at === undefined || (at.of !== undefined && at.of !== 'you') || at.next) return undefined;
  return { trigger: momentTrigger(at.moment) };
}

/** A moment that comes again and again, as a trigger. */
export const momentTrigger = (at: 'turn-start' | 'turn-end' | 'round-start' | 'round-end'): Trigger =>
  at === 'round-start' || at === 'round-end' ? { on: at } : { on: at, who: you };

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
  if (cursor.takeAny('damaged', 'you are hurt'))
    return { trigger: { on: 'damaged', who: you }, named: { attacker: 'other' } };
  if (cursor.takeAny('you? receive healing', 'you? are? healed')) return { trigger: { on: 'healed', who: you } };
  if (cursor.takeAny('you? miss an? attack')) return { trigger: { on: 'misses', who: you } };
  if (cursor.takeAny('you deal damage', 'deal damage')) {
    if (cursor.sees('to|with|from')) return undefined;
    return { trigger: { on: 'deals-damage', who: you }, them: 'other', named: { target: 'other', unit: 'other' } };
  }
  return undefined;
}

function rolls(cursor: Cursor): Occasion | undefined {
  return cursor.try(() => {
    if (!cursor.take('you roll')) return undefined;
    cursor.take('a|an');
    const far = distance(cursor);
    if (far === undefined || far.max === undefined) return undefined;
    const from = far.min ?? far.max;
    if (from < 1 || far.max > 6) return undefined;
    return { trigger: { on: 'rolls', who: you, from, to: far.max } };
  });
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
    if (cursor.take('dies|die')) return set({ on: 'dies', who });
    if (cursor.takeAny('takes|take|receives|receive damage')) return damaged(cursor, context, who, set);
    if (cursor.takeAny('is|are damaged')) return damaged(cursor, context, who, set);
    if (cursor.takeAny('would take|receive damage', 'would be damaged', 'would be dealt damage'))
      return damaged(cursor, context, who, set, 'would-take');
    if (cursor.takeAny('rolls|roll')) return rolled(cursor, context, who, set);
    if (cursor.takeAny('deals|deal damage')) {
      if (!cursor.take('to')) return set({ on: 'deals-damage', who });
      const to = whom(cursor, context);
      return to && set({ on: 'deals-damage', who, to }, { them: themOf(mine, to), named: pairOf(who, to) });
    }
    const outcome = cursor.takeAny('hit|hits', 'miss|misses', 'crit|crits', 'kill|kills');
    if (outcome) {
      const said = cursor.tokens[cursor.at - 1]?.text.slice(0, 3);
      const on = said === 'hit' ? 'hits' : said === 'mis' ? 'misses' : said === 'cri' ? 'crits' : 'kills';
      const to = whom(cursor, context);
      return set({ on, who, ...(to ? { to } : {}) }, { them: themOf(mine, to), named: pairOf(who, to) });
    }
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
    const crossed = crossing(cursor, context);
    if (crossed !== undefined) return set(crosses(crossed, who));
    if (
      cursor.takeAny(
        'moves|move or is|are moved',
        'changes|change location|space|position for any reason',
        'changes|change location|space|position',
        'moves|move for any reason',
      )
    )
      return set({ on: 'moves', who });
    if (cursor.take('moves|move')) {
      // "Moves 3 or more", "moves through": more than that it moved.
      return cursor.sees('#|through|voluntarily|away|out|into|up|more') ? undefined : set({ on: 'moves', who });
    }
    if (cursor.takeAny('loses|lose a|an|any move|standard? action|actions')) return set({ on: 'loses-action', who });
    if (cursor.takeAny('is|are healed')) return set({ on: 'healed', who });
    if (cursor.takeAny('gains|gain|gets|get')) {
      cursor.take('a|an');
      const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['condition', 'token', 'counter']);
      if (token === undefined) return undefined;
      cursor.at = token.to;
      return set({ on: 'gains', who, token: token.word.ref });
    }
    return undefined;
  });
}

/** Whom "they" means behind what one does to another: the one that is not the reader of the card. */
const themOf = (mine: boolean, to: Who | undefined): Ref | undefined =>
  mine ? 'other' : to?.side === 'you' ? 'trigger' : undefined;

/** `make an attack`, `attacks an enemy`: once it is through, hit or miss. */
function attacks(
  cursor: Cursor,
  context: Context,
  who: Who,
  mine: boolean,
  set: (trigger: Trigger, more?: Partial<Occasion>) => Occasion,
): Occasion | undefined {
  return cursor.try(() => {
    const makes = cursor.take('make|makes a|an attack');
    if (!makes && !cursor.take('attack|attacks')) return undefined;
    const to = !makes || cursor.take('against|on') ? whom(cursor, context) : undefined;
    // "Attack with", "attack from": more than that.
    if (cursor.sees('with|from|against|on|in|while|by')) return undefined;
    const named = pairOf(who, to);
    const them = themOf(mine, to);
    return set({ on: 'attacks', who, ...(to && { to }) }, { them, named, rolled: true, chosen: true });
  });
}

/** `is targeted by an enemy`: before the roll. Who does it is the trigger, at whom is the other one. */
function targeted(cursor: Cursor, context: Context, who: Who): Occasion | undefined {
  let by: Who | undefined = { side: 'any' };
  let means: Means | undefined;
  if (cursor.take('by|with')) {
    const used = usedBy(cursor, context);
    by = used?.by ?? (cursor.tokens[cursor.at - 1]?.text === 'with' ? undefined : whom(cursor, context));
    means = used?.means;
  }
  if (by === undefined) return undefined;
  const withMeans = means && Object.keys(means).length > 0 ? { means } : {};
  const named: Record<string, Ref> = { attacker: 'trigger', caster: 'trigger', user: 'trigger', target: 'other' };
  if (by.side === 'enemy') named.enemy = 'trigger';
  if (who.side === 'ally') named.ally = 'other';
  return { trigger: { on: 'targeted', who, by, ...withMeans }, named };
}

/** `an undefendable ability targets you`, `an attack by an ally targets an enemy`. */
function aimed(cursor: Cursor, context: Context): Occasion | undefined {
  return cursor.try(() => {
    const used = usedBy(cursor, context);
    if (used === undefined || !cursor.take('targets|target')) return undefined;
    const who = whom(cursor, context);
    if (who === undefined) return undefined;
    const { by, means } = used;
    const named: Record<string, Ref> = { attacker: 'trigger', caster: 'trigger', user: 'trigger' };
    if (by.side === 'enemy') named.enemy = 'trigger';
    if (who.side === 'ally') named.ally = 'other';
    return { trigger: { on: 'targeted', who, by, ...(Object.keys(means).length > 0 && { means }) }, named };
  });
}

/** `rolls 1-2 while targeting you`: the die of an attack on somebody. Without that it could be any die. */
function rolled(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: (trigger: Trigger, more?: Partial<Occasion>) => Occasion,
): Occasion | undefined {
  cursor.take('a|an');
  const far = distance(cursor);
  if (far === undefined) return undefined;
  const to = far.max ?? 6;
  const from = far.min ?? to;
  if (from < 1 || to > 6) return undefined;
  const aims = cursor.takeAny('while|when targeting|attacking', 'against', 'to hit', 'on an attack targeting|against');
  const at = aims ? whom(cursor, context) : undefined;
  if (aims !== (at !== undefined)) return undefined;
  const named: Record<string, Ref> = { ...namesOf(who), ...(at && { attacker: 'trigger', target: 'other' }) };
  return set({ on: 'rolls', who, from, to, ...(at && { at }) }, { named });
}

/** Whoever the trigger is about at any time. A place without more is measured, not seen, but "in LoS" is seen. */
const standing = (found: Noun): Who | undefined => {
  // Whom the text has chosen before is remembered by what lasts.
  if (found.ref === 'target') return { side: 'any', if: [{ is: 'same', of: 'each', as: 'target' }] };
  return found.ref !== undefined && found.ref !== 'you'
    ? undefined
    : found.min !== undefined
      ? undefined
      : standingWho(found);
};

function namesOf(who: Who): Record<string, Ref> {
  const named: Record<string, Ref> = { unit: 'trigger' };
  if (who.side === 'enemy') named.enemy = 'trigger';
  if (who.side === 'ally') named.ally = 'trigger';
  return who.side === 'you' ? {} : named;
}

/** The names of whoever does it and of whom it is done to: "the enemy", "that ally", "the target". */
function pairOf(who: Who, to: Who | undefined): Record<string, Ref> {
  const named = { ...namesOf(who), target: 'other' as const };
  delete (named as Record<string, Ref>).unit;
  if (to?.side === 'ally' && who.side !== 'ally') return { ...named, ally: 'other' };
  if (to?.side === 'enemy' && who.side !== 'enemy') return { ...named, enemy: 'other' };
  return named;
}

const drop = (set: { [K in keyof Occasion]: Occasion[K] | undefined }): Occasion =>
  Object.fromEntries(Object.entries(set).filter(([, value]) => value !== undefined)) as unknown as Occasion;

function whom(cursor: Cursor, context: Context): Who | undefined {
  return cursor.try(() => {
    const found = noun(cursor, context);
    return found && standing(found);
  });
}

function damaged(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: (trigger: Trigger, more?: Partial<Occasion>) => Occasion,
  on: 'damaged' | 'would-take' = 'damaged',
): Occasion | undefined {
  const by = cursor.take('by|from') ? whom(cursor, context) : undefined;
  if (by === undefined && /^(?:by|from)$/.test(cursor.tokens[cursor.at - 1]?.text ?? '')) return undefined;
  // "When you take damage from an enemy, 1dmg to them".
  const mine = who.side === 'you' && by !== undefined;
  const dealer: Record<string, Ref> = mine && (by.side === 'enemy' || by.side === 'ally') ? { [by.side]: 'other' } : {};
  return set(
    { on, who, ...(by ? { by } : {}) },
    { ...(mine && { them: 'other' }), named: { ...namesOf(who), ...dealer, attacker: 'other' } },
  );
}

/** `start their turn in range 1 of it`: the place counts at that moment. */
function turn(
  cursor: Cursor,
  context: Context,
  who: Who,
  set: (trigger: Trigger, more?: Partial<Occasion>) => Occasion,
): Occasion | undefined {
  const on = /^(?:end|ends)$/.test(cursor.tokens[cursor.at - 3]?.text ?? '') ? 'turn-end' : 'turn-start';
  const place = cursor.try((): Place | undefined => {
    const there = cursor.try(() => (cursor.take('on|in|inside') ? spaceThere(cursor, context) : undefined));
    if (there !== undefined) return { range: { max: 0 }, of: there };
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

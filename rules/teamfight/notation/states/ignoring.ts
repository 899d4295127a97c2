import type { Flag, Rule } from '../../program.ts';
import { type Noun, noun, standingWho } from '../nouns/noun.ts';
import { inRange, range } from '../nouns/range.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { against } from './against.ts';
import { ignoringPieces } from './ignoring-pieces.ts';
import { type About, is } from './predicate.ts';
import { target } from './spoken.ts';

/** What somebody ignores: `cover`, `difficult terrain and hazards`, `units and terrain when moving`; `ofMovement` where movement ignores it. */
export function ignoring(about: About, ofMovement = false): Rule[] | undefined {
  const { cursor } = about;
  const pieces = ofMovement ? undefined : ignoringPieces(about);
  if (pieces !== undefined) return pieces;
  const found: Flag[] = [];
  let onlyMoving = false;
  const goes = ofMovement || cursor.holds(onWay);
  do {
    const one = ignored(cursor, goes);
    if (one === undefined) return found.length > 0 ? undefined : ofAttacks(about);
    found.push(one);
    onlyMoving ||= one === 'through-enemies' || one === 'through-walls' || one === 'ignores-terrain';
  } while (goesOn(cursor, goes));
  const moving = cursor.takeAny(
    'when|while you? moving|move|moves',
    'when|while they|it move|moves',
    'during|in your|their|its movement|move',
    'with your|their|its movement',
  );
  // Units and terrain are in the way of what one sees, too.
  if (onlyMoving && !moving && !ofMovement) return undefined;
  // Of hazards nothing at all is felt where it does not say when.
  return found.flatMap((flag) =>
    is(about, flag === 'ignores-hazards' && !moving && !ofMovement ? 'immune-hazards' : flag),
  );
}

const onWay = oneOf('moving move moves movement');

/** One thing that is in the way of who moves. */
function ignored(cursor: Cursor, goes: boolean): Flag | undefined {
  if (goes && cursor.take('walls')) return 'through-walls';
  if (cursor.takeAny('all? other? units', 'enemies')) return 'through-enemies';
  if (cursor.sees('walls when|while you? moving|move') && cursor.take('walls')) return 'through-walls';
  if (cursor.take('difficult ground|terrain')) return 'ignores-difficult';
  if (cursor.takeAny('all? hazards', 'hazardous terrain', 'hazard spaces?')) return 'ignores-hazards';
  if (cursor.take('all? terrain')) return 'ignores-terrain';
  return cursor.takeAny(
    'height differences|steps|lines|changes',
    'elevation|height|heights',
    'differences in height|elevation',
  )
    ? 'ignores-heights'
    : undefined;
}

/** `, `, `and`, behind which one more of them stands. */
const goesOn = (cursor: Cursor, goes: boolean): boolean =>
  cursor.try(() => {
    if (!cursor.takeAny(', and|or', 'and|or', ',')) return undefined;
    const { at } = cursor;
    const more = ignored(cursor, goes) !== undefined;
    cursor.at = at;
    return more || undefined;
  }) ?? false;

/** `cover`, `walls when targeting`: what shelters others. */
function ofAttacks(about: About): Rule[] | undefined {
  const { cursor } = about;
  const shelter = sheltering(cursor);
  if (shelter !== undefined) {
    const all = shelter.map((flag) => ignoredFor(about, flag));
    return all.some((some) => some === undefined) ? undefined : all.flatMap((some) => some ?? []);
  }
  if (cursor.take('def')) return cursor.sees('of|against|from|on') ? undefined : is(about, 'attacks-undefendable');
  return cursor.take('walls') ? ignoredFor(about, 'ignores-walls') : undefined;
}

/** `cover`, `Armor`, `cover and Armor`: what of it an attack ignores. */
export function sheltering(cursor: Cursor): readonly Sheltering[] | undefined {
  const one = (): Sheltering | undefined =>
    cursor.take('cover')
      ? 'ignores-cover'
      : cursor.take('armor|armour')
        ? 'ignores-armor'
        : cursor.take('resistance')
          ? 'ignores-resistance'
          : cursor.take('overshield')
            ? 'ignores-overshield'
            : undefined;
  return cursor.try(() => {
    const all: Sheltering[] = [];
    for (;;) {
      const found = one();
      if (found === undefined || all.includes(found)) return undefined;
      all.push(found);
      const isRow = cursor.sees(`, ${shelters} ,? and|or`) || cursor.sees(`,? and|or ${shelters}`);
      if (!isRow || !cursor.takeAny(', and|or', 'and|or', ',')) return all;
    }
  });
}

const shelters = 'cover|armor|armour|resistance|overshield';

type Sheltering = 'ignores-cover' | 'ignores-armor' | 'ignores-resistance' | 'ignores-overshield';

const forSight = [
  'for los|targeting',
  'for line of sight',
  'when|while targeting|attacking',
  'when|while drawing los|range',
  'when|while drawing line of sight',
] as const;

/** `ignores cover against them`, `ignore walls when targeting enemies in range 3`, `when drawing range to enemies`: of whom that is asked. */
export function ignoredFor(about: About, flag: Sheltering | 'ignores-walls'): Rule[] | undefined {
  const { cursor, clause, who } = about;
  // "Ignore walls for LoS", "ignore walls when targeting": whoever is behind them.
  const forAll = cursor.takeAny('for los|targeting', 'for line of sight') || isOfTargeting(cursor);
  const whom = cursor.try(() => {
    if (forAll) return undefined;
    if (cursor.take('when|while targeting|attacking') || cursor.take('when|while drawing range to')) {
      cursor.at -= 1;
      return against(about, cursor.tokens[cursor.at]?.text ?? '');
    }
    return cursor.sees('against') ? against(about, 'against') : undefined;
  });
  // "For LoS": of whatever is targeted.
  const all = whom === undefined && flag === 'ignores-walls' && cursor.takeAny(...forSight);
  if (all) return cursor.sees('against|if|in|on|from|to') ? undefined : is(about, flag);
  // "Ignore walls" alone could be of moving, too.
  if (whom === undefined)
    return cursor.sees('when|while|if|against|in|on|from') || (flag === 'ignores-walls' && !forAll)
      ? undefined
      : is(about, flag);
  return whom === 'none' ? undefined : [{ clause, rule: 'is', who, flag, against: whom }];
}

/** `when targeting`, `when drawing range`, and nobody behind it. */
const isOfTargeting = (cursor: Cursor): boolean =>
  cursor.try(() => {
    const said = cursor.takeAny('when|while targeting|attacking', 'when|while drawing range|los');
    return said && (cursor.done || cursor.sees(',|.|until|till|this|and|for')) ? true : undefined;
  }) === true;

/** `no cover`, `no benefit from cover against you`, of those who are attacked: whoever attacks them ignores it. */
export function uncovered(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  // Of one who bears this himself "you" would be somebody else.
  const by = cursor.sees('against')
    ? who.side === 'you'
      ? 'none'
      : against(about, 'against')
    : { side: 'any' as const };
  if (by === undefined || by === 'none') return undefined;
  return [{ clause, rule: 'is', who: by, flag: 'ignores-cover', against: who }];
}

/** `to target Slowed enemies`, `to them`, behind "you don't need line of sight": of whom. */
export function unseen(about: About): Rule[] | undefined {
  const { cursor, context, clause, who } = about;
  if (!cursor.takeAny('to target|attack|hit|see', 'to|for|against', 'when targeting|attacking')) {
    return cursor.done ? [{ clause, rule: 'is', who, flag: 'ignores-walls' }] : undefined;
  }
  if (cursor.done) return [{ clause, rule: 'is', who, flag: 'ignores-walls' }];
  const found = noun(cursor, context);
  // "Range 5, 2dmg. You don't need LoS to the target" is of this attack.
  if (found?.ref === 'target' && !context.ended) return undefined;
  return found && notSeen(about, found);
}

/** Whoever these are need not be seen to be targeted: `from range 4` or anywhere. */
export function notSeen({ cursor, clause, who }: About, found: Noun): Rule[] | undefined {
  return cursor.try((): Rule[] | undefined => {
    const near = inRange(cursor) ?? (cursor.take('from') ? range(cursor) : undefined);
    if (near === undefined && (cursor.before?.text === 'from' || cursor.sees('from|in|within'))) return undefined;
    const { blind: _, ...seen } = found;
    const whom = found.ref === 'target' ? target : standingWho(seen);
    if (whom === undefined) return undefined;
    const places = [...(whom.places ?? []), ...(near ? [{ range: near }] : [])];
    const against = places.length > 0 ? { ...whom, places } : whom;
    return [{ clause, rule: 'is', who, flag: 'ignores-walls', against }];
  });
}

import type { Amount, Flag, Means, Quantity, Rule, Who } from '../../program.ts';
import { beyond, isFar, whereTarget } from '../abilities/ability-statement.ts';
import { able, unable } from '../abilities/able.ts';
import { kindOf } from '../abilities/means.ts';
import { counted } from '../amounts/amount.ts';
import type { Context } from '../context.ts';
import { sideFaced } from '../nouns/faced.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { isOwnerless } from '../nouns/ownerless.ts';
import { farthest } from '../nouns/range.ts';
import { type Cursor, neededBy } from '../words/cursor.ts';
import { against, isOpenFrom } from './against.ts';
import { bareWords, doubled, lacking } from './bare-words.ts';
import { actionLost, being, conditionState, notBeing, obstacle, walled, without } from './being.ts';
import { asOneUnit, asUnit, onPoints, uncounted } from './counted.ts';
import { covered, coverFor, giveCover } from './covering.ts';
import { bothWays, damageChange, dealing, madeBy, receiving, withMeans } from './dealing.ts';
import { cannotRoll, rolling, rollsSo } from './dice-count.ts';
import { duty } from './duty.ts';
import { ignoring, uncovered, unseen } from './ignoring.ts';
import { onDiceOf } from './more-on-rolls.ts';
import { onlyAimed } from './only-target.ts';
import { quiet, unnoticed } from './quiet.ts';
import { resisting } from './resisting.ts';
import { blind, coverless, outOfTheWay, pastSight, seeThrough, sightless } from './seen.ts';
import { softened } from './softened.ts';
import { target } from './spoken.ts';
import { turnless, turnlessly } from './turnless.ts';

/** Whom a predicate is about, and how its rules begin. */
export interface About {
  readonly cursor: Cursor;
  readonly context: Context;
  readonly clause: number;
  readonly who: Who;
  /** "Gain +1 speed" can stand here. */
  readonly gains?: boolean;
}

/** `+2`, `-1`, as an amount. */
export function signed(cursor: Cursor): Amount | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('+ #', '- #')) return undefined;
    const minus = cursor.tokens[cursor.at - 2]?.text === '-';
    return { base: (minus ? -1 : 1) * (cursor.numbers[0] ?? 0) };
  });
}

const have = 'have|has';
const gain = 'gain|gains|get|gets';
export const deal = 'deal|deals';
export const receive = 'receive|receives|take|takes';
export const both = [
  'deal|deals and receive|receives|take|takes',
  'receive|receives|take|takes and deal|deals',
  'both deal and receive|take',
];
const reduce = 'reduce|reduces';
const are = 'are|is';
const areNot = "aren't|isn't";
const cannot = ["cannot|can't", 'can|may not'];
const never = 'never';
const must = ['must', 'has|have to', 'is|are forced to'];
const can = 'can|may';
/** `move through enemies` is what one can do, where nothing happens at once. */
const passing = 'move|moves|walk|walks|pass|passes through enemies|units|walls';
const ignore = 'always? ignore|ignores';
const lose = 'lose|loses';
const counts = 'count|counts|act|acts as|like';
const coverLike = [
  'always? count|counts as being? in|behind cover',
  'always? count|counts as having cover',
  'always have|has cover',
];
const fly = 'always? fly|flies';
const countTwice = 'always? count|counts as two|2 units';
const blockBoth = [
  'block|blocks line of sight and|or movement',
  'block|blocks movement and|or line of sight',
  'block|blocks sight|los and|or movement',
  'block|blocks movement and|or sight|los',
];
/** The same, and sight, which no unit bars (T-079a). */
const openToAll = [
  "don't|doesn't block movement and|or line of sight",
  "don't|doesn't block line of sight and|or movement",
  "don't|doesn't block movement and|or sight|los",
  "don't|doesn't block sight|los and|or movement",
  'do|does not block movement and|or line of sight',
  'do|does not block line of sight and|or movement',
  'do|does not block movement and|or sight|los',
  'do|does not block sight|los and|or movement',
];
/** Nobody whom this is said of stands in anybody's way. */
const openTo = [
  "don't|doesn't block enemy? movement",
  'do|does not block enemy? movement',
  "don't|doesn't block the? movement of|for enemies|units|anyone|anybody",
  'do|does not block the? movement of|for enemies|units|anyone|anybody',
  'never block|blocks enemy? movement',
];
const blockMovement = 'block|blocks movement';
const block = ['block|blocks line of sight', 'block|blocks sight|los'];

/** Without one of these verbs nothing is said of anybody. A new one is named above, and stands here too. */
export const saying = neededBy(
  ...[
    have,
    gain,
    deal,
    receive,
    ...both,
    reduce,
    are,
    areNot,
    ...cannot,
    never,
    ...quiet,
    ...sightless,
    ...seeThrough,
    ...blind,
    ...coverless,
    ...uncounted,
    ...asUnit,
    giveCover,
    ...must,
    can,
    passing,
    ignore,
    lose,
    counts,
    ...coverLike,
    fly,
    countTwice,
    ...openToAll,
    ...openTo,
    ...block,
    blockMovement,
    ...turnlessly,
    ...rolling,
  ],
);

/** What is said of somebody: one verb with its objects. */
export function predicates(about: About, bare: boolean): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try(() => {
    cursor.take('also');
    const aimed = onlyAimed(about);
    if (aimed !== undefined) return aimed;
    const passes = turnless(about);
    if (passes !== undefined) return passes;
    if (cursor.take(have)) return having(about);
    if (about.gains && cursor.take(gain)) return having(about);
    const twofold = bothWays(about);
    if (twofold !== undefined) return twofold;
    if (cursor.take(deal)) return softened(cursor, dealing(about));
    if (cursor.take(receive)) return receiving(about);
    if (cursor.take(reduce)) return reducing(about);
    if (cursor.take(are)) return being(about);
    if (cursor.take(areNot)) return notBeing(about);
    if (cursor.takeAny(...uncounted)) return onPoints(cursor) ? is(about, 'not-counted') : undefined;
    const counted = asOneUnit(about);
    if (counted !== undefined) return counted;
    if (cursor.takeAny(...coverless)) return uncovered(about);
    if (cursor.takeAny(...cannot)) return cannotRoll(about) ?? unable(about);
    const rolls = rollsSo(about);
    if (rolls !== undefined) return rolls;
    if (cursor.takeAny(...quiet)) return unnoticed(about);
    // Nobody stands in the way of sight anyway (T-079a).
    if (about.context.slot !== 'marker' && cursor.takeAny(...sightless)) return outOfTheWay(about);
    if (cursor.takeAny(...seeThrough)) return pastSight(about);
    if (about.context.slot !== 'marker' && cursor.takeAny(...openToAll)) return is(about, 'lets-pass');
    if (about.context.slot !== 'marker' && cursor.takeAny(...openTo)) return is(about, 'lets-pass');
    if (cursor.takeAny(...blind)) return unseen(about);
    if (cursor.takeAny(...must)) return duty(about);
    if (cursor.take(can) || cursor.sees(passing)) return able(about);
    if (cursor.take(giveCover)) return coverFor(about);
    if (cursor.takeAny(ignore)) return ignoring(about);
    if (cursor.take(lose)) return actionLost(about) ?? without(about);
    if (cursor.sees(fly)) return flies(about);
    if (cursor.takeAny(countTwice)) return doubled(about);
    const sheltered = cursor.try(() => (cursor.takeAny(...coverLike) ? covered(about) : undefined));
    if (sheltered !== undefined) return sheltered;
    if (cursor.sees(counts)) return cursor.take(counts) ? walled(about) : undefined;
    if (about.who.side === 'you' && cursor.takeAny(...blockBoth))
      return cursor.sees('for|of|from') ? undefined : obstacle(about.clause);
    const bars = movementBarred(about);
    if (bars !== undefined) return bars;
    if (about.who.side === 'you' && cursor.takeAny(...block)) {
      const some = about.context.marker === undefined && cursor.take('for|of|from enemies');
      if (!some && cursor.sees('for|of|from')) return undefined;
      return is(about, 'blocks-sight').map((rule) => (some ? { ...rule, against: { side: 'enemy' } } : rule) as Rule);
    }
    const unableEver = cursor.try(() => (cursor.take(never) ? unable(about) : undefined));
    if (unableEver !== undefined) return unableEver;
    return bare ? bareWords(about) : undefined;
  });
}

/** `You block movement`: of everybody, and of your own side, too. */
const movementBarred = ({ cursor, context, clause, who }: About): Rule[] | undefined =>
  cursor.try((): Rule[] | undefined => {
    if (who.side !== 'you' || context.marker !== undefined || !cursor.take(blockMovement)) return undefined;
    if (
      !cursor.done &&
      !cursor.sees('.|until|,? and? you') &&
      !cursor.sees(",|and is|are|can|cannot|can't|have|has|not")
    )
      return undefined;
    return [{ clause, rule: 'blocks', what: 'movement', who: { side: 'any', except: ['you'] } }];
  });

/** `fly`, and not how far: what somebody is. */
export function flies(about: About): Rule[] | undefined {
  const { cursor } = about;
  if (!cursor.take(fly)) return undefined;
  return cursor.done || cursor.sees(',|.|and|while|until|if|(') || cursor.sees('for the rest')
    ? is(about, 'flying')
    : undefined;
}

export const is = ({ clause, who }: About, flag: Flag): Rule[] => [{ clause, rule: 'is', who, flag }];

export const change = ({ clause, who }: About, what: Quantity, add: Amount): Rule[] => [
  { clause, rule: 'change', who, what, add },
];

function having(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  if (cursor.take('# / # speed')) {
    const [a = 1, b = 1] = cursor.numbers;
    return b === 0 ? undefined : [{ clause, rule: 'change', who, what: 'speed', times: [a, b] }];
  }
  if (cursor.takeAny('base speed #', 'a speed of #', 'speed #', 'only? # speed'))
    return [{ clause, rule: 'change', who, what: 'speed', set: cursor.numbers[0] ?? 0 }];
  if (cursor.take('no move action|actions')) return is(about, 'no-move-action');
  // A unit has one of its own (T-015).
  if (cursor.takeAny('# standard actions each|every|per|a turn', '# standard actions'))
    return change(about, 'standard-actions', { base: (cursor.numbers[0] ?? 1) - 1 });
  if (cursor.take('no free action|actions')) return is(about, 'no-free-actions');
  if (cursor.take('no standard action|actions')) return is(about, 'no-standard-action');
  if (cursor.sees('no armor|armour|resistance') && cursor.take('no')) return without(about);
  if (cursor.takeAny('no cover', 'no benefit from cover')) return uncovered(about);
  if (cursor.take('cover')) return covered(about);
  if (cursor.sees('no passives|abilities|default|non|standard|move'))
    return cursor.take('no') ? lacking(about) : undefined;
  if (cursor.takeAny('# standard action less', '# less standard action')) {
    return change(about, 'standard-actions', { base: -(cursor.numbers[0] ?? 0) });
  }
  const acts = moreActions(about);
  if (acts !== undefined) return acts;
  const share = shared(about);
  if (share !== undefined) return share;
  if (cursor.takeAny('unlimited|infinite range'))
    return [{ clause, rule: 'change', who, what: 'range', set: farthest }];
  // "Your Turrets have range 5"; of a hero it could be of some of its abilities.
  if (who.yours && who.card !== undefined && cursor.sees('range #') && cursor.take('range #'))
    return [{ clause, rule: 'change', who, what: 'range', set: cursor.numbers[0] ?? 0 }];
  const rolls = onRolls(about);
  if (rolls !== undefined) return rolls;
  const add = signed(cursor);
  if (add !== undefined) {
    if (cursor.takeAny('speed', 'move speed')) return change(about, 'speed', grown(about, add));
    if (cursor.take('max|maximum health|hp')) return change(about, 'max-health', grown(about, add));
    // "Your summons have +1 health": they come with so much more.
    const ours = who.yours || isOwnerless(about.context);
    if (ours && (who.kind === 'summon' || who.card !== undefined) && cursor.take('health|hp'))
      return change(about, 'max-health', grown(about, add));
    if (cursor.take('range'))
      return (cursor.sees('on|with|to') && !cursor.sees('on their|its|your next turn')) ||
        (cursor.sees('for') && !cursor.sees('for the|this rest|remainder|turn'))
        ? undefined
        : facedRange(about, grown(about, add));
    if (cursor.take('standard action|actions')) return change(about, 'standard-actions', add);
    if (cursor.take('move action|actions')) return change(about, 'move-actions', add);
    return numbered(about, add);
  }
  if (cursor.take('armor|armour')) return armored(about);
  if (cursor.take('resistance')) return resisting(about);
  if (cursor.take('half speed')) return [{ clause, rule: 'change', who, what: 'speed', times: [1, 2] }];
  // To gain a condition is to be given it.
  return /^(?:have|has)$/.test(cursor.before?.text ?? '') ? conditionState(about) : undefined;
}

/** `an additional Standard Action each turn`. */
export function moreActions(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try((): Rule[] | undefined => {
    const one = cursor.take('an additional|extra standard|move action');
    if (!one && !cursor.take('# additional|extra standard|move action|actions')) return undefined;
    const [base = 1] = one ? [] : cursor.numbers;
    const what = cursor.tokens[cursor.at - 2]?.text === 'move' ? 'move-actions' : 'standard-actions';
    cursor.takeAny('each|every|per turn', 'on|in each|every of your turns');
    return cursor.sees('which|that|for|to') ? undefined : change(about, what, { base });
  });
}

/** `+50% damage dealt and received`, `+1 damage dealt and received`, `+50% damage dealt`. */
function shared(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  return cursor.try((): Rule[] | undefined => {
    const said = damageChange(cursor);
    if (said === undefined) return undefined;
    const dealt = cursor.take('dealt');
    const both = dealt && cursor.takeAny('and received|taken', 'and damage received|taken');
    const received = both || (!dealt && cursor.take('received|taken'));
    if ((!both && 'add' in said) || (!dealt && !received) || cursor.sees('to|from|against|by|per|for'))
      return undefined;
    const changed = (what: Quantity): Rule => ({ clause, rule: 'change', who, what, ...said });
    return [...(dealt ? [changed('damage-dealt')] : []), ...(received ? [changed('damage-received')] : [])];
  });
}

/** `reduce all damage taken by 2`, `reduce the damage you take by 1`: as -2 damage received. */
export function reducing(about: About): Rule[] | undefined {
  const { cursor } = about;
  cursor.takeAny('all? of? the', 'all|any');
  if (!cursor.take('damage|dmg')) return undefined;
  const whose = cursor.takeAny('that? you|they take|receive', 'taken|received', 'dealt to you');
  const means = cursor.take('from') ? madeBy(cursor) : undefined;
  if ((!whose && means === undefined) || !cursor.take('by #')) return undefined;
  const [less = 0] = cursor.numbers;
  // T-145: damage is never less than none.
  cursor.takeAny(', to a minimum of 0', '( to a minimum of 0 )', '( minimum 0 )');
  const { clause, who } = about;
  const from = means && { against: { side: 'any' as const }, means };
  const lessens: Rule = { clause, rule: 'change', who, what: 'damage-received', add: { base: -less }, ...from };
  const rules = softened(cursor, [lessens]);
  return cursor.sees('%|to|,? to a minimum|min') ? undefined : rules;
}

/** What holds against all, or only against those who are named behind `from` or `against`. */
export function fromSome(about: About, flag: Flag, word: string): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const by = against(about, word);
  if (by === 'none' || cursor.sees('from|against')) return undefined;
  return [{ clause, rule: 'is', who, flag, ...(by && { against: by }) }];
}

/** `Armor`, `Armor against enemies in range 1`, `Armor against non-default abilities`. */
export function armored(about: About): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const means = withMeans(cursor, 'to|against');
  if (means === undefined) return fromSome(about, 'armor', 'against');
  return cursor.sees('of|by|from') ? undefined : [{ clause, rule: 'is', who, flag: 'armor', means }];
}

/** `-1def and +1 crit on rolls`: both are about the rolls that somebody makes. */
function onRolls(about: About): Rule[] | undefined {
  const { cursor } = about;
  return cursor.try(() => {
    const found: Partial<Record<'attack-def' | 'crit', Amount>> = {};
    do {
      const add = signed(cursor);
      const what = cursor.take('def') ? 'attack-def' : cursor.take('crit') ? 'crit' : undefined;
      if (add === undefined || what === undefined || found[what] !== undefined) return undefined;
      found[what] = add;
    } while (cursor.take('and'));
    const { crit, 'attack-def': def } = found;
    if (crit === undefined || def === undefined || !cursor.take('on|to all|its|their|your? attack? rolls'))
      return undefined;
    return [...change(about, 'attack-def', def), ...change(about, 'crit', crit)];
  });
}

/** How long it holds, or of what there is so much for each. */
const forSoLong =
  'def|crit for the|this|each|every|# rest|remainder|turn|of|unit|enemy|ally|adjacent|missing|turns|until|spent|lost|removed';

/** What is said behind a number, of the rolls that somebody makes or of those made against it. */
function numbered(about: About, add: Amount): Rule[] | undefined {
  const { cursor } = about;
  const rolls = onDiceOf(about, add);
  if (rolls !== undefined) return rolls;
  if (
    cursor.takeAny(
      'def to|on|for all|its|their|your attack|ability? rolls|attacks|abilities',
      'def to|on rolls|attacks',
    )
  )
    return change(about, 'attack-def', add);
  if (cursor.take('def to all? rolls')) return change(about, 'attack-def', add);
  if (cursor.takeAny('crit to|on|for all|its|their|your rolls|attacks', 'crit to|on rolls|attacks'))
    return change(about, 'crit', add);
  if (cursor.take('crit received')) return change(about, 'crit-received', grown(about, add));
  if (cursor.sees('def|crit on|with|for|to their|its|his|her|your next attack|roll'))
    return cursor.take('def')
      ? change(about, 'attack-def', add)
      : cursor.take('crit')
        ? change(about, 'crit', add)
        : [];
  // "-1def and +1 crit on rolls" is about rolls throughout.
  const inTheirTurn = cursor.sees('crit on their|its|the|your next turn');
  if ((!inTheirTurn && cursor.sees('def|crit to|on')) || (cursor.sees('def|crit for') && !cursor.sees(forSoLong)))
    return undefined;
  if (cursor.sees('def and|, + # crit on|to')) return undefined;
  if (cursor.take('def')) return facedDef(about, grown(about, add));
  if (cursor.take('crit')) return facedChange(about, 'crit', grown(about, add));
  if (cursor.take('damage|dmg received|taken')) return receivedFrom(about, add);
  if (cursor.takeAny('damage|dmg dealt', 'damage', 'dmg')) return facedChange(about, 'damage-dealt', grown(about, add));
  return inShares(about, add);
}

/** `+50% damage received`, `+50% damage dealt`, `+50% damage`: what somebody deals, where it is not said. */
export function inShares({ cursor, context, clause, who }: About, { base: percent }: Amount): Rule[] | undefined {
  if (!cursor.take('% damage')) return undefined;
  const what = cursor.take('received|taken') ? 'damage-received' : 'damage-dealt';
  if (what === 'damage-dealt') cursor.take('dealt');
  const percents = cursor.sees('per|for|/') ? counted(cursor, context, percent) : undefined;
  const share = percents?.terms ? { percents } : { percent };
  return cursor.sees('to|from|against|by|with') ? undefined : [{ clause, rule: 'change', who, what, ...share }];
}

/** `+2def against attacks from beyond range 2`, `+1def against enemies in range 2`: of those who use them. */
export function facedDef(about: About, add: Amount): Rule[] | undefined {
  const { cursor, clause, who } = about;
  const means = faced(cursor);
  if (means !== undefined) return [{ clause, rule: 'change', who, what: 'def', add, ...means }];
  if (!cursor.sees('against|vs|versus|from|beyond')) return change(about, 'def', add);
  const ours = who.side === 'you' || who.side === 'friend' || who.side === 'ally';
  // "Units adjacent to this have +2def from range 2+": how far that is from each of them, whoever uses it.
  const far = who.side === 'you' ? undefined : cursor.try(() => farFromEach(cursor));
  if (far !== undefined) return [{ clause, rule: 'change', who, what: 'def', add, against: far }];
  if (!ours && who.side !== 'any') return undefined;
  const start = cursor.at;
  const only = cursor.try(() => {
    cursor.takeAny('against|vs|versus all? attacks|abilities', 'against|vs|versus');
    if (cursor.sees('from adjacent|enemies|units|a|an|the|any|your|behind|in')) cursor.take('from');
    const side = sideFaced(cursor);
    if (side !== undefined) return side;
    const far = beyond(cursor);
    if (far !== undefined) return far;
    const found = noun(cursor, about.context);
    // "Against the target": whom what lasts remembers.
    if (found?.ref === 'target') return target;
    return found && found.ref === undefined ? standingWho(found) : undefined;
  });
  if (only !== undefined && !ours && isOpenFrom(about, only, start)) return undefined;
  return only && [{ clause, rule: 'change', who, what: 'def', add, against: only }];
}

/** `against ranged attacks`, `when targeted by an area attack`: whoever uses them. */
const faced = (cursor: Cursor): { means?: Means } | undefined =>
  cursor.try(() => {
    const byOne = cursor.take('when targeted|attacked by|with a|an');
    if (!byOne && !cursor.take('against|vs|versus all?')) return undefined;
    const means = kindOf(cursor, !byOne);
    if (means === undefined || !(cursor.done || cursor.sees(',|and|.'))) return undefined;
    return Object.keys(means).length > 0 ? { means } : {};
  });

/** `from range 2+`, `against attacks from beyond range 2`. */
function farFromEach(cursor: Cursor): Who | undefined {
  cursor.takeAny('against|vs|versus all? attacks|abilities', 'against|vs|versus');
  if (!cursor.sees('from|beyond|at')) return undefined;
  const { places } = beyond(cursor) ?? {};
  const range = places?.[0]?.range;
  return range && { side: 'any', places: [{ range, of: 'each' }] };
}

/** `+1 speed per Charge you have`, `+1 speed each`. */
export const grown = (about: About, add: Amount): Amount =>
  add.terms === undefined ? (eachOfThese(about, add) ?? counted(about.cursor, about.context, add.base)) : add;

/** `-1 speed each`, `per token`, in the text of a token: for each of it that its bearer has. */
function eachOfThese({ cursor, context: { self, slot }, who }: About, { base }: Amount): Amount | undefined {
  if (self === undefined || (slot !== 'token' && slot !== 'condition') || who.side !== 'you') return undefined;
  const { at } = cursor;
  if (!cursor.takeAny('each', 'per|for each|every? token|stack|counter')) return undefined;
  if (cursor.done || cursor.sees(',|.|and|(|while|('))
    return { base: 0, terms: [{ each: base, per: { count: 'tokens', token: self.ref, on: 'you' } }] };
  cursor.at = at;
  return undefined;
}

/** `-1 damage received`, `-1 damage received from attacks beyond range 2`. */
export function receivedFrom(about: About, add: Amount): Rule[] | undefined {
  const { clause, who } = about;
  if (fromAreas(about.cursor)) return [{ clause, rule: 'change', who, what: 'damage-received', add, area: true }];
  const more = grown(about, add);
  const from = against(about, 'from');
  if (from === 'none') return undefined;
  return [
    { clause, rule: 'change', who, what: 'damage-received', add: grown(about, more), ...(from && { against: from }) },
  ];
}

/** `from areas`, `from AoE`, `from area attacks`. */
export const fromAreas = (cursor: Cursor): boolean =>
  cursor.takeAny('from|by area|aoe abilities|attacks|damage|effects', 'from|by aoe|aoes|areas', 'from|by an? area');

/** Whom it is done to: `to units with a Mark`, `against Slowed enemies`. */
export function facing(about: About): Who | 'none' | undefined {
  if (about.cursor.sees('on|to|with|for their|its|his|her|your next')) return undefined;
  // "Your attacks deal +1 damage beyond range 4": to those who are farther away.
  if (about.who.side === 'you' && about.cursor.take('beyond range #'))
    return { side: 'any', places: [{ range: { min: (about.cursor.numbers[0] ?? 0) + 1 } }] };
  for (const word of ['to', 'against', 'vs', 'versus', 'on']) {
    const found = against(about, word);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** `+1 range`, `+1 range against Slowed enemies`, `when attacking them`: not those who stand at some distance, which would hang on itself. */
export function facedRange(about: About, add: Amount): Rule[] | undefined {
  const { cursor } = about;
  const attacking = cursor.take('when|while attacking|targeting');
  if (attacking) cursor.at -= 1;
  const word = cursor.peek()?.text ?? '';
  const only = attacking || /^(?:against|vs|versus)$/.test(word) ? (against(about, word) ?? 'none') : undefined;
  if (only === 'none' || isFar(only)) return undefined;
  return change(about, 'range', add).map((rule) => ({ ...rule, ...(only && { against: only }) }) as Rule);
}

/** A change that may be only against some. */
export function facedChange(about: About, what: Quantity, add: Amount): Rule[] | undefined {
  const { clause, who } = about;
  const only = facing(about) ?? (who.side === 'you' ? whereTarget(about) : undefined);
  if (only === 'none') return undefined;
  const means = withMeans(about.cursor, 'with', who.side === 'you' ? about.context : undefined);
  // "+1 damage with default abilities per 2 Coins": what it grows with may stand behind.
  if (means !== undefined && add.terms === undefined) add = grown(about, add);
  return [{ clause, rule: 'change', who, what, add, ...(only ? { against: only } : {}), ...(means && { means }) }];
}

import type { Ref } from '../program.ts';
import { breakOff } from './broken-off.ts';
import { deathWorth, noteDeath } from './death-worth.ts';
import { asksFallen } from './fallen.ts';
import { leastHealth, mostHealth } from './health.ts';
import { deeds, note, noteDeed, noteHarm, noteHarmedBy } from './history.ts';
import { added, has, type Origin, percent } from './holds.ts';
import { drop, isHero } from './piece.ts';
import type { Look, Play } from './play.ts';
import { shifts } from './relics.ts';
import { levelHealth, sharersOfHealth } from './shared-health.ts';
import { comeBackToSide } from './side.ts';
import { touches } from './standing.ts';
import { fire, fireInstead } from './trigger.ts';

/** Damage on its way to a unit. */
export interface Damage {
  readonly to: number;
  /** Before everything that changes it. */
  readonly amount: number;
  /** The unit that deals it, -1 for the map and for texts without a user. */
  readonly by: number;
  readonly irreducible?: boolean | undefined;
  readonly ignoresArmor?: boolean | undefined;
  readonly ignoresResistance?: boolean | undefined;
  readonly ignoresOvershield?: boolean | undefined;
  /** It takes nobody below this health. */
  readonly leaves?: number | undefined;
  readonly crit?: boolean | undefined;
  /** Told how much more it was than enough, where it kills. */
  readonly killed?: (excess: number) => void;
  /** Percents of its own, summed: above 0 beside other multipliers, below 0 beside other lessenings (T-141, T-145). */
  readonly more?: number | undefined;
  /** From an area, not from a target. */
  readonly area?: boolean | undefined;
  /** From an ability that has the unit as a target. */
  readonly aimed?: boolean | undefined;
  /** What responses took of it, once everything else has changed it: halves that are left of it (2 for all), then how much less. */
  readonly lessened?: readonly number[] | undefined;
  /** Nothing waits for the death that it brings. */
  readonly unheard?: boolean | undefined;
  /** The ability of `by` that deals it; -1 or left out for none. */
  readonly ability?: number | undefined;
  /** The space that its area is laid from; -1 or left out for none. */
  readonly via?: number | undefined;
  /** The text that it comes from. */
  readonly origin?: Origin | undefined;
}

/**
 * Who deals damage by a text of `unit`, -1 for nobody. What a unit takes by its own text, such as DoT or a misfire, it does not deal:
 * nothing that changes what it deals changes that (T-140).
 */
export const dealerOf = (to: Ref, unit: number): number => (to === 'you' ? -1 : unit);

/**
 * What arrives of some damage, before overshield (T-030, T-032, T-141 to T-147): multipliers are summed, one that would
 * multiply and one that would divide cancel each other, the result rounds up, then changes are added; never below 0.
 */
export function damageTaken(
  look: Look,
  {
    to,
    amount,
    by,
    irreducible,
    ignoresArmor,
    ignoresResistance,
    crit,
    more: own = 0,
    area,
    aimed,
    ability,
    via,
    origin,
  }: Damage,
  armoured = !ignoresArmor,
): number {
  if (amount <= 0 || has(look, to, 'unaffected', by, ability)) return 0;
  if (has(look, to, 'immune-damage', by, ability, via, origin) || (area && has(look, to, 'immune-area', by))) return 0;
  if (!aimed && has(look, to, 'immune-untargeted', by, ability)) return 0;
  const dealt = percent(look, by, 'damage-dealt', to, ability, via);
  const taken = percent(look, to, 'damage-received', by, ability, via, area, origin);
  const fixed = irreducible || isIrreducible(look, by, to, ability);
  const critical = crit ? 100 + percent(look, by, 'crit-damage', to, ability, via).plus : 0;
  const plus = dealt.plus + taken.plus + critical + Math.max(0, own);
  let minus = dealt.minus + taken.minus + Math.min(0, own);
  const resists =
    has(look, to, 'resistance', by, ability, via, origin) || (area && has(look, to, 'resistance-area', by));
  if (resists && !ignoresResistance && !(by >= 0 && has(look, by, 'ignores-resistance', to, ability))) minus -= 50;
  if (fixed) minus = 0;

  let value = amount;
  if (plus > 0 && minus === 0) value = Math.ceil((amount * (100 + plus)) / 100);
  if (plus === 0 && minus < 0) value = Math.ceil((amount * Math.max(0, 100 + minus)) / 100);

  const more =
    added(look, by, 'damage-dealt', to, ability, via) + (crit ? added(look, by, 'crit-damage', to, ability, via) : 0);
  const received = added(look, to, 'damage-received', by, ability, via, area, origin);
  const isArmoured = () =>
    has(look, to, 'armor', by, ability, via, origin) && !(by >= 0 && has(look, by, 'ignores-armor', to, ability));
  // T-147: what raises irreducible damage still counts, beside what would lower it.
  if (fixed) return value + Math.max(0, more) + Math.max(0, received);
  const arrives = Math.max(0, value + more + received - (armoured && isArmoured() ? 1 : 0));
  const softer = added(look, to, 'damage-softened', by, ability, via, area, origin);
  return Math.max(Math.min(1, arrives), arrives + softer);
}

/** What is left of it once responses have had their share. */
const leftOf = (
  taken: number,
  { lessened: [halves = 2, less = 0, left = Number.POSITIVE_INFINITY] = [] }: Damage,
): number => Math.min(left, Math.max(0, Math.ceil((taken * halves) / 2) - less));

const isIrreducible = (look: Look, by: number, to: number, ability: number | undefined): boolean =>
  by >= 0 && has(look, by, 'damage-irreducible', to, ability);

/** Deals damage to a unit on the map: overshield first (T-148), then health; at 0 it dies (T-150). Returns what was dealt. */
export function hurt(play: Play, damage: Damage): number {
  const { state, emit } = play;
  const unit = state.units[damage.to];
  if (unit === undefined || unit.at < 0) return 0;
  const taken = leftOf(damageTaken(play, damage), damage);
  const armour = touches(play.game, 'is:armor') ? leftOf(damageTaken(play, damage, false), damage) - taken : 0;
  const skips =
    damage.irreducible ||
    damage.ignoresOvershield ||
    isIrreducible(play, damage.by, damage.to, damage.ability) ||
    (damage.by >= 0 && has(play, damage.by, 'ignores-overshield', damage.to, damage.ability));
  const shield = skips ? 0 : Math.min(unit.overshield, taken);
  const keeps = has(play, damage.to, 'keeps-health', damage.by, damage.ability);
  const lost = keeps
    ? 0
    : Math.max(0, Math.min(unit.health - Math.max(leastHealth(play, damage.to), damage.leaves ?? 0), taken - shield));
  const before = unit.health;
  unit.overshield -= shield;
  unit.health -= lost;
  emit({
    event: 'damaged',
    unit: damage.to,
    amount: taken,
    base: damage.amount,
    shield,
    lost,
    health: unit.health,
    by: damage.by,
  });
  if (taken === 0) return 0;
  unit.hurtIn = state.turns;
  const byEnemy = damage.by >= 0 && state.units[damage.by]?.seat !== unit.seat;
  note(state, damage.to, byEnemy ? deeds.hurt | deeds['hurt-by-enemy'] : deeds.hurt);
  noteDeed(state, damage.by, byEnemy ? deeds.damage | deeds['damage-enemy'] : deeds.damage);
  noteHarmedBy(state, damage.to, damage.by);
  noteHarm(state, damage.to, 'taken', taken);
  noteHarm(state, damage.by, 'dealt', taken);

  const { at } = unit;
  const { ability = -1 } = damage;
  if (state.turn !== undefined && state.turn.unit === damage.by) {
    if (!state.turn.struck?.includes(damage.to)) state.turn.struck = [...(state.turn.struck ?? []), damage.to];
  }
  levelHealth(play, damage.to);
  const fatal = unit.health === 0;
  if (fatal) damage.killed?.(taken - shield - lost);
  fire(play, {
    on: 'damaged',
    unit: damage.to,
    other: damage.by,
    space: at,
    value: taken,
    ability,
    ...(damage.origin && { origin: damage.origin }),
    ...(armour > 0 && { armour }),
    ...(fatal && { fatal }),
  });
  if (lost > 0)
    fire(play, {
      on: 'loses-health',
      unit: damage.to,
      other: damage.by,
      space: at,
      value: lost,
      ...(fatal && { fatal }),
    });
  if (shield > 0 && unit.overshield === 0)
    fire(play, {
      on: 'loses-overshield',
      unit: damage.to,
      other: damage.by,
      space: at,
      broken: true,
      ...(fatal && { fatal }),
    });
  if (fatal)
    for (const id of [damage.to, ...sharersOfHealth(play, damage.to)])
      kill(play, id, damage.by, { unheard: damage.unheard, ability });
  else
    fire(play, {
      on: 'drops',
      unit: damage.to,
      other: damage.by,
      space: at,
      value: before,
      shielded: unit.overshield + shield,
    });
  if (damage.by >= 0)
    fire(play, { on: 'deals-damage', unit: damage.by, other: damage.to, space: at, value: taken, ability });
  return taken;
}

/** How a unit dies: nobody hears of it, or by which ability of its killer. */
interface Manner {
  readonly unheard?: boolean | undefined;
  readonly ability?: number | undefined;
  /** Nothing takes the place of it any more. */
  readonly final?: true | undefined;
}

/** A unit dies, or an object is destroyed (T-150). Its tokens go with it; a hero costs its side a point (T-021). Of an `unheard` death nobody hears. */
export function kill(play: Play, id: number, by: number, { unheard, ability, final }: Manner = {}): void {
  const { game, state, emit } = play;
  const unit = state.units[id];
  const card = game.cards[unit?.card ?? -1];
  if (unit === undefined || card === undefined || unit.at < 0) return;
  const { at } = unit;
  if (!final && fireInstead(play, { on: 'would-die', unit: id, other: by, space: at })) {
    // It lives until the response has said how.
    unit.health = 1;
    return;
  }
  if (has(play, id, 'deathless')) {
    unit.health = Math.max(1, unit.health);
    return;
  }
  comeBackToSide(play, id);
  const worth = deathWorth(play, id);
  unit.at = -1;
  unit.health = 0;
  unit.overshield = 0;
  drop(state, id);
  emit({ event: 'died', unit: id, at, by });
  breakOff(play, id);
  if (isHero(state, id) && unit.seat >= 0) {
    state.deaths[unit.seat as 0 | 1] += worth;
    if (worth !== 1) unit.cost = worth;
    noteDeath(play);
  }
  if (!unheard) fire(play, { on: card.object ? 'destroyed' : 'dies', unit: id, other: by, space: at });
  note(state, id, deeds.died);
  if (by >= 0 && !card.object) {
    const isEnemy = state.units[by]?.seat !== unit.seat;
    const ofHero = isEnemy ? deeds['kill-hero'] | deeds['kill-enemy-hero'] : deeds['kill-hero'];
    noteDeed(state, by, deeds.kill | (isEnemy ? deeds['kill-enemy'] : 0) | (isHero(state, id) ? ofHero : 0));
  }
  if (by >= 0 && !card.object)
    fire(play, { on: 'kills', unit: by, other: id, space: at, ...(ability !== undefined && { ability }) });
  const gone = unit.tokens.filter((one) => !game.cards[one.card]?.persistent);
  if (gone.length > 0 && shifts(game)) unit.relics = gone;
  if (isHero(state, id) && asksFallen(game)) unit.fell = at;
  unit.tokens = unit.tokens.filter((one) => game.cards[one.card]?.persistent);
}

/** What arrives of some healing: shares are summed, those up and those down cancel each other (T-031), then changes are added. */
export function healingOf(look: Look, id: number, amount: number, by: number): number {
  const given = percent(look, by, 'healing-dealt', id);
  const got = percent(look, id, 'healing-received', by);
  const plus = given.plus + got.plus;
  const minus = given.minus + got.minus;
  let value = amount;
  if (plus > 0 && minus === 0) value = Math.ceil((amount * (100 + plus)) / 100);
  if (plus === 0 && minus < 0) value = Math.ceil((amount * Math.max(0, 100 + minus)) / 100);
  return Math.max(0, value + added(look, by, 'healing-dealt', id) + added(look, id, 'healing-received', by));
}

/** Heals a unit on the map, not above the most it can have. Returns what was healed. */
export function heal(play: Play, id: number, amount: number, by: number): number {
  const { state, emit } = play;
  const unit = state.units[id];
  if (unit === undefined || unit.at < 0 || has(play, id, 'no-healing', by)) return 0;
  const wanted = amount <= 0 ? 0 : healingOf(play, id, amount, by);
  if (has(play, id, 'healing-harms', by)) {
    hurt(play, { to: id, amount: wanted, by });
    return 0;
  }
  const healed = Math.max(0, Math.min(wanted, mostHealth(play, id) - unit.health));
  if (healed === 0) return 0;
  unit.health += healed;
  note(state, id, deeds.healed);
  levelHealth(play, id);
  emit({ event: 'healed', unit: id, amount: healed, health: unit.health });
  fire(play, { on: 'healed', unit: id, other: by, space: unit.at, value: healed });
  return healed;
}

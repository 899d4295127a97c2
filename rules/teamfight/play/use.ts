import type { Seat } from '../../kernel/rules.ts';
import type { Bound, Resolution, Spot } from '../resolution.ts';
import type { Unit } from '../state.ts';
import { abilityOf, noteOf } from './abilities.ts';
import { hasAim } from './aim.ts';
import { aimingSpots, recallsUses, repeatsSome } from './elsewhere.ts';
import { touchHazard } from './hazard.ts';
import { deeds, noteDeed } from './history.ts';
import { keyOfUse, noteInRound } from './limits.ts';
import { ask } from './nodes/at.ts';
import { instantOffer, instantsOf } from './offers.ts';
import { paymentOf } from './payment.ts';
import type { Play } from './play.ts';
import { abilityCause, resolutionOf } from './resolve.ts';
import { nothing } from './standing.ts';
import { give, lose } from './tokens.ts';
import { fire } from './trigger.ts';
import { termsOf } from './usable.ts';
import { termsNow } from './uses-now.ts';
import { asksBefore, heldNow } from './was.ts';

/** How an ability is used beside the own turn. */
export interface Using {
  /** Costs no action: reactions, instants, and what a text allows for free. */
  readonly free?: boolean;
  /** What a reaction was set off by. */
  readonly bound?: Bound;
  /** Whom its first target must be one of. */
  readonly meant?: number[];
  /** Who decides in it, where that is not its user's player. */
  readonly chooser?: Seat;
  /** From where it is used, where that is not where its user stands. */
  readonly spot?: Spot | undefined;
}

/** Uses an ability that can be used: pays its cost and limits, and begins what it does. */
export function useAbility(play: Play, unit: number, ability: number, using: Using = {}): Resolution | undefined {
  const resolution = payFor(play, unit, ability, using);
  if (resolution === undefined) return undefined;
  play.state.stack.push(resolution);
  fire(play, { on: 'begins-use', unit, ability, space: play.state.units[unit]?.at ?? -1 });
  return resolution;
}

/** Pays the cost and limits of an ability. What it does is returned, for the caller to put where it comes. */
export function payFor(
  play: Play,
  unit: number,
  ability: number,
  { free, bound, meant, chooser, spot }: Using,
): Resolution | undefined {
  const { state, emit } = play;
  const card = abilityOf(play, unit, ability);
  const user = state.units[unit];
  if (card === undefined || user === undefined) return undefined;
  const use = termsOf(card);
  const { spend: spent = [] } = termsNow(play, unit, ability, use);
  const was = asksBefore(play, unit) ? (heldNow(play, unit, 'use') ?? []) : undefined;
  const { turn } = state;
  const paid = turn?.unit === unit && !free ? paymentOf(play, unit, ability, use) : undefined;
  if (turn !== undefined && turn.unit === unit && !free) {
    if (paid !== undefined) {
      turn.standard -= paid.standard;
      turn.move -= paid.move;
      turn.steps -= paid.steps ?? 0;
      if (paid.standard > 0) noteDeed(state, unit, deeds['standard-action']);
      if (paid.move > 0) noteDeed(state, unit, deeds['move-action']);
    }
    turn.actions += 1;
    if (use.at === 'turn-end') {
      turn.standard = 0;
      turn.move = 0;
      turn.steps = 0;
    }
  }
  emit({ event: 'used', unit, ability });
  touchHazard(play, unit, 'act');
  const note = noteOf(play, unit, ability);
  noteUse(user, note, use.cooldown ?? (use.tap ? 1 : 0));
  if (recallsUses(play.game) && note >= 0) user.usedSince = [...(user.usedSince ?? []), note];
  if (repeatsSome(play.game) && !user.everUsed?.includes(ability)) user.everUsed = [...(user.everUsed ?? []), ability];
  if (use.perRound !== undefined && note >= 0) noteInRound(state, keyOfUse(unit, note));
  for (const { token, count } of spent) lose(play, unit, cardOf(play, token), count);
  for (const { token, count } of use.take ?? []) give(play, unit, cardOf(play, token), count, unit);
  for (const token of user.tokens) delete token.sinceUse;
  fire(play, { on: 'uses-ability', unit, ability, space: user.at });
  for (const action of ['move', 'standard'] as const)
    if ((paid?.[action] ?? 0) > 0) fire(play, { on: 'spends-action', unit, action, space: user.at });
  const about = was === undefined ? bound : { ...(bound ?? nothing), was };
  const resolution = doing(user, unit, ability, card.block, about, spot);
  const places = spot === undefined ? placesFor(play, unit, ability, resolution.bound) : [];
  const said = { ...(meant && { meant }), ...(chooser !== undefined && { chooser }) };
  return { ...resolution, ...said, ...(places.length > 0 && { places }) };
}

/** The places that an ability may be used from by rules, and where its user stands, if it can be used there too. */
function placesFor(play: Play, unit: number, ability: number, bound: Bound): (Spot | 'own')[] {
  const self = { unit, seat: play.state.units[unit]!.seat, bound, ability };
  const spots = aimingSpots(play, self, ability);
  const body = spots.length === 0 ? [] : (abilityOf(play, unit, ability)?.program.body ?? []);
  return spots.length === 0 ? [] : [...(hasAim(play, body, self) ? ['own' as const] : []), ...spots];
}

/** Its player chooses from where it is used. */
export function choosePlace(play: Play, resolution: Resolution, answer: number | undefined): void {
  const { source, places = [] } = resolution;
  const { at: own = -1, seat = source.seat } = play.state.units[source.unit] ?? {};
  const options = places.map((place) => (place === 'own' ? own : place.at));
  const picked = answer ?? ask(play, { seat, ask: 'space', options, mayStop: false, unit: source.unit });
  if (picked === undefined) return;
  delete resolution.places;
  const place = places[options.indexOf(picked)];
  if (place !== undefined && place !== 'own') resolution.source = { ...source, spot: place };
}

/** Does once more what an ability does, which is no use of it. */
export function repeatAbility(play: Play, unit: number, ability: number, { meant, spot }: Using): void {
  const card = abilityOf(play, unit, ability);
  const user = play.state.units[unit];
  if (card === undefined || user === undefined || card.program.manual) return;
  play.state.stack.push({ ...doing(user, unit, ability, card.block, undefined, spot), ...(meant && { meant }) });
}

function doing(
  { card, seat }: Unit,
  unit: number,
  ability: number,
  block: number,
  bound: Bound = nothing,
  spot?: Spot,
): Resolution {
  const source = { unit, card, ability, marker: -1, seat, ...(spot && { spot }) };
  return resolutionOf(source, block, bound, `${abilityCause}${card}:${ability}:${unit}`);
}

/** Notes a use. T-160: taps count from the owner's last turn on; the flow turns cards back at the end of the next one (T-162), or of a later one. */
function noteUse({ used, usedThisTurn, tapped }: Unit, note: number, turns: number): void {
  if (note < 0) return;
  for (const notes of [used, usedThisTurn, tapped]) while (notes.length <= note) notes.push(0);
  used[note]! += 1;
  usedThisTurn[note]! += 1;
  if (turns > 0) tapped[note] = 2 * turns;
}

/** T-190: instants are offered at the start of any turn, to the turn's player first. */
export function offerInstants(play: Play): void {
  const { state } = play;
  const first = state.units[state.turn?.hero ?? -1]?.seat ?? state.current;
  for (const seat of [1 - first, first]) {
    const options: { unit: number; ability: number }[] = [];
    for (let unit = 0; unit < state.units.length; unit++) {
      const one = state.units[unit];
      if (one !== undefined && one.at >= 0 && one.seat === seat) options.push(...instantsOf(play, unit));
    }
    if (options.length > 0) state.stack.push(instantOffer(seat, options, { user: -1, def: 0, rolled: 0 }));
  }
}

const cardOf = ({ game }: Play, ref: string): number => game.cardOf.get(ref) ?? -1;

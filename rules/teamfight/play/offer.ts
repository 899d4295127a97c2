import type { Bound, Offer, Resolution } from '../resolution.ts';
import { abilityOf } from './abilities.ts';
import { answeredBy } from './answered.ts';
import { rollDie, settle } from './die.ts';
import { ask } from './nodes/at.ts';
import type { Play } from './play.ts';
import { drop, emptyBound } from './resolve.ts';
import { nothing } from './standing.ts';
import { unitName } from './text-name.ts';
import { termsOf, whyNotReady } from './usable.ts';
import { payFor, useAbility as playAbility } from './use.ts';

/** Goes on with an offer: asks until its seat passes or nothing is left that it could do. */
export function goOnOffering(play: Play, resolution: Resolution, offer: Offer, answer: number | undefined): void {
  if (offer.placing !== undefined) {
    placeInstant(play, resolution, offer, offer.placing, answer);
    return;
  }
  if (answer === -1) {
    play.emit({ event: 'passed', seat: resolution.source.seat });
    drop(play.state, resolution);
    return;
  }
  if (answer !== undefined) {
    respond(play, resolution, offer, answer);
    return;
  }
  const { bound } = resolution;
  offer.options = offer.options.filter(({ unit, ability }) => whyNotReady(play, unit, ability, bound) === undefined);
  if (offer.options.length === 0) {
    drop(play.state, resolution);
    return;
  }
  const mandatory = offer.options.findIndex(({ unit, ability }) => {
    const card = abilityOf(play, unit, ability);
    return card !== undefined && termsOf(card).mandatory;
  });
  if (mandatory >= 0) {
    respond(play, resolution, offer, mandatory);
    return;
  }
  ask(play, {
    seat: resolution.source.seat,
    ask: 'react',
    options: offer.options.map((_, index) => index),
    mayStop: true,
    unit: offer.user,
    reactions: offer.options.map((option) => ({ ...option })),
  });
}

function respond(play: Play, resolution: Resolution, offer: Offer, index: number): void {
  const option = offer.options[index];
  if (option === undefined) return;
  if (offer.kind === 'reaction') {
    // T-020: once for each time that its trigger happens.
    offer.options.splice(index, 1);
    playAbility(play, option.unit, option.ability, { free: true, bound: resolution.bound });
    return;
  }
  offer.placing = index;
  placeInstant(play, resolution, offer, index, undefined);
}

/**
 * T-190: an instant without a number, and any at the start of a turn, comes now. With one the acting unit rolls against def and the
 * number, with the die of its attack roll if there was one and without the cap: higher puts the instant after its action. For an
 * ally's action the owner chooses (0 before, 1 after).
 */
function placeInstant(
  play: Play,
  resolution: Resolution,
  offer: Offer,
  index: number,
  answer: number | undefined,
): void {
  const { state } = play;
  const option = offer.options[index];
  const card = option && abilityOf(play, option.unit, option.ability);
  if (option === undefined || card === undefined) return;
  const { instant } = termsOf(card);
  let isAfter = answer === 1;
  if (answer === undefined && offer.user >= 0 && instant !== undefined) {
    const owner = state.units[option.unit];
    if (owner?.seat === state.units[offer.user]?.seat) {
      state.pending = {
        seat: resolution.source.seat,
        ask: 'option',
        options: [0, 1],
        mayStop: false,
        unit: option.unit,
      };
      return;
    }
    if (offer.rolled === 0) {
      offer.rolled = rollDie(play, offer.user, 6, `${card.name} of ${unitName(play, option.unit)}, +${instant}`, {
        ability: -1,
        target: option.unit,
      });
      settle(play, offer.user, offer.rolled);
    }
    isAfter = offer.rolled > offer.def + instant;
  }
  offer.placing = undefined;
  offer.options.splice(index, 1);
  const bound = attackedBy(play, option.unit, offer.user);
  if (!isAfter) {
    playAbility(play, option.unit, option.ability, { free: true, bound });
    return;
  }
  const answered = answeredBy(play, option.unit);
  const later = payFor(play, option.unit, option.ability, {
    free: true,
    bound: answered === undefined ? bound : { ...bound, answered },
  });
  if (later === undefined) return;
  const { stack } = state;
  // Below the action, so that it runs when that is through; offers to both players lie between.
  let at = stack.lastIndexOf(resolution);
  while (at > 0 && stack[at]?.offer !== undefined) at--;
  // What was put after the action first comes first.
  later.cause = `after:${stack[at]?.cause}`;
  while (at > 0 && stack[at - 1]?.cause === later.cause) at--;
  stack.splice(at, 0, later);
}

/** An instant knows the enemy whose ability it answers. At the start of a turn, and of an ally's ability, there is none. */
function attackedBy({ state: { units } }: Play, unit: number, user: number): Bound {
  const isEnemy = user >= 0 && units[user]?.seat !== units[unit]?.seat;
  return isEnemy ? { ...emptyBound(), trigger: user } : nothing;
}

import type { Refusal } from '../../kernel/rules.ts';
import type { CardAbility } from '../game.ts';
import type { Flag, Use } from '../program.ts';
import type { Spot } from '../resolution.ts';
import { abilityOf, granted, noteOf } from './abilities.ts';
import { hasAim } from './aim.ts';
import { answeredBy } from './answered.ts';
import { all } from './condition.ts';
import { aimingSpots } from './elsewhere.ts';
import { has, hasBeside } from './holds.ts';
import { keyOfUse, turnsLeft, usesInRound } from './limits.ts';
import { paymentOf } from './payment.ts';
import type { Look, Self } from './play.ts';
import { nothing } from './standing.ts';
import { termsNow } from './uses-now.ts';
import { countTokens } from './who.ts';

const standard: Use = { clause: 0, action: 'standard' };

/** Cost and limits of an ability; a text without any costs a Standard Action (T-017). */
export const termsOf = (ability: CardAbility): Use => ability.program.use ?? standard;

/** Why the unit whose turn it is cannot use an ability now; undefined when it can. */
export function usable(look: Look, unit: number, ability: number): Refusal | undefined {
  const { turn } = look.state;
  const card = abilityOf(look, unit, ability);
  if (card === undefined)
    return refuse('ability/unknown', 'This unit has no such ability. Use one that stands on its card.');
  if (turn === undefined || turn.unit !== unit || turn.stage !== 'act') {
    return refuse('ability/not-its-turn', `${card.name} can be used in its unit’s own turn.`, 'T-015');
  }
  if (card.program.use === undefined && card.program.body.length === 0 && card.program.rules.length > 0) {
    return refuse('ability/stands', `${card.name} always holds: there is nothing to use.`, 'T-036');
  }
  const use = termsOf(card);
  if (use.action === 'reaction') {
    return refuse('ability/reaction', `${card.name} is a reaction: it is offered when its trigger happens.`, 'T-020');
  }
  if (use.action === 'instant' && !use.orFree) {
    return refuse('ability/instant', `${card.name} is an instant: it is offered when it can be used.`, 'T-190');
  }
  if (use.at === 'turn-start' && (turn.actions > usesAtStart(look, unit) || turn.steps > 0)) {
    return refuse('ability/start-of-turn', `${card.name} can be used only at the start of the turn.`, 'T-019');
  }
  const action = paymentOf(look, unit, ability, use);
  if (action === undefined) {
    return refuse(
      'ability/no-action',
      `${card.name} costs ${use.movement === undefined ? costs[use.action === 'instant' ? 'free' : use.action] : `${use.movement} movement`}, which this unit has not left.`,
      'T-015',
    );
  }
  if (action.standard > 0 && isKept(look, unit, 'no-standard-action', use)) {
    return refuse(
      'ability/no-standard-action',
      `This unit cannot take Standard Actions now, and ${card.name} costs one.`,
    );
  }
  if (action.move > 0 && isKept(look, unit, 'no-move-action', use)) {
    return refuse('ability/no-move-action', `This unit cannot take Move Actions now, and ${card.name} costs one.`);
  }
  if ((use.action === 'free' || use.orFree) && isKept(look, unit, 'no-free-actions', use))
    return refuse('ability/no-free-action', `This unit cannot take Free Actions now, and ${card.name} is one.`);
  return whyNotReady(look, unit, ability);
}

/** Uses in this turn of abilities that come at its start: they keep the start open. */
function usesAtStart({ game, state }: Look, unit: number): number {
  const user = state.units[unit];
  let uses = 0;
  game.cards[user?.card ?? -1]?.abilities.forEach((ability, index) => {
    if (termsOf(ability).at === 'turn-start') uses += user?.usedThisTurn[index] ?? 0;
  });
  return uses;
}

const costs = {
  standard: 'a Standard Action',
  move: 'a Move Action',
  'move-standard': 'a Move Action and a Standard Action',
  free: 'nothing',
};

/**
 * As `usable`, without whose turn it is and what actions are left: for reactions, instants and abilities used for free. With a `spot`
 * it is used from there, by whoever is off the map too.
 */
export function whyNotReady(
  look: Look,
  unit: number,
  ability: number,
  bound = nothing,
  spot?: Spot,
): Refusal | undefined {
  const { game, state } = look;
  const card = abilityOf(look, unit, ability);
  const user = state.units[unit];
  if (card === undefined || user === undefined || (user.at < 0 && spot === undefined)) {
    return refuse('ability/unknown', 'There is no such ability on the map.');
  }
  const { name, program, isDefault } = card;
  if (program.manual) {
    return refuse('ability/by-hand', `${name} is played by hand: its text is not read in full.`);
  }
  const use = termsNow(look, unit, ability, termsOf(card));
  const note = noteOf(look, unit, ability);
  const used = user.used[note] ?? 0;
  if ((user.tapped[note] ?? 0) > 0) {
    const turns = turnsLeft(user, note);
    const until = turns > 1 ? `for ${turns} turns of its owner` : 'until the end of its owner’s next turn';
    return refuse('ability/tapped', `${name} is tapped ${until}.`, 'T-161');
  }
  if (use.perGame !== undefined && used >= use.perGame) {
    return refuse('ability/used-up', `${name} can be used ${times(use.perGame)} in a game.`, 'T-164');
  }
  if (use.perTurn !== undefined && (user.usedThisTurn[note] ?? 0) >= use.perTurn) {
    return refuse('ability/used-this-turn', `${name} can be used ${times(use.perTurn)} in a turn.`, 'T-165');
  }
  if (use.perRound !== undefined && usesInRound(state, keyOfUse(unit, note)) >= use.perRound) {
    return refuse('ability/used-this-round', `${name} can be used ${times(use.perRound)} in a round.`, 'T-165');
  }
  if (use.ultimate !== undefined && used > 0) {
    return refuse('ability/used-up', `${name} can be used once in a game.`, 'T-166');
  }
  if (use.ultimate !== undefined && state.round < use.ultimate) {
    return refuse('ability/too-early', `${name} can be used in round ${use.ultimate} or later.`, 'T-166');
  }
  for (const { token, count } of use.spend ?? []) {
    if (countTokens(look, unit, token) < count) {
      const spent = game.cards[game.cardOf.get(token) ?? -1]?.name ?? token;
      return refuse('ability/cannot-spend', `${name} costs ${count} ${spent}, more than this unit has.`);
    }
  }
  const forbidden = whyForbidden(look, unit, name, isDefault, use);
  if (isDefault && ability < granted && has(look, unit, 'defaults-replaced')) {
    return refuse('ability/replaced', `${name} is replaced by another default ability now.`);
  }
  if (forbidden !== undefined) return forbidden;
  if (isKept(look, unit, 'no-use', use, -1, ability)) {
    return refuse('ability/not-now', `This unit cannot use ${name} now.`);
  }
  // T-190: what an instant asks of whoever it answers is asked while that ability is under way.
  const answered = use.action === 'instant' && use.needs ? answeredBy(look, unit) : undefined;
  const known = answered === undefined ? bound : { ...bound, trigger: answered.unit };
  const self: Self = { unit, seat: user.seat, bound: known, ability, spot };
  if (!all(look, use.needs, self)) {
    return refuse('ability/needs', `What ${name} requires does not hold now.`);
  }
  if (!hasAim(look, program.body, self) && (spot !== undefined || aimingSpots(look, self, ability).length === 0)) {
    return refuse('ability/no-target', `${name} has nothing in range and in sight.`, 'T-090');
  }
  return undefined;
}

/** The token that an ability asks its user to have: what that forbids cannot be meant for the very ability that is there for it. */
function heldBy({ game }: Look, { needs = [] }: Use): number {
  const asked = needs.find((need) => need.is === 'has' && need.of === 'you' && need.min === undefined);
  return asked?.is === 'has' ? (game.cardOf.get(asked.token) ?? -1) : -1;
}

/** Whether a unit is kept from what an ability costs or is by anything but what that says to be usable in. */
function isKept(look: Look, unit: number, flag: Flag, { despite = [] }: Use, held = -1, ability = -1): boolean {
  if (!has(look, unit, flag, -1, ability)) return false;
  const spared = [...despite.map((token) => look.game.cardOf.get(token) ?? -1), held].filter((card) => card >= 0);
  return spared.length === 0 || hasBeside(look, unit, flag, spared, ability);
}

/** Paralyze, Disarm and Silence (T-152). */
function whyForbidden(look: Look, unit: number, name: string, isDefault: boolean, use: Use): Refusal | undefined {
  const { action } = use;
  if (isKept(look, unit, 'no-actions', use, heldBy(look, use))) {
    return refuse('ability/no-actions', `This unit cannot take any actions now.`, 'T-152');
  }
  if (isDefault && isKept(look, unit, 'no-default-abilities', use)) {
    return refuse('ability/disarmed', `This unit cannot use default abilities now, and ${name} is one.`, 'T-152');
  }
  if (!isDefault && isKept(look, unit, 'no-other-abilities', use)) {
    return refuse('ability/silenced', `This unit can use only default abilities now, and ${name} is none.`, 'T-152');
  }
  if (action === 'reaction' && isKept(look, unit, 'no-reactions', use)) {
    return refuse('ability/no-reactions', 'This unit cannot react now.');
  }
  return undefined;
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);

const refuse = (code: string, message: string, rule?: string): Refusal =>
  rule === undefined ? { code, message } : { code, message, rule };

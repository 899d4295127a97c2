import type { Seat } from '../../../kernel/rules.ts';
import type { CardAbility } from '../../game.ts';
import type { Lasting } from '../../lasting.ts';
import type { Means, Node } from '../../program.ts';
import type { Spot } from '../../resolution.ts';
import type { Unit } from '../../state.ts';
import { abilitiesOf, abilityOf, granted, isBorrowed } from '../abilities.ts';
import { lendersOf, lentBy, usesOthers } from '../borrowed.ts';
import { amount } from '../condition.ts';
import { couldTarget, meantBy } from '../could-target.ts';
import { keyOfUse, renewInRound, turnsLeft } from '../limits.ts';
import { isByMeans } from '../means.ts';
import { spendable } from '../payment.ts';
import type { Look } from '../play.ts';
import { score as scorePoints } from '../scoring.ts';
import { ruleName } from '../text-name.ts';
import { endsOf } from '../tokens.ts';
import { fire } from '../trigger.ts';
import { termsOf, whyNotReady } from '../usable.ts';
import { useAbility as playAbility, repeatAbility } from '../use.ts';
import { spotOf } from '../who.ts';
import { type At, affected, ask, isPlayers, type NodeOf, type Run } from './at.ts';

/**
 * Turns a card, or marks a default ability as turned (T-163): it cannot be used until its owner's next turn is over (T-160 to T-162). A cooldown
 * is the same for more turns, and adds up.
 */
export const tap: Run<'tap'> = (at, answer) => {
  const { turns } = at.node;
  return turn(
    at,
    answer,
    (unit, ability) => turns !== undefined || (unit.tapped[ability] ?? 0) === 0,
    (unit, ability) => {
      unit.tapped[ability] = (unit.tapped[ability] ?? 0) + 2 * (turns ?? 1);
    },
  );
};

/**
 * A card is ready again, whatever it was spent by: tapped, or used as often as it can be (T-164: turned over at 0). Untapped is only what was tapped
 * (T-162). Of a cooldown, so many turns sooner.
 */
export const refresh: Run<'refresh'> = (at, answer) => {
  const { turns, untap } = at.node;
  if (untap) return untapped(at, answer);
  return turns === undefined ? readied(at, answer) : sooner(at, answer, turns);
};

const sooner = (at: At<NodeOf<'refresh'>>, answer: number | undefined, turns: number): boolean =>
  turn(
    at,
    answer,
    (unit, ability) => (unit.tapped[ability] ?? 0) > 0,
    (unit, ability) => {
      unit.tapped[ability] = Math.max(0, (unit.tapped[ability] ?? 0) - 2 * turns);
    },
  );

const untapped = (at: At<NodeOf<'refresh'>>, answer: number | undefined): boolean =>
  turn(
    at,
    answer,
    (unit, ability) => (unit.tapped[ability] ?? 0) > 0,
    (unit, ability) => {
      unit.tapped[ability] = 0;
    },
  );

const readied = (at: At<NodeOf<'refresh'>>, answer: number | undefined): boolean =>
  turn(at, answer, isSpent, (unit, ability) => {
    unit.tapped[ability] = 0;
    unit.used[ability] = 0;
    unit.usedThisTurn[ability] = 0;
    renewInRound(at.play.state, keyOfUse(at.play.state.units.indexOf(unit), ability));
  });

const isSpent = ({ tapped, used, usedThisTurn }: Unit, ability: number): boolean =>
  (tapped[ability] ?? 0) > 0 || (used[ability] ?? 0) > 0 || (usedThisTurn[ability] ?? 0) > 0;

/** T-164: a use more or less of what can be used only so often in a game; of an ultimate, too (T-166). */
export const recharge: Run<'recharge'> = (at, answer) => {
  const { uses, beyond } = at.node;
  return turn(
    at,
    answer,
    (unit, ability) => {
      const card = at.play.game.cards[unit.card]?.abilities[ability];
      const { ultimate, perGame = ultimate === undefined ? undefined : 1 } = card === undefined ? {} : termsOf(card);
      const used = unit.used[ability] ?? 0;
      return perGame !== undefined && (beyond || (uses > 0 ? used > 0 : used < perGame));
    },
    (unit, ability) => {
      while (unit.used.length <= ability) unit.used.push(0);
      unit.used[ability]! -= uses;
    },
  );
};

/** The ability of that unit in the middle of which this comes, also where it was cancelled; -1 for none. */
function answeredBy({ play: { state }, resolution }: At, unit: number): number {
  const below = state.stack.slice(0, Math.max(0, state.stack.lastIndexOf(resolution)));
  return (
    below.findLast(({ begun, source }) => begun && source.unit === unit && source.ability >= 0)?.source.ability ?? -1
  );
}

/** Which ability of a card "this" is: the very one, or the one that stands above or below it on the card where only that can be meant. */
function onCard(look: Look, id: number, ability: number, isMeant: (ability: number) => boolean): number {
  if (isBorrowed(ability) || isMeant(ability)) return ability;
  const name = abilityOf(look, id, ability)?.name;
  const card = look.game.cards[look.state.units[id]?.card ?? -1];
  const other = card?.abilities.findIndex((one, n) => one.name === name && n !== ability && isMeant(n)) ?? -1;
  return other < 0 ? ability : other;
}

type Cards = At<NodeOf<'tap'> | NodeOf<'refresh'> | NodeOf<'recharge'>>;

function turn(
  at: Cards,
  answer: number | undefined,
  isMeant: (unit: Unit, ability: number) => boolean,
  change: (unit: Unit, ability: number) => void,
): boolean {
  const { play, node, self, resolution } = at;
  const id = affected(at as At, node.whose);
  const unit = play.state.units[id];
  const card = play.game.cards[unit?.card ?? -1];
  if (unit === undefined || card === undefined || unit.at < 0) return true;
  const set = (ability: number): void => {
    if (ability < 0 || ability >= card.abilities.length || !isMeant(unit, ability)) return;
    change(unit, ability);
    if (node.node === 'recharge') play.emit({ event: 'recharged', unit: id, ability, uses: node.uses });
    else if (unit.tapped[ability] === 0) play.emit({ event: 'refreshed', unit: id, ability });
    else play.emit({ event: 'tapped', unit: id, ability, ...(node.turns && { turns: turnsLeft(unit, ability) }) });
  };
  const { which } = node;
  const all = (means: Means): number[] =>
    card.abilities.flatMap((_, ability) => (isByMeans(play, means, id, ability) ? [ability] : []));
  if (which === 'answered') set(answeredBy(at as At, id));
  else if (which === 'this')
    set(resolution.source.unit === id ? onCard(play, id, resolution.source.ability, (n) => isMeant(unit, n)) : -1);
  else if (which === 'all' || which === 'others') {
    const own = which === 'others' && resolution.source.unit === id ? resolution.source.ability : -1;
    for (const ability of all({})) if (ability !== own) set(ability);
  } else if (typeof which === 'object' && 'all' in which)
    all(which.all).forEach((ability) => {
      if (!which.tapped || (unit.tapped[ability] ?? 0) > 0) set(ability);
    });
  else if (which === 'one' || 'one' in which) {
    let picked = answer;
    if (picked === undefined) {
      const { one, tapped, other }: { one: Means; tapped?: true; other?: true } = which === 'one' ? { one: {} } : which;
      const own = other && resolution.source.unit === id ? resolution.source.ability : -1;
      const options = all(one).filter(
        (ability) => ability !== own && isMeant(unit, ability) && (!tapped || (unit.tapped[ability] ?? 0) > 0),
      );
      const seat = 'own' in node && node.own && isPlayers(unit.seat) ? unit.seat : self.seat;
      picked = ask(play, { seat, ask: 'ability', options, mayStop: false, unit: id });
      if (picked === undefined) return false;
    }
    set(picked);
  } else set(card.abilities.findIndex(({ name }) => name.toLowerCase() === which.ability.toLowerCase()));
  return true;
}

/** `Frame.step` while the other ability runs. */
const running = 1;

/** A unit uses an ability beside its turn; its player chooses which. It costs no action, but its limits hold. */
export const otherAbility: Run<'use-ability'> = (at, answer) => {
  const { play, frame, node, self } = at;
  const id = affected(at, node.who);
  const { lasting } = play.state;
  const held = heldBy(at, id);
  if (frame.step === running) {
    const over =
      held === undefined ? -1 : lasting.findLastIndex(({ rules, unit }) => rules === held.rules && unit === id);
    if (over >= 0) lasting.splice(over, 1);
    return true;
  }
  const unit = play.state.units[id];
  const spot = id === self.unit ? spotOf(play, self) : undefined;
  if (unit === undefined || (unit.at < 0 && spot === undefined)) return true;
  // T-127: nobody who was missed.
  const isMissed = typeof node.on === 'string' && affected(at, node.on) < 0;
  const meant = isMissed ? [] : meantBy(play, node, self);
  let picked = answer;
  if (node.from !== undefined && frame.notes === undefined) {
    const options = [...lendersOf(play, node, self)];
    const lender = answer ?? ask(play, { seat: self.seat, ask: 'target', options, mayStop: false, unit: id });
    if (lender === undefined) return false;
    frame.notes = [lender];
    picked = undefined;
  }
  if (picked === undefined) {
    const all = node.from === undefined ? abilitiesOf(play, id) : lentBy(play, node, frame.notes?.[0] ?? -1, self);
    // It may reach farther in this use.
    if (held !== undefined) lasting.push(held);
    const options = all.filter(
      (ability) => isOffered(play, node, id, ability, meant, spot) && (node.which !== 'this' || isThis(at, ability)),
    );
    if (held !== undefined) lasting.pop();
    const seat = unit.seat < 0 || node.chosen ? self.seat : unit.seat;
    picked = ask(play, { seat, ask: 'ability', options, mayStop: false, unit: id });
    if (picked === undefined) return false;
  }
  if (picked < 0) return true;
  frame.step = running;
  if (held !== undefined) lasting.push(held);
  const chooser = node.chosen && isPlayers(self.seat) ? { chooser: self.seat as Seat } : {};
  const using = { free: node.free, ...(meant && { meant }), ...chooser, spot };
  if (node.again) repeatAbility(play, id, picked, using);
  else playAbility(play, id, picked, using);
  return false;
};

/** Whether an ability is the one whose text runs, or stands with what it says behind its body. */
function isThis({ play, resolution }: At, number: number): boolean {
  const { source, frames } = resolution;
  if (source.ability >= 0) return number === source.ability;
  const name = ruleName(play, source, play.game.blocks[frames[0]?.block ?? -1] ?? []);
  return abilityOf(play, source.unit, number)?.name === name;
}

/** What holds in this use alone. */
function heldBy({ play, node, self }: At<NodeOf<'use-ability'>>, unit: number): Lasting | undefined {
  const rules = node.rules && play.game.ruleListOf.get(node.rules);
  if (rules === undefined) return undefined;
  return { rules, unit, from: self.unit, ends: endsOf(play, { moment: 'turn-end', thisTurn: true }, self) };
}

function isOffered(
  look: Look,
  { which, again, means }: NodeOf<'use-ability'>,
  unit: number,
  number: number,
  meant: readonly number[] | undefined,
  spot: Spot | undefined,
): boolean {
  const ability = abilityOf(look, unit, number);
  if (ability === undefined || (number >= granted && !isBorrowed(number) && !ability.isDefault)) return false;
  const { action } = termsOf(ability);
  if (action === 'reaction' || action === 'instant') return false;
  if (typeof which === 'object') {
    if ('costs' in which ? action !== which.costs : ability.name.toLowerCase() !== which.ability) return false;
  } else if (which !== 'any' && which !== 'this' && !ability.isDefault) return false;
  if (which === 'any' && usesOthers(ability.program.body)) return false;
  if (which === 'attack' && !isAttack(ability)) return false;
  if (means !== undefined && !isByMeans(look, means, unit, number)) return false;
  // What was never done does not come again.
  const isOut = again
    ? !look.state.units[unit]?.everUsed?.includes(number)
    : whyNotReady(look, unit, number, undefined, spot) !== undefined;
  if (isOut) return false;
  return meant === undefined || couldTarget(look, unit, number, (id) => meant.includes(id), spot);
}

/** An attack targets somebody and deals damage. */
function isAttack({ program }: CardAbility): boolean {
  const deals = (nodes: readonly Node[]): boolean =>
    nodes.some((node) => node.node === 'damage' || ('then' in node && deals(node.then)));
  return program.body.some((node) => node.node === 'target' && deals(node.then));
}

/** More actions in the unit's turn, once that has begun; else in its next one. */
export const gainAction: Run<'gain-action'> = (at) => {
  const { play, node } = at;
  const { turn: current, units } = play.state;
  const id = affected(at, node.who);
  const unit = units[id];
  if (unit === undefined || unit.at < 0) return true;
  if (current?.unit === id && current.stage === 'act')
    current[node.action] = Math.max(0, current[node.action] + node.count);
  else {
    unit.gained ??= { standard: 0, move: 0 };
    unit.gained[node.action] += node.count;
  }
  if (node.count < 0) fire(play, { on: 'loses-action', unit: id });
  return true;
};

export const actNow: Run<'act-now'> = (at) => {
  const { turn: current } = at.play.state;
  const id = affected(at, at.node.who);
  if (current !== undefined && current.stage === 'act' && current.waiting.includes(id))
    current.next = [...(current.next ?? []), id];
  return true;
};

export const anotherTurn: Run<'another-turn'> = ({ play, self }) => {
  const unit = play.state.units[self.unit];
  if (unit !== undefined) unit.again = (unit.again ?? 0) + 1;
  return true;
};

export const spendAction: Run<'spend-action'> = ({ play, node, self }) => {
  const { turn: current } = play.state;
  const payment = spendable(play, self.unit, node.action);
  if (current === undefined || payment === undefined) return true;
  current.standard -= payment.standard;
  current.move -= payment.move;
  current.actions += 1;
  return true;
};

export const endTurn: Run<'end-turn'> = (at) => {
  const { play, node } = at;
  const { turn: current } = play.state;
  if (current !== undefined && current.unit === affected(at, node.who) && current.stage === 'act') {
    current.stage = 'unit-end';
  }
  return true;
};

export const score: Run<'score'> = ({ play, node, self }) => {
  if (self.seat !== 0 && self.seat !== 1) return true;
  const points = amount(play, node.points, self);
  scorePoints(play, self.seat, node.lost ? -points : points);
  return true;
};

import type { Card } from '../game.ts';
import { cloneBound } from '../play/bound.ts';
import { signedAmount } from '../play/condition.ts';
import type { Self } from '../play/play.ts';
import { nothing } from '../play/standing.ts';
import { countTokens, unitsOf } from '../play/who.ts';
import type { Rule } from '../program.ts';
import { worthOf } from './follow.ts';
import { forget, signOf, type Thought } from './thought.ts';
import { flagWorth, quantityWorth, weights } from './weights.ts';

/** What rules that hold for one turn of everybody whom they name are worth to the thinking seat. */
export function rulesWorth(thought: Thought, rules: readonly Rule[], self: Self): number {
  let worth = 0;
  for (const rule of rules) {
    switch (rule.rule) {
      case 'is':
        worth += (flagWorth[rule.flag] ?? 0) * sides(thought, rule, self);
        break;
      case 'change':
        worth += changeWorth(thought, rule, self) * sides(thought, rule, self);
        break;
      case 'when':
        if (rule.trigger.on === 'turn-start' || rule.trigger.on === 'turn-end')
          worth += momentWorth(thought, rule, self);
        break;
      case 'duty':
        worth += weights.duty * sides(thought, rule, self);
        break;
      case 'tether':
        worth += weights.tether * sides(thought, rule, self);
        break;
      case 'ability':
        worth += weights.turn / 2;
    }
  }
  return worth;
}

/** Friends less enemies among those whom a rule is about, who still have a turn. */
function sides(
  thought: Thought,
  { who }: Extract<Rule, { rule: 'is' | 'change' | 'tether' | 'duty' }>,
  self: Self,
): number {
  if (who.side === 'you') return thought.turnsLeft[self.unit]! > 0 ? signOf(thought, self.unit) : 0;
  let sum = 0;
  for (const id of unitsOf(thought, who, self)) sum += signOf(thought, id);
  return sum;
}

function changeWorth(thought: Thought, rule: Extract<Rule, { rule: 'change' }>, self: Self): number {
  const one = quantityWorth[rule.what] ?? 0;
  let much = 0;
  if (rule.add !== undefined) much += signedAmount(thought, rule.add, self);
  // A half of a plain attack is one point.
  if (rule.percent !== undefined) much += rule.percent / 50;
  if (rule.times !== undefined) much += (3 * (rule.times[0] - rule.times[1])) / rule.times[1];
  if (rule.set !== undefined) much += rule.set === 0 ? -2 : 1;
  return one * much;
}

function momentWorth(thought: Thought, rule: Extract<Rule, { rule: 'when' }>, self: Self): number {
  const bound = cloneBound(nothing);
  bound.trigger = self.unit;
  bound.each = self.unit;
  return weights.tick * worthOf(thought, rule.then, { unit: self.unit, seat: self.seat, bound });
}

/** What it is worth that a unit gains tokens, counters or a condition. */
export function tokenWorth(
  thought: Thought,
  id: number,
  token: number,
  count: number,
  most: number | undefined,
): number {
  const { game, state, turnsLeft } = thought;
  const card = game.cards[token]!;
  const unit = state.units[id]!;
  const had = countTokens(thought, id, card.ref);
  const self: Self = { unit: id, seat: unit.seat, bound: nothing };
  const rules = game.ruleLists[card.rules] ?? [];
  const addsUp = card.stacks || !card.condition;
  const limit = Math.min(most ?? 99, card.most > 0 ? card.most : 99);
  const gained = addsUp ? Math.max(0, Math.min(count, limit - had)) : 1;
  const turns = turnsLeft[id]!;
  if (gained === 0 || turns <= 0) return 0;
  if (rules.length === 0) {
    // A mark calls for attacks; a counter is fuel of its bearer.
    const each = card.kind === 'counter' ? weights.counter : -weights.counter;
    return signOf(thought, id) * each * gained;
  }
  // Texts that count their own tokens are asked before and after.
  const before = had > 0 ? turnWorth(thought, rules, self) : 0;
  const { tokens } = unit;
  unit.tokens = [...tokens, { card: token, count: gained, from: -1, ends: undefined }];
  const after = turnWorth(thought, rules, self);
  unit.tokens = tokens;
  const worth = (after - before) * lastsFor(card, turns);
  return addsUp || had === 0 ? worth : after * weights.renewed;
}

/** Turns that a token or condition counts for: until somebody clears it, or about one. */
function lastsFor({ until }: Card, turns: number): number {
  const stays = until === undefined || until.moment === 'cleared' || until.moment === 'game-end';
  return stays ? Math.min(weights.longest, turns) : 1;
}

function turnWorth(thought: Thought, rules: readonly Rule[], self: Self): number {
  const { length } = thought.journal;
  const worth = rulesWorth(thought, rules, self);
  forget(thought, length);
  return worth;
}

/** What a condition that a unit has already is worth to the thinking seat. */
export function standingWorth(thought: Thought, id: number, token: number): number {
  const { game, state, turnsLeft } = thought;
  const card = game.cards[token]!;
  const turns = Math.max(turnsLeft[id]!, state.turn?.unit === id ? 1 : 0);
  if (turns <= 0) return 0;
  const self: Self = { unit: id, seat: state.units[id]!.seat, bound: nothing };
  return turnWorth(thought, game.ruleLists[card.rules] ?? [], self) * lastsFor(card, turns);
}

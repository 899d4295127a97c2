import type { Place, Rule } from '../program.ts';
import { boardOf } from './board-now.ts';
import { isImmuneToPiece, isUnslowedBy } from './holds.ts';
import type { Look, Self } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { distanceBetween, inPlace, isUnit, originsOf, squareAt } from './who.ts';

type StepCost = Extract<Rule, { rule: 'step-cost' }>;

/** What a step from one space to the next costs, where it would cost `cost`. */
export type Toll = (from: number, to: number, cost: number) => number;

/**
 * What texts make the steps of a unit cost; undefined where none does. What ground and pieces on it cost beyond that is terrain, which
 * flight passes over (T-053) and who ignores difficult ground ignores.
 */
export function tollFor(look: Look, id: number, overGround: boolean): Toll | undefined {
  const { game, state } = look;
  const board = boardOf(game, state);
  const unit = state.units[id];
  if (board === undefined || unit === undefined || unit.at < 0) return undefined;
  const size = game.cards[unit.card]?.size ?? 1;
  const tolls: Toll[] = [];
  const spared = touches(game, 'is:immune-piece');
  const unslowed = touches(game, 'is:unslowed');
  eachStanding(look, 'step-cost', (rules, self, card) => {
    const { kind, ref = '' } = game.cards[card] ?? {};
    const isPiece = kind === 'terrain' || kind === 'marker';
    if (isPiece && (overGround || (spared && isImmuneToPiece(look, id, ref)))) return;
    if (isPiece && unslowed && isUnslowedBy(look, id, ref)) return;
    for (const rule of rules) {
      if (rule.rule !== 'step-cost' || (overGround && rule.ground) || !isUnit(look, id, rule.who, self)) continue;
      const is = stepsOf(look, rule, self, size, board.columns * board.rows);
      const raised = raise(rule.cost);
      tolls.push((from, to, cost) => (is(from, to) ? raised(cost) : cost));
    }
  });
  if (tolls.length === 0) return undefined;
  return (from, to, cost) => tolls.reduce((dear, toll) => toll(from, to, dear), cost);
}

const raise = (by: StepCost['cost']): ((cost: number) => number) =>
  'add' in by
    ? (cost) => cost + by.add
    : 'times' in by
      ? (cost) => cost * by.times
      : (cost) => Math.max(cost, by.least);

/** Which steps are meant, worked out once for each space. */
function stepsOf(
  look: Look,
  { step }: StepCost,
  self: Self,
  size: number,
  count: number,
): (from: number, to: number) => boolean {
  const isIn = (place: Place): Uint8Array =>
    Uint8Array.from({ length: count }, (_, at) => (inPlace(look, squareAt(look, at, size), place, self) ? 1 : 0));
  if ('place' in step) {
    const there = isIn(step.place);
    if (step.on === 'enter') return (_, to) => there[to] === 1;
    return (from, to) => there[from] === 1 && !(step.whole && there[to] === 1);
  }
  const goal = originsOf(look, step.of, self).flat();
  if (goal.length === 0) return () => false;
  const far = Array.from({ length: count }, (_, at) => distanceBetween(look, squareAt(look, at, size), goal));
  const sign = step.on === 'farther' ? 1 : -1;
  const begins = step.from && isIn(step.from);
  return (from, to) => sign * (far[to] ?? 0) > sign * (far[from] ?? 0) && (begins?.[from] ?? 1) === 1;
}

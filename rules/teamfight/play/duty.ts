import type { Action } from '../action.ts';
import type { Rule } from '../program.ts';
import { abilitiesOf, abilityOf, noteOf } from './abilities.ts';
import { withEach } from './bound.ts';
import { all } from './condition.ts';
import { couldTarget } from './could-target.ts';
import { deeds } from './history.ts';
import { isByMeans } from './means.ts';
import { moves } from './move.ts';
import type { Look, Self } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { termsOf, usable } from './usable.ts';
import { distanceBetween, isUnit, spacesOfUnit, squareAt, unitsOf } from './who.ts';

type Duty = Extract<Rule, { rule: 'duty' }>;

/**
 * What the unit whose turn it is must do before everything else, by the texts that say so: these uses and moves and no others.
 * Undefined where nothing of it is possible: then it is free.
 */
export function dutiesOf(look: Look): Action[] | undefined {
  const { unit = -1, stage } = look.state.turn ?? {};
  if (stage !== 'act' || !touches(look.game, 'duty')) return undefined;
  const found: Action[] = [];
  eachDuty(look, unit, (rule, self) => {
    if (rule.must === 'use') found.push(...usesFor(look, unit, rule, self));
    else if (rule.must === 'move') found.push(...movesFor(look, unit, rule, self));
  });
  return found.length > 0 ? found : undefined;
}

/** "Mandatory.": to be used once in each turn of its unit in which it can be, before that ends. */
export function isOwed(look: Look, unit: number, ability: number): boolean {
  const card = abilityOf(look, unit, ability);
  if (card === undefined || !termsOf(card).mandatory) return false;
  return (look.state.units[unit]?.usedThisTurn[noteOf(look, unit, ability)] ?? 0) === 0;
}

/** Those of some targets that a unit must choose before others; all of them where none is meant. */
export function dutyTargets(look: Look, { unit, ability = -1 }: Self, targets: readonly number[]): readonly number[] {
  if (unit < 0 || targets.length < 2 || !touches(look.game, 'duty')) return targets;
  const meant = new Set<number>();
  eachDuty(look, unit, (rule, self) => {
    const { whom, means } = rule;
    if (rule.must === 'move' || whom === undefined) return;
    if (means !== undefined && !isByMeans(look, means, unit, ability)) return;
    // It is paid for already, so that once is the use that runs.
    if (rule.must === 'use' && !rule.always && usesOf(look, unit, rule) > 1) return;
    for (const id of targets) if (isUnit(look, id, whom, self)) meant.add(id);
  });
  return meant.size > 0 ? targets.filter((id) => meant.has(id)) : targets;
}

function eachDuty(look: Look, unit: number, visit: (rule: Duty, self: Self) => void): void {
  eachStanding(look, 'duty', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'duty' || !isUnit(look, unit, rule.who, self)) continue;
      if (all(look, rule.if, withEach(self, unit))) visit(rule, self);
    }
  });
}

function usesFor(look: Look, unit: number, rule: Duty, self: Self): Action[] {
  if (!rule.always && usesOf(look, unit, rule) > 0) return [];
  const found: Action[] = [];
  for (const ability of abilitiesOf(look, unit)) {
    if (!isByMeans(look, rule.means ?? {}, unit, ability) || usable(look, unit, ability) !== undefined) continue;
    const { whom } = rule;
    if (whom !== undefined && !couldTarget(look, unit, ability, (id) => isUnit(look, id, whom, self))) continue;
    found.push({ do: 'use', unit, ability });
  }
  return found;
}

/** How often such abilities were used in this turn. */
function usesOf(look: Look, unit: number, { means = {} }: Duty): number {
  const used = look.state.units[unit]?.usedThisTurn ?? [];
  let uses = 0;
  for (const ability of abilitiesOf(look, unit))
    if (isByMeans(look, means, unit, ability)) uses += used[noteOf(look, unit, ability)] ?? 0;
  return uses;
}

/** Moves that end nearer to the nearest of those meant, or farther away from it. */
function movesFor(look: Look, unit: number, { whom, away, always }: Duty, self: Self): Action[] {
  const { state, game } = look;
  const mover = state.units[unit]!;
  if (whom === undefined || (!always && ((state.turn?.did ?? 0) & deeds.move) !== 0)) return [];
  const goals = unitsOf(look, whom, self)
    .filter((id) => id !== unit)
    .map((id) => spacesOfUnit(look, state.units[id]!));
  const far = (spaces: readonly number[]): number =>
    Math.min(...goals.map((goal) => distanceBetween(look, spaces, goal)));
  const size = game.cards[mover.card]?.size ?? 1;
  const now = far(spacesOfUnit(look, mover));
  return Number.isFinite(now)
    ? moves(look).filter(({ to }) => {
        const then = far(squareAt(look, to, size));
        return away ? then > now : then < now;
      })
    : [];
}

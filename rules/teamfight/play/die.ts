import type { Look, Play } from './play.ts';
import { eachStanding } from './standing.ts';
import { fire } from './trigger.ts';
import { countTokens } from './who.ts';

/** Rolls a die for a unit, -1 for none; told as its label says. What waits for a number is set off by `settle`. */
export function rollDie(play: Play, unit: number, sides: number, label: string): number {
  const value = play.dice.roll(sides, label);
  play.emit({ event: 'rolled', label, sides, value, unit });
  return value;
}

/** The number on a die is final: what waits for it is set off. */
export function settle(play: Play, unit: number, value: number, target = -1, ability = -1): void {
  if (unit < 0) return;
  fire(play, { on: 'rolls', unit, other: target, value, ability, space: play.state.units[unit]?.at ?? -1 });
}

/** What a unit can pay to roll a die again; undefined when it cannot. */
export interface Reroll {
  readonly token: number;
  readonly count: number;
}

/** The reroll that a rule allows a unit now. One that costs nothing is allowed once a die. */
export function rerollOf(look: Look, unit: number, again: boolean): Reroll | undefined {
  let found: Reroll | undefined;
  eachStanding(look, 'reroll', (rules, self) => {
    if (self.unit !== unit || found !== undefined) return;
    for (const rule of rules) {
      if (rule.rule !== 'reroll') continue;
      const { spend } = rule;
      if (spend === undefined) {
        if (!again) found = { token: -1, count: 0 };
      } else if (countTokens(look, unit, spend.token) >= spend.count) {
        found = { token: look.game.cardOf.get(spend.token) ?? -1, count: spend.count };
      }
    }
  });
  return found;
}

import { stats } from '../game.ts';
import type { Modifier, Rule, Stat } from '../program.ts';
import type { Element, Roll } from '../types.ts';
import { holds } from './holds.ts';
import { designOf, figureOf, type Look } from './look.ts';
import { castOf, sourcesOf } from './sources.ts';

/** All that changes the numbers of a figure now, beside what its design says (U-060 to U-064). */
export function modifiersOf(look: Look, figure: number, plain = false): Modifier[] {
  const found: Modifier[] = [];
  for (const held of figureOf(look, figure).has) if (held.has === 'modifier') found.push(held);
  for (const { rules, by } of sourcesOf(look, figure, plain)) addModifiers(look, rules, figure, by, plain, found);
  return found;
}

function addModifiers(
  look: Look,
  rules: readonly Rule[],
  figure: number,
  by: number,
  plain: boolean,
  found: Modifier[],
): void {
  for (const rule of rules) {
    if (rule.rule !== 'modify') continue;
    if (rule.when && (plain || !holds(look, rule.when, castOf(figure, by)))) continue;
    for (const modifier of rule.modifiers) found.push(modifier);
  }
}

/** A number of a figure as it is now, dice left out; not below 0 where there is no less than nothing (U-034). */
export function numberOf(look: Look, figure: number, stat: Stat, plain = false): number {
  return sumOf(look, figure, stat, modifiersOf(look, figure, plain));
}

/** The same, where what changes the numbers is known. HP are never below 1 (U-107). */
export function sumOf(look: Look, figure: number, stat: Stat, modifiers: readonly Modifier[]): number {
  let sum = designOf(look, figure).base[stats.indexOf(stat)]!;
  for (const modifier of modifiers) {
    if (modifier.stat === stat && typeof modifier.amount === 'number') sum += modifier.sign * modifier.amount;
  }
  if (stat === 'hp') return Math.max(1, sum);
  return stat === 'movement' || stat === 'ap' || stat === 'range' ? Math.max(0, sum) : sum;
}

/** The HP that a figure has at most. */
export const mostHp = (look: Look, figure: number, plain = false): number => numberOf(look, figure, 'hp', plain);

/** The initiative of a figure: its die and what is added (U-003). */
export const initiativeOf = (look: Look, figure: number, plain = false): number =>
  figureOf(look, figure).die + numberOf(look, figure, 'initiative', plain);

/** A value of the elemental map; all that changes it adds up (U-064). */
export const emOf = (look: Look, figure: number, element: Element): number => numberOf(look, figure, `em-${element}`);

/** The same without the specials of passive abilities, which ask for it themselves. */
export const emOfPlain = (look: Look, figure: number, element: Element): number =>
  numberOf(look, figure, `em-${element}`, true);

/** Dice that are added to a roll or taken from it. */
export const bonusDice = (modifiers: readonly Modifier[], roll: Roll): readonly Modifier[] =>
  modifiers.filter(({ stat, amount }) => stat === roll && typeof amount !== 'number');

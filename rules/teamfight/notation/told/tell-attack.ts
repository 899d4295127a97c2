import type { Amount, Attack } from '../../program.ts';
import { tellChange } from './tell-amount.ts';
import { tellConditions } from './tell-condition.ts';
import type { Names } from './tell-names.ts';

/** What an attack is rolled against, part by part. */
export function tellRoll(attack: Attack | undefined, names: Names): string[] {
  const roll: string[] = [];
  const def = attack?.def;
  if (attack?.undefendable) roll.push('no def');
  else if (def !== undefined) roll.push(tellChange(def, names, 'def'));
  if (attack?.twoDice) roll.push(`two dice, the ${attack.twoDice} one counts`);
  if (attack?.unmissable) roll.push('cannot miss');
  if (attack?.unmissableIf !== undefined) roll.push(`cannot miss if ${tellConditions(attack.unmissableIf, names)}`);
  if (attack?.undefendableIf !== undefined) roll.push(`no def if ${tellConditions(attack.undefendableIf, names)}`);
  if (attack?.ignoresCover) roll.push('cover does not count');
  if (attack?.crit !== undefined)
    roll.push(isNever(attack.crit) ? 'cannot crit' : tellChange(attack.crit, names, 'crit'));
  if (attack?.reroll !== undefined) roll.push(tellReroll(attack.reroll, names));
  return roll;
}

/** So much less crit that no roll is one: how a text that says so is played. */
export const isNever = (crit: Amount | undefined): boolean => crit?.base === -6 && crit.terms === undefined;

/** `may be rolled again for 1 Luck each time`. */
function tellReroll({ spend, missed }: NonNullable<Attack['reroll']>, names: Names): string {
  const price = spend === undefined ? ' once' : ` for ${spend.count} ${names.of(spend.token)} each time`;
  return `${missed ? 'a miss may' : 'may'} be rolled again${price}`;
}

/** `(each rolled for; +1 def)`: behind those in an area that is rolled for. */
export const rolledFor = (attack: Attack | undefined, names: Names): string =>
  attack === undefined ? '' : ` (${['each enemy rolled for', ...tellRoll(attack, names)].join('; ')})`;

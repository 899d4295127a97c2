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
  const dice = attack?.twoDiceIf === undefined ? '' : ` if ${tellConditions(attack.twoDiceIf, names)}`;
  if (attack?.twoDice) roll.push(`two dice, the ${attack.twoDice} one counts${dice}`);
  if (attack?.unmissable) roll.push('cannot miss');
  if (attack?.unmissableIf !== undefined) roll.push(`cannot miss if ${tellConditions(attack.unmissableIf, names)}`);
  if (attack?.undefendableIf !== undefined) roll.push(`no def if ${tellConditions(attack.undefendableIf, names)}`);
  if (attack?.ignoresCover) roll.push('cover does not count');
  if (attack?.ignoresCoverIf !== undefined)
    roll.push(`cover does not count if ${tellConditions(attack.ignoresCoverIf, names)}`);
  if (attack?.crit !== undefined) roll.push(...tellCrit(attack.crit, names));
  if (attack?.reroll !== undefined) roll.push(tellReroll(attack.reroll, names));
  return roll;
}

/** So much less crit that no roll is one: how a text that says so is played. */
const never = -6;
export const isNever = (crit: Amount | undefined): boolean => crit?.base === never && crit.terms === undefined;

/** `+2 crit`, `cannot crit if the target has Slow`. */
function tellCrit(crit: Amount, names: Names): string[] {
  if (isNever(crit)) return ['cannot crit'];
  const isNone = ({ each, per, if: asked }: NonNullable<Amount['terms']>[number]): boolean =>
    each === never && per === undefined && asked !== undefined;
  const { terms = [], ...rest } = crit;
  const some = terms.filter((term) => !isNone(term));
  const told =
    crit.base !== 0 || some.length > 0
      ? [tellChange({ ...rest, ...(some.length > 0 && { terms: some }) }, names, 'crit')]
      : [];
  return [
    ...told,
    ...terms.filter(isNone).map(({ if: asked = [] }) => `cannot crit if ${tellConditions(asked, names)}`),
  ];
}

/** `may be rolled again for 1 Luck each time`. */
function tellReroll({ spend, missed }: NonNullable<Attack['reroll']>, names: Names): string {
  const price = spend === undefined ? ' once' : ` for ${spend.count} ${names.of(spend.token)} each time`;
  return `${missed ? 'a miss may' : 'may'} be rolled again${price}`;
}

/** `(each rolled for; +1 def)`: behind those in an area that is rolled for. */
export const rolledFor = (attack: Attack | undefined, names: Names): string =>
  attack === undefined ? '' : ` (${['each enemy rolled for', ...tellRoll(attack, names)].join('; ')})`;

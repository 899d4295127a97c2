import type { Node, Who } from '../../program.ts';
import { tellAmount } from './tell-amount.ts';
import { tellRoll } from './tell-attack.ts';
import { tellExtreme } from './tell-extreme.ts';
import type { Names } from './tell-names.ts';
import { measured, oneOf, seenFrom, tellRange, tellWho } from './tell-who.ts';

type Target = Extract<Node, { node: 'target' }>;

/** Whom the head of an attack or effect chooses, how they are chosen, and the roll. */
export function tellTarget(
  { who, range, from, sight, min = 1, max = 1, most, sides, forced, attack, approach, links }: Target,
  names: Names,
): string {
  const far = range === undefined ? '' : ` ${tellRange(range, measured(from))}`;
  // Where they stand says how far and by whom they are seen.
  const placed = who.places?.some((place) => place.sight || place.any?.some((one) => one.sight)) ?? false;
  const where = placed && !sight && far === ' at any range' ? '' : `${far}${seenFrom(from, sight)}`;
  const roll = [...(approach ? ['to go to first'] : []), ...tellRoll(attack, names)];
  const attacked = roll.length === 0 ? '' : ` (${roll.join('; ')})`;
  if (forced !== undefined) {
    const extreme = tellExtreme(forced, names);
    // "The hero with the most Coin, seen or not".
    const unseen = where.endsWith(', seen or not') ? where.length - ', seen or not'.length : where.length;
    if (extreme !== undefined)
      return `the target is the ${tellWho(who, names)}${where.slice(0, unseen)} ${extreme}${where.slice(unseen)}${attacked}`;
    const pick = forced === 'first-in-line' ? 'first' : forced;
    const line = forced === 'first-in-line' ? ' in a straight line' : '';
    if (forced === 'random')
      return max > 1
        ? `the targets are ${max} ${tellWho(who, names, true)}${where}, by a die${attacked}`
        : `the target is ${oneOf(who, names)}${where}, by a die${attacked}`;
    if (max > 1 && max < 99)
      return `the targets are the ${max} ${pick} ${tellWho(who, names, true)}${line}${where}${attacked}`;
    if (max > 1) return `the targets are all ${tellWho(who, names, true)}${where}, the ${pick} first${attacked}`;
    return `the target is the ${pick} ${tellWho(who, names)}${line}${where}${attacked}`;
  }
  const more = links === undefined ? '' : tellLinks(links, who, names);
  if (who.side === 'you' && max === 1) return `the target is you${more}`;
  if (max === 1)
    return `choose ${min === 0 ? 'up to one' : oneOf(who, names)}${min === 0 ? ` ${tellWho(who, names)}` : ''}${where}${attacked}${more}`;
  const number =
    max >= 99
      ? most === undefined
        ? 'any number of'
        : `any number, ${tellAmount(most, names)} at most, of`
      : min < max
        ? `up to ${max}`
        : String(max);
  return `choose ${sides ? 'an ally and an enemy' : `${number} ${tellWho(who, names, true)}`}${where}${attacked}`;
}

/** Those behind the first target, and from whom each is measured. */
function tellLinks({ count, range, of, who }: NonNullable<Target['links']>, first: Who, names: Names): string {
  const number =
    count >= 99 ? 'any number of other' : count === 1 ? 'one other of these or none:' : `up to ${count} other`;
  const from = of === 'last' ? 'the one before' : 'any of them';
  return `, then ${number} ${tellWho(who ?? first, names, true)}, each ${tellRange(range, from)}`;
}

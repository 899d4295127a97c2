import type { Amount, Node, Rule } from '../../program.ts';
import type { Held, Out } from '../sentences/desk.ts';
import { isAskedWithin } from './asked-within.ts';

/**
 * `You have +1def, +2def while you have Armor`, `Range 3, +1def, +2def beyond range 2`: of two numbers of one thing, of which one is asked for more, the
 * second comes beside the first or in its place. Two that are the same add up, else the second would say nothing.
 */
export const isOneOrBoth = ({ held, nodes }: Out, before: readonly Held[]): boolean =>
  isTwice(held.map(({ rule }) => rule)) || nodes.some(isRolledTwice) || isAskedFor(before, held);

/** `You have +1 speed. While in Mud, you have +2 speed`: the same in two sentences, where more of it is asked for in the second. */
const isAskedFor = (before: readonly Held[], held: readonly Held[]): boolean =>
  held.some(({ rule }) =>
    before.some(
      (one) =>
        rule.rule === 'change' &&
        one.rule.rule === 'change' &&
        rule.who.side === one.rule.who.side &&
        rule.who.card === one.rule.who.card &&
        (isMore(one.rule, rule) || isLarger(one.rule, rule)),
    ),
  );

const isRolledTwice = (node: Node): boolean => {
  if (node.node === 'lasting') return isTwice(node.rules);
  const { attack } = node as { readonly attack?: { readonly def?: Amount; readonly crit?: Amount } };
  const isOne = (amount: Amount | undefined): boolean =>
    amount?.terms?.some(({ each, if: asked, per }) => asked !== undefined && !per && isOther(amount.base, each)) ===
    true;
  return isOne(attack?.def) || isOne(attack?.crit) || ('then' in node && node.then.some(isRolledTwice));
};

type Change = Extract<Rule, { rule: 'change' }>;

function isTwice(rules: readonly Rule[]): boolean {
  const changes = rules.filter((rule): rule is Change => rule.rule === 'change');
  return changes.some((one, n) => changes.slice(n + 1).some((other) => isMore(one, other) || isMore(other, one)));
}

/** Whether one is the other, with nothing asked or more asked, and with another number. */
function isMore(one: Change, other: Change): boolean {
  if (one.what !== other.what || one.who.side === 'any' || !isOther(one.add?.base ?? 0, other.add?.base ?? 0))
    return false;
  const { add: _, clause: __, who: ___, ...asks } = one;
  const { add: ____, clause: _____, who: ______, ...asked } = other;
  return Object.entries(asks).every(([key, what]) => JSON.stringify(what) === JSON.stringify(asked[key as 'what']));
}

/** `While you have a Coin, +1 speed. While you have 2 Coins, +2 speed`: two numbers of one thing, of which one is asked for more than the other. */
function isLarger(one: Change, other: Change): boolean {
  if (one.if === undefined || other.if === undefined || !isOther(one.add?.base ?? 0, other.add?.base ?? 0))
    return false;
  const same = ({ add: _, clause: __, if: ___, ...rest }: Change): string => JSON.stringify(rest);
  return same(one) === same(other) && isAskedWithin(one.if, other.if);
}

const isOther = (one: number, other: number): boolean => one !== other && one * other > 0;

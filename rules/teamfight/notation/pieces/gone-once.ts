import type { Node, Rule } from '../../program.ts';
import { same } from '../given/repeat.ts';

const isGone = (node: Node): boolean => node.node === 'remove' && node.what === 'marker';

type When = Extract<Rule, { rule: 'when' }>;

/** `The first unit to enter this space heals 2. Remove the Rune`, in the text of a piece: it goes once, however often that is said. */
export const goneOnce = (rules: readonly Rule[]): readonly Rule[] =>
  struckOnce(
    rules.map((rule) => {
      if (rule.rule !== 'when') return rule;
      const first = rule.then.findIndex(isGone);
      return { ...rule, then: rule.then.filter((node, at) => at <= first || !isGone(node)) };
    }),
  );

/**
 * `Explodes when destroyed or at the start of your turn: burst 1, 2dmg`, in the text of a piece: where it destroys itself, what comes of that comes by
 * that, and once.
 */
function struckOnce(rules: readonly Rule[]): readonly Rule[] {
  const own = rules.find(isOfDestruction);
  if (own === undefined) return rules;
  const struck = own.then.filter((node) => !isGone(node));
  return rules.map((rule) => {
    if (rule === own) return { ...own, then: struck };
    const [gone, ...more] = rule.rule === 'when' ? rule.then : [];
    if (rule.rule !== 'when' || gone?.node !== 'remove' || gone.what !== 'marker' || !gone.destroyed) return rule;
    return same({ ...own, then: more }, { ...own, then: struck }) ? { ...rule, then: [gone] } : rule;
  });
}

/** Of the piece itself, and not of others. */
export const isOfDestruction = (rule: Rule): rule is When =>
  rule.rule === 'when' && rule.trigger.on === 'destroyed' && rule.trigger.who === undefined;

import type { Node, Rule } from '../../program.ts';

const isGone = (node: Node): boolean => node.node === 'remove' && node.what === 'marker';

/** `The first unit to enter this space heals 2. Remove the Rune`, in the text of a piece: it goes once, however often that is said. */
export const goneOnce = (rules: readonly Rule[]): readonly Rule[] =>
  rules.map((rule) => {
    if (rule.rule !== 'when') return rule;
    const first = rule.then.findIndex(isGone);
    return { ...rule, then: rule.then.filter((node, at) => at <= first || !isGone(node)) };
  });

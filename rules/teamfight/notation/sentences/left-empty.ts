import type { Node } from '../../program.ts';

/**
 * `At the start of your next turn, range 3 2x2`, and in the next line `3dmg`: what is done there stands outside of that moment, and would come at once, to somebody
 * else. Whether some are chosen under a moment or a question to whom nothing is done there.
 */
export const leftEmpty = (nodes: readonly Node[], under = false): boolean =>
  nodes.some((node) => {
    if (node.node === 'target' || node.node === 'each' || node.node === 'area') {
      const spared = node.node === 'area' && node.spaces !== undefined;
      return (under && node.then.length === 0 && !spared) || leftEmpty(node.then, under);
    }
    if (node.node === 'if') return leftEmpty(node.then, true) || leftEmpty(node.else, true);
    if (node.node === 'later') return leftEmpty(node.then, true);
    if (node.node === 'lasting') return node.rules.some((rule) => rule.rule === 'when' && leftEmpty(rule.then, true));
    return false;
  });

import type { Node, Rule } from '../../program.ts';
import type { Token } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/**
 * `Free Action: discard this: heal 2`, `when you would die, heal 3 instead and lose this`: of several tokens that are used up one by one
 * the others stay. What holds or comes by itself is said by all of them together, and goes with all.
 */
export function thisOne(rules: readonly Rule[], self: Word | undefined, said: readonly Token[]): readonly Rule[] {
  if (self?.kind !== 'token' || said.some(({ text }) => text === 'all')) return rules;
  const only = (nodes: readonly Node[]): Node[] =>
    nodes.map((node) =>
      node.node === 'lose' && node.token === self.ref && node.from === 'you' && node.count === 'all'
        ? { ...node, count: { base: 1 } }
        : node,
    );
  return rules.map((rule) => {
    // What one pays for nothing but the token's end ends all that it says.
    if (rule.rule === 'ability' && rule.program.body.length > 1)
      return { ...rule, program: { ...rule.program, body: only(rule.program.body) } };
    // What comes in the place of something comes once, and the first token has taken that place.
    return rule.rule === 'when' && rule.trigger.on.startsWith('would-') ? { ...rule, then: only(rule.then) } : rule;
  });
}

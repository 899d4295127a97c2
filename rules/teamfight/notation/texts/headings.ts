import type { Node, Program, Rule } from '../../program.ts';

/** Which way somebody has gone last by the text: oneself, in one that is known, or several in ways of their own; undefined where nobody has. */
type Gone = 'own' | 'known' | 'several' | undefined;

/**
 * `in the same direction`: one's own last step, as a push of somebody else went, or the direction that was chosen. Where nobody has gone before, and it is
 * said of several, it is chosen first for all of them. Undefined where none of this is so.
 */
export function withHeadings(read: Program): Program | undefined {
  const body = within(read.body, undefined)?.nodes;
  const rules = read.rules.map(ofRule);
  if (body === undefined || rules.includes(undefined)) return undefined;
  return { ...read, body, rules: rules as Rule[] };
}

function ofRule(rule: Rule): Rule | undefined {
  if (rule.rule === 'ability') {
    const program = withHeadings(rule.program);
    return program && { ...rule, program };
  }
  if (!('then' in rule)) return rule;
  // Whoever has come into a space has gone in some direction with that step.
  const before = rule.rule === 'when' && rule.trigger.on === 'enters' ? 'known' : undefined;
  const then = within(rule.then, before)?.nodes;
  return then && { ...rule, then };
}

interface Went {
  readonly nodes: Node[];
  readonly gone: Gone;
}

/** Nodes one after the other. */
function within(nodes: readonly Node[], before: Gone): Went | undefined {
  const found: Node[] = [];
  let gone = before;
  for (const node of nodes) {
    const one = through(node, gone) ?? chosenFirst(node, gone);
    if (one === undefined) return undefined;
    found.push(...one.nodes);
    gone = one.gone;
  }
  return { nodes: found, gone };
}

const isMany = (node: Node): boolean =>
  node.node === 'area' || node.node === 'each' || (node.node === 'target' && ((node.max ?? 1) > 1 || !!node.links));

/** All of them go in one direction, which is chosen before anybody goes. */
function chosenFirst(node: Node, gone: Gone): Went | undefined {
  if (!isMany(node) || gone !== undefined) return undefined;
  const one = through(node, 'known');
  return one && { ...one, nodes: [{ clause: node.clause, node: 'heading' }, ...one.nodes] };
}

function through(node: Node, before: Gone): Went | undefined {
  if (node.node === 'heading') return { nodes: [node], gone: 'known' };
  if (node.node === 'push') {
    // Against which way, where nobody else has gone one.
    if (node.direction === 'back') return before === 'known' ? { nodes: [node], gone: before } : undefined;
    if (node.direction !== 'heading') return { nodes: [node], gone: node.direction === 'onward' ? before : 'known' };
    if (before === undefined || before === 'several') return undefined;
    return { nodes: [before === 'own' ? { ...node, direction: 'onward' } : node], gone: before };
  }
  if (node.node === 'move') {
    if (node.heading === 'back' && before !== 'known') return undefined;
    if (node.heading && (before === undefined || before === 'several')) return undefined;
    if (node.heading || node.how === 'teleport' || node.toSpace) return { nodes: [node], gone: before };
    return { nodes: [node], gone: node.who === 'you' ? 'own' : 'known' };
  }
  let gone = before;
  const fields: Readonly<Record<string, unknown>> = { ...node };
  const inner: Record<string, unknown> = {};
  for (const part of ['then', 'else', 'spaces'] as const) {
    const list = fields[part];
    if (!Array.isArray(list)) continue;
    const one = within(list as readonly Node[], part === 'else' ? before : gone);
    if (one === undefined) return undefined;
    inner[part] = one.nodes;
    gone = one.gone ?? gone;
  }
  for (const part of ['options', 'bands'] as const) {
    const list = fields[part];
    if (!Array.isArray(list)) continue;
    const all = (list as { readonly then: readonly Node[] }[]).map((one) => {
      const then = within(one.then, before);
      gone = then?.gone ?? gone;
      return then && { ...one, then: then.nodes };
    });
    if (all.includes(undefined)) return undefined;
    inner[part] = all;
  }
  return { nodes: [{ ...node, ...inner } as Node], gone: isMany(node) && gone !== before ? 'several' : gone };
}

import deepEqual from 'fast-deep-equal';
import type { Node } from '../../program.ts';
import type { Names } from './tell-names.ts';
import { tellNode } from './tell-node.ts';
import type { Phrase, Scope } from './tell-phrase.ts';

/** Nodes in a row, in one sentence without its stop. What a node governs stands in brackets where something comes after it. */
export function tellNodes(nodes: readonly Node[], names: Names): string {
  if (nodes.length === 0) return 'nothing happens';
  return inRow(nodes)
    .map(
      ({ node, often }, index, row) =>
        `${tellPhrase(tellNode(node, names), names, index < row.length - 1)}${tellOften(often)}`,
    )
    .filter((told) => told !== '')
    .join('; ');
}

/** A node with all that it governs, in one sentence without its stop; `more` comes behind it. */
export function tellPhrase({ say, scopes: all = [] }: Phrase, names: Names, more: boolean): string {
  const scopes = all.filter(({ nodes, label }) => nodes.length > 0 || label !== undefined);
  const told = scopes.map((scope, index) => tellScope(scope, names, more || index < scopes.length - 1));
  return [say, ...told].filter((part) => part !== '').join('; ');
}

function tellScope({ label, nodes, follows }: Scope, names: Names, more: boolean): string {
  const told = tellNodes(nodes, names);
  if (follows) return told;
  return more && nodes.length > 0 ? `${label} (${told})` : `${label}: ${told}`;
}

/** Nodes in a row, each in a sentence of its own without its stop: the end of a sentence ends what a node governs. */
export function tellSteps(nodes: readonly Node[], names: Names): string[] {
  return inRow(nodes).flatMap(({ node, often }) => {
    const phrase = tellNode(node, names);
    const { scopes = [] } = phrase;
    const last = scopes.at(-1);
    return last?.follows
      ? [tellPhrase({ ...phrase, scopes: scopes.slice(0, -1) }, names, false), ...tellSteps(last.nodes, names)]
      : [`${tellPhrase(phrase, names, false)}${tellOften(often)}`];
  });
}

/** What comes several times in a row, each time by itself, as one node and how often; with `apart` only where one clause says all. */
export function inRow(nodes: readonly Node[], apart = false): { readonly node: Node; readonly often: number }[] {
  const found: { node: Node; often: number }[] = [];
  for (const node of nodes) {
    const last = found.at(-1);
    const isOfAll = !apart || last?.node.clause === node.clause;
    if (last !== undefined && isOfAll && !('then' in node) && isSame(last.node, node)) last.often += 1;
    else found.push({ node, often: 1 });
  }
  return found;
}

/** Whether two nodes do the same, whatever clauses say so. */
const isSame = ({ clause: _, ...one }: Node, { clause: __, ...other }: Node): boolean => deepEqual(one, other);

export const tellOften = (often: number): string => (often === 1 ? '' : often === 2 ? ', twice' : `, ${often} times`);

/** The beginning of a node without what it governs: `if you have Luck ...`. */
export function tellHead({ say, scopes = [] }: Phrase): string {
  const labels = scopes.flatMap(({ label }) => label ?? []).map((label) => `${label} …`);
  return [say, ...labels].filter((part) => part !== '').join('; ');
}

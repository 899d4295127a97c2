import type { Node, Program, Rule } from '../program.ts';
import { type Names, namesOf } from './told/tell-names.ts';
import { tellNode } from './told/tell-node.ts';
import { inRow, tellHead, tellOften, tellPhrase, tellSteps } from './told/tell-nodes.ts';
import type { Phrase } from './told/tell-phrase.ts';
import { tellRule } from './told/tell-rule.ts';
import { tellUntil } from './told/tell-time.ts';
import { tellUse } from './told/tell-use.ts';
import type { Words } from './words/words.ts';

/** What a program does, in plain sentences, so that it can be compared with what was meant. Empty where it does nothing. */
export function tell({ use, body, rules, until, manual }: Program, words: Words): string {
  const names = namesFor(body, rules, words);
  const said = rules.filter(({ rule }) => rule !== 'said');
  const ruled = said.map((rule) => tellRule(rule, names));
  const told = [
    ...(manual ? ['this text is played by hand as a whole'] : []),
    ...(use === undefined ? [] : [tellUse(use, names)]),
    ...tellSteps(body, names),
    ...ruled.filter((part, index) => part !== ruled[index - 1]),
    ...(until === undefined ? [] : [`it stays ${tellUntil(until, names).replace('the other unit’s', 'its giver’s')}`]),
  ];
  return told.map(sentence).join(' ');
}

/** What the program does for each clause, by the clause's index; clauses that no node comes from are missing. */
export function toldOf({ use, body, rules }: Program, words: Words): ReadonlyMap<number, string> {
  const names = namesFor(body, rules, words);
  const parts = new Map<number, string[]>();
  const add = (clause: number, told: string): void => {
    if (told === '') return;
    const list = parts.get(clause);
    if (list === undefined) parts.set(clause, [told]);
    else if (!list.includes(told)) list.push(told);
  };
  addNodes(body, undefined, names, add);
  // A Standard Action that no word asks for belongs to the clause that the text begins with, which has its own to tell.
  if (use !== undefined) {
    const cost = tellUse(use, names);
    if (cost !== plainCost || !parts.has(use.clause)) parts.set(use.clause, [cost, ...(parts.get(use.clause) ?? [])]);
  }
  for (const rule of rules) addRule(rule, undefined, names, add);
  return new Map([...parts].map(([clause, told]) => [clause, told.map(sentence).join(' ')]));
}

/** The names for a telling. Where players do something, sides are theirs. */
function namesFor(body: readonly Node[], rules: readonly Rule[], words: Words): Names {
  const names = namesOf(words);
  return JSON.stringify([body, rules]).includes('"node":"players"') ? { ...names, ofPlayers: true } : names;
}

type Add = (clause: number, told: string) => void;

function addNodes(nodes: readonly Node[], above: number | undefined, names: Names, add: Add): void {
  for (const { node, often } of inRow(nodes, true)) addNode(node, above, names, add, often);
}

/** A node belongs to its clause with all it governs, but for what other clauses say. */
function addNode(node: Node, above: number | undefined, names: Names, add: Add, often = 1): void {
  const { clause } = node;
  const phrase = tellNode(node, names);
  const whole = (phrase.scopes ?? []).length === 0 || isOfOneClause(node, phrase);
  if (clause !== above)
    add(clause, `${whole ? tellPhrase(phrase, names, false) : tellHead(phrase)}${tellOften(often)}`);
  if (whole) return;
  for (const { nodes } of phrase.scopes ?? []) {
    // What stands in the same clause is not in the head, so it is told for itself.
    addNodes(nodes, undefined, names, add);
  }
  if (node.node === 'lasting') for (const rule of node.rules) addRule(rule, clause, names, add);
}

function addRule(rule: Rule, above: number | undefined, names: Names, add: Add): void {
  if (rule.clause !== above) add(rule.clause, tellRule(rule, names));
  if (rule.rule === 'when' || rule.rule === 'hazard') {
    const own = rule.then.filter(({ clause }) => clause !== rule.clause);
    addNodes(own, undefined, names, add);
  }
  if (rule.rule === 'ability') addNodes(rule.program.body, rule.clause, names, add);
}

/** Whether nothing inside of a node, told as `phrase`, comes from another clause. */
const isOfOneClause = ({ clause }: Node, { scopes = [] }: Phrase): boolean =>
  scopes.every(({ nodes }) =>
    nodes.every((inner) => inner.clause === clause && isOfOneClause(inner, tellNode(inner, nameless))),
  );

/** What a text without any cost costs (T-017). */
const plainCost = 'costs a Standard Action';

const nameless: Names = { of: (ref) => ref, isHero: () => false };

const sentence = (told: string): string =>
  `${told.charAt(0).toUpperCase()}${told.slice(1)}${told.endsWith('…') ? '' : '.'}`;

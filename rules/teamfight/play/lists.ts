import type { Node, Program, Rule } from '../program.ts';

/** Every list of nodes and rules of some programs, numbered, so that a state names a place in a program by integers. */
export interface Lists {
  readonly blocks: (readonly Node[])[];
  readonly blockOf: Map<readonly Node[], number>;
  readonly ruleLists: (readonly Rule[])[];
  readonly ruleListOf: Map<readonly Rule[], number>;
}

/** Takes the marker away whose text it is: for texts that say when they end by themselves. */
export const takeAway: readonly Node[] = Object.freeze([{ clause: 0, node: 'remove', what: 'marker' } as const]);

export function emptyLists(): Lists {
  const lists: Lists = { blocks: [], blockOf: new Map(), ruleLists: [], ruleListOf: new Map() };
  numberOf(lists.blocks, lists.blockOf, takeAway);
  return lists;
}

/** Numbers a program and everything inside of it: branches, options, bands, lasting rules, what comes later. */
export function addProgram(lists: Lists, program: Program): void {
  addWithin(lists, program);
}

/** Numbers a list of rules with everything inside of it; -1 for an empty one. */
export function addRules(lists: Lists, rules: readonly Rule[]): number {
  if (rules.length === 0) return -1;
  for (const rule of rules) addWithin(lists, rule);
  return numberOf(lists.ruleLists, lists.ruleListOf, rules);
}

const blockKeys: ReadonlySet<string> = new Set(['body', 'then', 'else', 'spaces', 'standIn']);

function addWithin(lists: Lists, value: object): void {
  for (const [key, inside] of Object.entries(value) as [string, unknown][]) {
    if (typeof inside !== 'object' || inside === null) continue;
    if (Array.isArray(inside)) {
      if (blockKeys.has(key)) numberOf(lists.blocks, lists.blockOf, inside as Node[]);
      else if (key === 'rules') numberOf(lists.ruleLists, lists.ruleListOf, inside as Rule[]);
    }
    addWithin(lists, inside);
  }
}

function numberOf<List>(all: List[], indexes: Map<List, number>, list: List): number {
  const known = indexes.get(list);
  if (known !== undefined) return known;
  indexes.set(list, all.length);
  all.push(list);
  return all.length - 1;
}

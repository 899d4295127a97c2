import type { Node } from '../../program.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { noUltimates } from './means.ts';

type Handled = Extract<Node, { node: 'refresh' | 'recharge' | 'tap' }>;

/** `(Not Ultimates)`, in a sentence of its own behind what is done to cards: to none of these. */
export function spareUltimates(desk: Desk, nodes: readonly Node[], { from, to }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('(|not|except|excluding') || !noUltimates(cursor) || !cursor.done) return false;
  const found = handledLast(nodes as Node[]);
  const { which } = found?.node ?? {};
  if (found === undefined || which === undefined || which === 'this' || which === 'others') return false;
  if (typeof which === 'object' && 'ability' in which) return false;
  const means = { ...(typeof which === 'string' ? {} : 'all' in which ? which.all : which.one), ultimate: false };
  const all = which === 'all' || (typeof which === 'object' && 'all' in which);
  ran(desk, from, to);
  found.list[found.list.length - 1] = { ...found.node, which: all ? { all: means } : { one: means } };
  return true;
}
spareUltimates.begins = beginning('(|not|except|excluding');
spareUltimates.needs = oneOf('ultimate ultimates');

/** What is done to cards last, and the list in which that stands. */
function handledLast(list: Node[]): { readonly node: Handled; readonly list: Node[] } | undefined {
  const last = list.at(-1);
  if (last?.node === 'refresh' || last?.node === 'recharge' || last?.node === 'tap') return { node: last, list };
  const isOpen = last?.node === 'target' || last?.node === 'each' || last?.node === 'area' || last?.node === 'may';
  return isOpen ? handledLast(last.then as Node[]) : undefined;
}

import type { Node, Program } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { block } from '../sentences/block.ts';
import { deskOf } from '../sentences/desk.ts';
import { cut } from '../sentences/sentence.ts';
import { Sheet } from '../sentences/sheet.ts';
import { pasts } from '../words/pasts.ts';
import { plurals } from '../words/plurals.ts';
import { lex } from '../words/token.ts';
import type { Word } from '../words/words.ts';

/** Orders that somebody carries out on oneself. */
const orders = /^\s*(?:heals?|regain|refresh|clear|gain|ready)\b/i;

/** What such an order comes to, where nobody has to choose whom it is for. */
const done: ReadonlySet<Node['node']> = new Set(['heal', 'overshield', 'refresh', 'clear', 'give']);

const isOwn = (node: Node): boolean =>
  done.has(node.node) &&
  !('then' in node) &&
  Object.entries(node).every(([key, value]) => !/^(?:to|of|from|whose)$/.test(key) || value === 'you');

/**
 * `Heal to full health`, as all that a token says: done as it is gained, and the token goes with that. Where a card spends or uses such a
 * token, the order could be for then.
 */
export function uponGain(sheet: Sheet, text: string, context: Context): Program | undefined {
  const { slot, self, words } = context;
  if (slot !== 'token' || self === undefined || !orders.test(text) || isSpent(self, words.all)) return undefined;
  const { tokens, sections } = cut(lex(text));
  const [section = [], ...more] = sections;
  const own = new Sheet();
  const desk = deskOf({ sheet: own, field: 'text', source: text, tokens, standing: false, lasts: false, notes: {} });
  const out = block(desk, section, within(context, { named: {} }));
  const { nodes, held, until } = out;
  const isWhole = own.clauses.every(({ status }) => status !== 'manual') && Object.keys(desk.notes).length === 0;
  if (!isWhole || more.length > 0 || held.length > 0 || until !== undefined) return undefined;
  const [first] = nodes;
  if (first === undefined || !nodes.every(isOwn)) return undefined;
  const { next } = sheet;
  sheet.clauses.push(...own.clauses);
  const { clause } = first;
  const gone: Node = { clause, node: 'lose', token: self.ref, from: 'you', count: 'all' };
  const then = [...nodes, gone].map((node) => ({ ...node, clause: node.clause + next }));
  const trigger = { on: 'gains', who: { side: 'you' }, token: self.ref } as const;
  return { body: [], rules: [{ clause: clause + next, rule: 'when', trigger, then }] };
}

/** Whether some text speaks of what is done with the token. */
function isSpent({ name }: Word, all: readonly Word[]): boolean {
  const lower = name.toLowerCase();
  const names = [lower, ...plurals(lower), ...pasts(lower)].map((one) => one.replaceAll(/[^\p{L}\p{N} ]/gu, '.'));
  const spent = new RegExp(
    `\\b(?:spends?|uses?|discards?|consumes?|eats?|drinks?|removes?|loses?|flips?) (?:\\S+ ){0,2}?(?:${names.join('|')})\\b`,
    'i',
  );
  return all.some(({ text }) => spent.test(text));
}

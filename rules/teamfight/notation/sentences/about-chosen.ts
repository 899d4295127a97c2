import type { Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { Cursor } from '../words/cursor.ts';
import { withMore } from './answer-outdone.ts';
import type { Desk, Out } from './desk.ts';
import type { Sentence } from './sentence.ts';
import { isSoMuchMore } from './so-much-more.ts';

type Target = Extract<Node, { node: 'target' }>;

/** The one target that the answer before it chooses. */
export function chosenByRule({ held }: Out): Target | undefined {
  const rule = held.at(-1)?.rule;
  const [only, ...more] = rule?.rule === 'when' ? rule.then : [];
  return only?.node === 'target' && more.length === 0 && (only.max ?? 1) === 1 ? only : undefined;
}

/** `On deploy, choose an ally in range 2. They are ...`: what goes on about whom an answer has chosen. */
export function aboutChosen(desk: Desk, { who, then }: Target, { from, to }: Sentence, context: Context): boolean {
  const mark = desk.sheet.next;
  const named = { target: 'target', unit: 'target', [who.side]: 'target' } as const;
  const about = within(context, { them: 'target', side: who.side, named, later: true });
  const cursor = new Cursor(desk.tokens, from, to);
  const read = phrases(desk, cursor, about, undefined);
  if (!read.fault && cursor.done && read.held.length === 0 && read.nodes.length > 0 && read.until === undefined) {
    const list = isSoMuchMore(desk, { from, to }) ? [...then, ...read.nodes] : withMore(then, read.nodes);
    if (list !== undefined) {
      (then as Node[]).splice(0, then.length, ...list);
      return true;
    }
  }
  desk.sheet.backTo(mark);
  return false;
}

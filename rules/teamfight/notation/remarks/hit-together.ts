import type { Node, Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { phrases } from '../phrases/phrases.ts';
import { type Desk, type Out, ran } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { shortName } from '../words/short-name.ts';
import { type Word, wordAt } from '../words/words.ts';

type Target = Extract<Node, { node: 'target' }>;

/**
 * `If two Turrets hit the same target, the target is Slowed`, behind what each of them does to one: it comes with the second hit in a
 * turn, and not again with a third.
 */
export function hitTogether(desk: Desk, out: Out, context: Context, sentence: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  if (!cursor.take('if|when|whenever') || !cursor.take('# or? more?')) return false;
  const [count = 0] = cursor.numbers;
  const marker = pieceCounted(cursor, context);
  if (marker === undefined || count < 2 || !cursor.take('hit|strike|damage the same target|unit|enemy')) return false;
  cursor.take('in|on|during one|a|the same? turn');
  if (!cursor.take(',')) return false;
  const target = lastTarget(out, marker.ref);
  if (target === undefined) return false;
  const mark = desk.sheet.next;
  const clause = ran(desk, sentence.from, cursor.at);
  const named = { target: 'target', unit: 'target', enemy: 'target' } as const;
  const about = within(context, { them: 'target', side: target.who.side, named, later: true });
  const read = phrases({ ...desk, standing: false, lasts: false }, cursor, about, undefined);
  if (read.fault || !cursor.done || read.held.length > 0 || read.nodes.length === 0) {
    desk.sheet.backTo(mark);
    return false;
  }
  const often = { is: 'hit-by', of: 'target', marker: marker.ref, min: count, max: count } as const;
  (target.then as Node[]).push({ clause, node: 'if', if: [often], then: read.nodes, else: [] });
  return true;
}
hitTogether.begins = beginning('if|when|whenever');
hitTogether.needs = oneOf('hit strike damage');

/** `Sentry Turrets`, `turrets`, `of them`: the pieces that act, by name or by the last word of it. */
function pieceCounted(cursor: Cursor, { marker, words }: Context): Word | undefined {
  cursor.take('of your|the');
  const named = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['marker']);
  if (named !== undefined) {
    cursor.at = named.to;
    return named.word;
  }
  if (marker === undefined) return undefined;
  if (cursor.take('of? them')) return marker;
  const short = shortName(marker);
  return short !== undefined && cursor.take(`${short}|${short}s`) ? marker : undefined;
}

/** What a piece does by itself, where that is one thing. */
const actsOfRule = (rule: Rule | undefined): Node | undefined =>
  rule?.rule === 'when' && rule.then.length === 1 ? rule.then[0] : undefined;

/** The target of the last thing that such pieces do. */
function lastTarget({ nodes, held }: Out, ref: string): Target | undefined {
  const last = nodes.length > 0 ? nodes.at(-1) : actsOfRule(held.at(-1)?.rule);
  const own = nodes.length === 0 && last?.node === 'target' ? [last] : [];
  const list = last?.node === 'each-piece' && last.marker === ref ? last.then : own;
  const [only] = list;
  return list.length === 1 && only?.node === 'target' && (only.max ?? 1) === 1 ? only : undefined;
}

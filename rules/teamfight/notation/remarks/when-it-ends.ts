import type { Moment, Node } from '../../program.ts';
import { within } from '../context.ts';
import { readAs } from '../given/while-shielded.ts';
import { phrases } from '../phrases/phrases.ts';
import { behind, type Prefix } from '../phrases/prefix.ts';
import { lasting, wrap } from '../phrases/wrap.ts';
import { emptyOut, ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import { ofClause } from '../sentences/of-clause.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { wordOf } from '../words/by-ref.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { lex, wordLike, wordsLike } from '../words/token.ts';

/** `When it ends, you are Slowed`, behind what lasts up to a moment: at that moment, as if it said so. */
export function whenItEnds(flow: Flow, sentence: Sentence): boolean {
  const { desk } = flow;
  if (desk.standing || sentence.opens || sentence.bullet) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  return (
    cursor.take('when|once|after') &&
    cursor.takeAny('it|this|that ends', 'this|that|the effect ends') &&
    cursor.takeAny(',', 'then') &&
    (atItsEnd(flow, sentence.from, cursor, false) || onLoss(flow, sentence, cursor))
  );
}

/** `Range 3, target is Asleep. When it ends, 2dmg`, of what ends by its own text or is cleared: the next time that it is lost. */
function onLoss({ desk, out, tail, context }: Flow, sentence: Sentence, cursor: Cursor): boolean {
  const list = (tail?.then ?? out.nodes) as Node[];
  const last = list.at(-1);
  if (last?.node !== 'give' || (last.to !== 'you' && last.to !== 'target')) return false;
  if (list.filter(({ node }) => node === 'give').length > 1) return false;
  const word = wordOf(context.words, last.token, 'condition', 'token');
  const like = desk.tokens[sentence.from];
  if (word === undefined || like === undefined) return false;
  // What adds up would be lost for as long as each of them lasts.
  if (last.until === undefined ? word.text === '' : word.kind !== 'condition') return false;
  const told = [
    ...wordsLike(like, last.to === 'you' ? 'the next time you lose' : 'the next time they lose'),
    ...lex(word.name).map((one) => ({ ...one, from: like.from, to: like.to })),
    wordLike(like, ','),
    ...desk.tokens.slice(cursor.at, sentence.to),
  ];
  const read = readAs(desk, told, tail?.context ?? context, tail);
  if (read === undefined || read.nodes.length === 0 || read.held.length > 0) return false;
  ofClause(read.nodes, ran(desk, sentence.from, sentence.to));
  list.push(...read.nodes);
  return true;
}
whenItEnds.begins = beginning('when|once|after');
whenItEnds.needs = oneOf('ends');

/** `After that, -1 speed`, `afterwards, you are Slowed`, `at that point, they heal 2`, behind what lasts up to a moment or is given up to it. */
export function afterThat(flow: Flow, sentence: Sentence): boolean {
  const { desk } = flow;
  if (desk.standing || sentence.opens || sentence.bullet) return false;
  const cursor = new Cursor(desk.tokens, sentence.from, sentence.to);
  return (
    cursor.takeAny('after|following that|this ,', 'afterwards|afterward ,', 'at that point|time|moment ,') &&
    atItsEnd(flow, sentence.from, cursor, true)
  );
}
afterThat.begins = beginning('after|following|afterwards|afterward|at');
afterThat.needs = oneOf('that this afterwards afterward');

function atItsEnd({ desk, out, tail, context }: Flow, from: number, cursor: Cursor, after: boolean): boolean {
  const list = tail?.then ?? out.nodes;
  const last = list.at(-1);
  const at = endOf(last) ?? (after ? endOfGiven(last) : undefined);
  if (at === undefined) return false;
  const mark = desk.sheet.next;
  const prefix: Prefix = { is: 'at', at: { ...at, next: true } };
  const clause = ran(desk, from, cursor.at);
  const about = within(behind(tail?.context ?? context, prefix), { later: tail !== undefined });
  const lasts = after && desk.lasts;
  const inner = phrases({ ...desk, holds: lasts, lasts: false }, cursor, about, undefined);
  const read = emptyOut();
  // "After that, you have -1 speed", of what holds for the rest of the game anyway.
  const forGood = lasts ? lasting(inner.held, { moment: 'game-end' }, clause) : [];
  const done = lasts ? { ...inner, held: [], nodes: [...inner.nodes, ...forGood] } : inner;
  if (done.fault || done.held.length > 0 || !wrap(desk, prefix, clause, done, read)) {
    desk.sheet.backTo(mark);
    return false;
  }
  list.push(...read.nodes);
  return true;
}

/** Up to which moment something lasts. What is given could be cleared before that. */
function endOf(node: Node | undefined): Moment | undefined {
  if (node?.node !== 'lasting') return undefined;
  const { until } = node;
  return until.moment === 'event' || until.moment === 'game-end' || until.moment === 'cleared' ? undefined : until;
}

/** The same of what is given up to a moment: cleared before or not, that is when it would end. */
const endOfGiven = (node: Node | undefined): Moment | undefined =>
  node?.node === 'give' && node.until !== undefined && 'of' in node.until && /^turn-/.test(node.until.moment)
    ? (node.until as Moment)
    : undefined;

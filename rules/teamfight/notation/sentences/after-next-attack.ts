import type { Node, Rule } from '../../program.ts';
import { within } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { emptyOut, type Read } from './desk.ts';
import type { Flow } from './flow.ts';
import { answered } from './overshield-ends.ts';
import type { Sentence } from './sentence.ts';

type Lasting = Extract<Node, { node: 'lasting' }>;

/**
 * `Your next attack deals +1 damage per Coin, then lose them`, `your next attack has +2 crit, then move 1`: what comes then comes behind that attack. A loss in a
 * sentence of its own right behind it is of then, too, where the attack is so much better for each of what is lost. How many sentences that is.
 */
export function afterNextAttack(flow: Flow, sentences: readonly Sentence[], index: number, read: Read): number {
  const { desk, context, out } = flow;
  const sentence = sentences[index] as Sentence;
  if (sentence.opens || context.borne !== undefined || context.self !== undefined) return 0;
  const next = sentences[index + 1];
  const joint = jointIn(desk.tokens, sentence);
  const isNext = joint === undefined && next?.line === sentence.line && !next.opens && losesAll(desk.tokens, next);
  if (joint === undefined && !isNext) return 0;
  const [first, rest] =
    joint === undefined
      ? [sentence, { ...(next as Sentence), from: behindThen(desk.tokens, next as Sentence) }]
      : [
          { ...sentence, to: joint.at },
          { ...sentence, from: joint.to, first: false, bullet: false },
        ];
  const mark = desk.sheet.next;
  const before = flow.tail;
  const trial: Flow = { ...flow, out: { ...emptyOut() } };
  const inner = read({ ...desk, notes: {} }, [first], trial.context);
  const waits = answered(inner).at(-1);
  const isAlone = inner.fault === undefined && answered(inner).length === 1 && before === undefined;
  if (!isAlone || waits?.node !== 'lasting' || waits.until.moment !== 'event' || waits.of !== 'you') {
    desk.sheet.backTo(mark);
    return 0;
  }
  // Behind each of several, or behind the last.
  if (waits.until.times !== undefined) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const does = read(
    { ...desk, standing: false, lasts: false, notes: {} },
    [rest],
    within(context, { them: undefined, named: {}, free: true }),
  );
  const isOwn =
    does.fault === undefined && does.held.length === 0 && does.nodes.length > 0 && does.nodes.every(isYours);
  if (!isOwn || (joint?.then !== true && !does.nodes.every((node) => isCounted(waits, node)))) {
    desk.sheet.backTo(mark);
    return 0;
  }
  const clause = does.nodes[0]?.clause ?? waits.clause;
  const behind: Rule = { clause, rule: 'when', trigger: waits.until.trigger, then: does.nodes };
  (waits as { rules: readonly Rule[] }).rules = [...waits.rules, behind];
  out.nodes.push(...inner.nodes);
  out.held.push(...inner.held);
  return isNext ? 2 : 1;
}
afterNextAttack.begins = beginning('your|the|next');
afterNextAttack.needs = oneOf('next');

/** Where `, then lose them` begins, and what is done behind that. */
function jointIn(
  tokens: readonly Token[],
  { from, to }: Sentence,
): { readonly at: number; readonly to: number; readonly then: boolean } | undefined {
  for (let at = from + 3; at < to - 1; at++) {
    const cursor = new Cursor(tokens, at, to);
    if (cursor.takeAny(', and then', ', then', 'and then', 'then')) return { at, to: cursor.at, then: true };
    if (cursor.takeAny(', and', 'and') && cursor.sees('lose|spend|discard')) return { at, to: cursor.at, then: false };
  }
  return undefined;
}

/** `Lose all Coins`, `then lose them`, and nothing more. */
function losesAll(tokens: readonly Token[], { from, to, bullet }: Sentence): boolean {
  const cursor = new Cursor(tokens, from, to);
  cursor.take('then ,?');
  return !bullet && cursor.take('lose|discard|spend all|them');
}

function behindThen(tokens: readonly Token[], { from, to }: Sentence): number {
  const cursor = new Cursor(tokens, from, to);
  cursor.take('then ,?');
  return cursor.at;
}

/** What is done to nobody else. */
const isYours = (node: Node): boolean => !/"(?:target|each|other|trigger|marker|space)"/.test(JSON.stringify(node));

/** It takes away what the attack counts. */
const isCounted = (waits: Lasting, node: Node): boolean =>
  node.node === 'lose' && JSON.stringify(waits.rules).includes(`"token":${JSON.stringify(node.token)}`);

import type { Node, Rule, UntilEvent } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `Ends if you attack`, `this ends early when you move`, behind what lasts for you: whichever comes first, of all that is so. */
export function endsEarly(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence, context: Context): boolean {
  if (desk.standing || bullet || opens || nodes.length === 0) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('this effect?', 'it|they', 'the effect');
  if (!cursor.take('ends|end|stops|stop early? if|when|whenever|once')) return false;
  const those = nodes.filter(({ node }) => node === 'lasting' || node === 'give');
  // What is done behind it would stay.
  if (those.at(-1) !== nodes.at(-1)) return false;
  const set = happening(cursor, within(context, { them: undefined, named: {} }));
  if (set === undefined || set.if !== undefined || set.also !== undefined || !cursor.done) return false;
  const trigger = through(set.trigger);
  const ended = those.map((node) => sooner(node, trigger));
  if (ended.length === 0 || ended.some((node) => node === undefined)) return false;
  for (const [n, node] of those.entries()) nodes.splice(nodes.indexOf(node), 1, ...(ended[n] ?? []));
  ran(desk, from, to);
  return true;
}

/** The same with that end, too; what is given goes with it. Undefined for what is not yours, or has no end that could come later. */
function sooner(node: Node, trigger: UntilEvent['trigger']): Node[] | undefined {
  if (node.node === 'lasting' && node.of === 'you') {
    const { until } = node;
    if (until.moment === 'event' || until.moment === 'cleared') return undefined;
    const latest = until.moment === 'game-end' ? {} : { latest: until };
    return [{ ...node, until: { moment: 'event', trigger, ...latest } }];
  }
  if (node.node !== 'give' || node.to !== 'you' || node.until === undefined || !('of' in node.until)) return undefined;
  const { clause, token, until } = node;
  const gone: Node = { clause, node: 'lose', token, from: 'you', count: 'all' };
  const rule: Rule = { clause, rule: 'when', trigger, then: [gone] };
  return [
    node,
    { clause, node: 'lasting', of: 'you', until: { moment: 'event', trigger, latest: until }, rules: [rule] },
  ];
}

/** An ability that attacks is through before it counts, with all its targets. */
export const through = (trigger: UntilEvent['trigger']): UntilEvent['trigger'] =>
  trigger.on === 'attacks' && trigger.to === undefined ? { on: 'attacked', who: trigger.who } : trigger;

import type { Node, UntilEvent } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { Cursor } from '../words/cursor.ts';
import { type Desk, ran } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `Ends if you attack`, `this ends when you move`, behind the only thing that lasts: whichever comes first. */
export function endsEarly(desk: Desk, nodes: Node[], { from, to, bullet, opens }: Sentence, context: Context): boolean {
  const last = nodes.at(-1);
  // What was given beside it would stay.
  const several = nodes.filter(({ node }) => node === 'lasting' || node === 'give').length > 1;
  if (desk.standing || bullet || opens || several || last?.node !== 'lasting' || last.of !== 'you') return false;
  const { until } = last;
  if (until.moment === 'event' || until.moment === 'cleared') return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.takeAny('this effect?', 'it|they', 'the effect');
  if (!cursor.take('ends|end|stops|stop if|when|whenever|once')) return false;
  const set = happening(cursor, within(context, { them: undefined, named: {} }));
  if (set === undefined || set.if !== undefined || set.also !== undefined || !cursor.done) return false;
  const latest = until.moment === 'game-end' ? {} : { latest: until };
  nodes[nodes.length - 1] = { ...last, until: { moment: 'event', trigger: through(set.trigger), ...latest } };
  ran(desk, from, to);
  return true;
}

/** An ability that attacks is through before it counts, with all its targets. */
export const through = (trigger: UntilEvent['trigger']): UntilEvent['trigger'] =>
  trigger.on === 'attacks' && trigger.to === undefined ? { on: 'attacked', who: trigger.who } : trigger;

import { within } from '../context.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/** `You and an ally in range 3 swap places. They heal 1`: both of you, or the ally. */
export function youAndThey(flow: Flow, { from }: Sentence): void {
  const { desk, tail } = flow;
  if (tail === undefined || !/^(?:they|them)$/.test(desk.tokens[from]?.text ?? '')) return;
  let at = from - 2;
  while (at > 0 && !/^[.:]$/.test(desk.tokens[at - 1]?.text ?? '') && desk.tokens[at - 1]?.kind !== 'line') at -= 1;
  if (desk.tokens[at]?.text !== 'you' || desk.tokens[at + 1]?.text !== 'and') return;
  if (!desk.tokens.slice(at, from).some(({ text }) => /^(?:swap|switch|trade|exchange)$/.test(text))) return;
  flow.tail = { ...tail, context: within(tail.context, { met: 'they' }) };
}

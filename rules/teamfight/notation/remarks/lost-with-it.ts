import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, type Out, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/**
 * `Then lose this`, behind "the next attack targeting you has +2 crit" in the text of a token: it goes with that attack anyway. So it does behind
 * whatever comes "the next time", which spends the token already.
 */
export function lostWithIt(desk: Desk, { held }: Out, { self }: Context, { from, to }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (self === undefined || !cursor.sees('then|lose|remove|discard|clear')) return false;
  cursor.take('then');
  if (!cursor.take('lose|remove|discard|clear this') || !cursor.done) return false;
  const last = held.at(-1)?.rule;
  if (last?.rule !== 'when') return false;
  const isGone = (node: Node | undefined): boolean =>
    node?.node === 'lose' && node.token === self.ref && node.from === 'you';
  const withAttack = last.trigger.on === 'attacks' || last.trigger.on === 'attacked';
  const alone = withAttack && last.then.length === 1 && isGone(last.then[0]);
  const before = desk.tokens.slice(0, from);
  const waits = before.some(
    ({ text }, n) => text === 'next' && /^(?:time|damage|hit|attack|ability)$/.test(before[n + 1]?.text ?? ''),
  );
  const nextTime = waits && last.then.some(isGone);
  if (!alone && !nextTime) return false;
  reminded(desk, from, to);
  return true;
}
lostWithIt.begins = beginning('then|lose|remove|discard|clear');
lostWithIt.needs = oneOf('this');

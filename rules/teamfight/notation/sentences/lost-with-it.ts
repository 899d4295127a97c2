import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Desk, type Out, reminded } from './desk.ts';
import type { Sentence } from './sentence.ts';

/** `Then lose this`, behind "the next attack targeting you has +2 crit" in the text of a token: it goes with that attack anyway. */
export function lostWithIt(desk: Desk, { held }: Out, { self }: Context, { from, to }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (self === undefined || !cursor.sees('then|lose|remove|discard')) return false;
  cursor.take('then');
  if (!cursor.take('lose|remove|discard this') || !cursor.done) return false;
  const last = held.at(-1)?.rule;
  if (last?.rule !== 'when' || (last.trigger.on !== 'attacks' && last.trigger.on !== 'attacked')) return false;
  const [gone, ...more] = last.then;
  if (gone?.node !== 'lose' || gone.token !== self.ref || more.length > 0) return false;
  reminded(desk, from, to);
  return true;
}
lostWithIt.begins = beginning('then|lose|remove|discard');
lostWithIt.needs = oneOf('this');

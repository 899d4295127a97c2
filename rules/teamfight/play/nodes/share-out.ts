import type { Amount } from '../../program.ts';
import { amount } from '../condition.ts';
import { type At, ask, type NodeOf } from './at.ts';

/** Gives out so many of something one by one: whom the acting player says each time, in that order. Undefined while it is asked. */
export function sharedOut(
  { play, self, frame }: At<NodeOf<'each'>>,
  shares: Amount,
  units: readonly number[],
  answer: number | undefined,
): number[] | undefined {
  const count = units.length === 0 ? 0 : amount(play, shares, self);
  frame.notes ??= [];
  let picked = answer;
  while (frame.notes.length < count) {
    const options = units.slice();
    const one = picked ?? ask(play, { seat: self.seat, ask: 'unit', options, mayStop: false, unit: self.unit });
    picked = undefined;
    if (one === undefined) return undefined;
    if (one < 0) break;
    frame.notes.push(one);
  }
  return frame.notes;
}

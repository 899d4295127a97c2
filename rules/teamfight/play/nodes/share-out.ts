import type { Amount } from '../../program.ts';
import { amount } from '../condition.ts';
import { type At, ask, type NodeOf } from './at.ts';

/** Gives out so many of something one by one: whom the acting player says each time, in that order. Undefined while it is asked. */
export function sharedOut(
  { play, self, frame, node }: At<NodeOf<'each'>>,
  shares: Amount,
  units: readonly number[],
  answer: number | undefined,
): number[] | undefined {
  const count = units.length === 0 ? 0 : amount(play, shares, self);
  const { among, upTo = false } = node;
  frame.notes ??= [];
  let picked = answer;
  while (frame.notes.length < count) {
    const options = mayGet(units, frame.notes, count, among);
    const one = picked ?? ask(play, { seat: self.seat, ask: 'unit', options, mayStop: upTo, unit: self.unit });
    picked = undefined;
    if (one === undefined) return undefined;
    if (one < 0) break;
    frame.notes.push(one);
  }
  return frame.notes;
}

/** Who may get the next one: nobody new where as many have some as may have, and only somebody new where what is left is needed for those. */
function mayGet(
  units: readonly number[],
  given: readonly number[],
  count: number,
  among: NodeOf<'each'>['among'],
): number[] {
  if (among === undefined) return units.slice();
  const have = new Set(given);
  const wanted = Math.min(among.least, units.length, count) - have.size;
  if (have.size >= among.most) return units.filter((id) => have.has(id));
  return count - given.length <= wanted ? units.filter((id) => !have.has(id)) : units.slice();
}

import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import { beside } from './left-out.ts';
import type { Draft, Noun } from './noun.ts';

const near = 'adjacent|next to';
const first = beginning(near);
const them = ['the? target', 'them|it'] as const;

/** `adjacent to you and them`, `adjacent to both you and the target`, `next to both`, behind a target that was chosen. */
export function nearBoth(cursor: Cursor, context: Context, noun: Draft<Noun>, who: Draft<Who>): boolean {
  if (cursor.misses(first) || context.them !== 'target' || noun.range !== undefined) return false;
  const found = cursor.try(() => {
    if (!cursor.take(near)) return undefined;
    const both = cursor.take('both of?');
    const named =
      (cursor.take('you and') && cursor.takeAny(...them)) || (cursor.takeAny(...them) && cursor.take('and you'));
    // "Enemies adjacent to you and the target": to the one or the other, or to both.
    if (!both && noun.many !== 'one') return undefined;
    const ends = cursor.done || cursor.sees(',|.|and|takes|take');
    return (named || (both && (cursor.before?.text === 'both' || cursor.take('you|them')))) && ends ? true : undefined;
  });
  if (found === undefined) return false;
  noun.range = { max: 1 };
  noun.fromYou = true;
  who.places = [...(who.places ?? []), { range: { max: 1 }, of: 'target' }];
  beside(who, 'you');
  beside(who, 'target');
  return true;
}

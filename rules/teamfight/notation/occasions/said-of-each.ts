import type { Condition } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { alsoBeing } from './condition.ts';
import { lately } from './history.ts';
import { having } from './possession.ts';
import { being } from './quality.ts';

/** `is Slowed`, `has a Rune`, `has not moved this round`, `are on a Snare or in Mud`: what is asked of each of some who were named. */
export function saidOfEach(cursor: Cursor, each: Context): Condition[] | undefined {
  const first = so(cursor, each);
  if (first?.length !== 1 || !cursor.sees('or')) return first;
  const other = cursor.try(() => (cursor.take('or') ? alsoBeing(cursor, each, first) : undefined));
  // "A or B or C" would be asked of somebody else from there on.
  if (other === undefined || cursor.sees('or')) return first;
  return other.length === 1 ? [{ is: 'any', of: [...first, ...other] }] : undefined;
}

function so(cursor: Cursor, each: Context): Condition[] | undefined {
  const before = cursor.try(() => lately(cursor, each, 'each'));
  if (before !== undefined) return before;
  if (cursor.take("is|are|isn't|aren't")) return being(cursor, each, 'each');
  if (cursor.takeAny("doesn't|don't have", 'does|do not have')) return having(cursor, each, 'each', true);
  return cursor.take('has|have') ? having(cursor, each, 'each') : undefined;
}

import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import type { Cursor } from '../words/cursor.ts';

/** `from a unit with more health than you`, `from Slowed enemies`, behind whom abilities target: who uses them. */
export function usedBy(cursor: Cursor, context: Context): Who | undefined {
  if (!cursor.sees('from')) return undefined;
  return cursor.try(() => {
    cursor.take('from');
    const found = noun(cursor, context);
    return found === undefined || found.ref !== undefined || found.max !== undefined ? undefined : standingWho(found);
  });
}

import type { Condition, Who } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Cursor } from '../words/cursor.ts';
import { type Noun, noun, standingWho } from './noun.ts';

type Outermost = Omit<Extract<Condition, { is: 'outermost' }>, 'of'>;

/** `your nearest enemy`, `the enemy closest to you`, `the furthest ally`: of all who are there, seen or not. */
export function outermost(cursor: Cursor, context: Context): Outermost | undefined {
  if (!cursor.sees('the|your')) return undefined;
  return cursor.try((): Outermost | undefined => {
    cursor.take('the|your');
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.of !== undefined || found.many !== 'one')
      return undefined;
    const { forced: end, ...rest } = found;
    if (end !== 'nearest' && end !== 'furthest') return undefined;
    cursor.take('to|from you');
    const who = cursor.sees('to|from|of') ? undefined : standingWho(rest as Noun);
    return who && { is: 'outermost', who, end };
  });
}

/** The same as somebody whom a rule is about: all who are as near, where several are. */
export function outermostWho(cursor: Cursor, context: Context): Who | undefined {
  const found = outermost(cursor, context);
  return found && { side: found.who.side, if: [{ ...found, of: 'each' }] };
}

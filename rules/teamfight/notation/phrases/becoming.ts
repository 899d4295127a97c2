import type { Rule } from '../../program.ts';
import type { Context } from '../context.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { being } from '../states/being.ts';
import { said } from '../states/statement.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Run } from './run.ts';
import { untilEvent, untilThen } from './until-event.ts';

/** `Become Invisible until you attack`, `gain Armor until you take damage`: for as long as that has not happened, and no condition is given. */
export function becoming(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  if (run.subject !== undefined && run.subject !== 'you') return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const read = cursor.try(() => {
    cursor.take('you');
    const gains = cursor.sees('gain|get');
    if (!cursor.take('become|turn|go|gain|get')) return undefined;
    const rules =
      being({ cursor, context, clause, who: { side: 'you' } }) ?? (gains ? had(cursor, context, clause) : undefined);
    const until = rules && untilEvent(cursor, context);
    return rules && until && { rules, until };
  });
  if (read === undefined) return false;
  const { rules, until } = read;
  const held = rules.map((rule) => ({ rule, of: 'you' as const }));
  if (untilThen(desk, run, held, until, clause)) {
    ran(desk, start, cursor.at);
    return true;
  }
  cursor.at = start;
  return false;
}

/** `Armor`, behind "gain": what "you have Armor" says. */
function had(cursor: Cursor, context: Context, clause: number): readonly Rule[] | undefined {
  const has = cursor.as(cursor.at - 1, 'have');
  const found = said(has, context, clause, 'you');
  if (found === undefined || found.of !== 'you' || found.until !== undefined) return undefined;
  cursor.at = has.at;
  return found.rules;
}

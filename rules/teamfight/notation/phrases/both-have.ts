import { duration } from '../occasions/time.ts';
import { type Desk, type Held, ran } from '../sentences/desk.ts';
import { spoken } from '../states/spoken.ts';
import { said } from '../states/statement.ts';
import type { Cursor } from '../words/cursor.ts';
import { lasting } from './prefix.ts';
import type { Run } from './run.ts';

/** `You and the target have Armor until the end of your next turn`: what holds of two, the one target and you. */
export function bothHave(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  if (desk.standing || context.them !== 'target' || context.pair || (run.target?.max ?? 1) > 1) return false;
  const start = cursor.at;
  const pair = cursor.takeAny('you and the? target', 'you and them|it', 'the? target|they and you', 'both of you');
  const rules = pair ? said(cursor, context, desk.sheet.next, 'you')?.rules : undefined;
  const held =
    rules &&
    spoken([
      ...rules.map((rule): Held => ({ rule, of: 'you' })),
      ...rules.map((rule): Held => ({ rule, of: 'target' })),
    ]);
  const end = held && cursor.try(() => duration(cursor, context));
  // "Until the end of their next turn" would be of each its own.
  const isYours = end === undefined ? desk.holds === true : !('of' in end) || end.of === 'you';
  if (held === undefined || !isYours || !(cursor.done || cursor.sees(',|and|.'))) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  if (end === undefined) run.out.held.push(...held);
  else run.into.push(...lasting(held, end, clause));
  return true;
}

import type { Means, Node, Trigger, Who } from '../../program.ts';
import { kindOf, ownAbility } from '../abilities/means.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { type Desk, ran } from '../sentences/desk.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import type { Run } from './run.ts';

const harmed = oneOf('damaged hurt');

/** `Enemies damaged by your default abilities are Slowed`: as "when you damage an enemy with a default ability, they are Slowed". */
export function damagedByYours(desk: Desk, cursor: Cursor, run: Run): boolean {
  const { context } = run;
  if (!desk.standing || context.slot !== 'passive' || run.head !== undefined || context.them !== undefined)
    return false;
  if (cursor.lacks(harmed)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  const read = cursor.try(() => {
    const trigger = harm(cursor, context);
    const then = trigger && doneToThem(cursor, context, clause);
    return trigger && then && cursor.done ? { trigger, then } : undefined;
  });
  if (read === undefined) {
    cursor.at = start;
    return false;
  }
  const { trigger, then } = read;
  run.out.held.push({ rule: { clause: ran(desk, start, cursor.at), rule: 'when', trigger, then }, of: 'you' });
  return true;
}

/** `enemies damaged by your default abilities`, `units in range 2 that are damaged by you`. */
function harm(cursor: Cursor, context: Context): Trigger | undefined {
  const found = noun(cursor, context);
  if (
    found === undefined ||
    (found.ref ?? found.area ?? found.min ?? found.max ?? found.forced ?? found.you) !== undefined
  )
    return undefined;
  const whom = standingWho(found);
  if (whom === undefined || whom.side === 'you') return undefined;
  cursor.take('that|who are|is');
  if (!cursor.take('damaged|hurt by')) return undefined;
  const on = 'deals-damage';
  const who: Who = { side: 'you' };
  if (cursor.take('you')) return { on, who, to: whom };
  const means = byYours(cursor, context);
  return means && { on, who, to: whom, ...(Object.keys(means).length > 0 && { means }) };
}

/** `your default abilities`, `your Long Shot`. */
function byYours(cursor: Cursor, context: Context): Means | undefined {
  if (!cursor.take('your')) return undefined;
  const named = ownAbility(cursor, context);
  return named === undefined ? kindOf(cursor, true) : { named };
}

/** `get a Mark and are Slowed`: undefined where anything of it is done to somebody else. */
function doneToThem(cursor: Cursor, context: Context, clause: number): readonly Node[] | undefined {
  const named = { target: 'other', unit: 'other', enemy: 'other' } as const;
  const about = within(context, { them: 'other', side: 'enemy', named });
  const then: Node[] = [];
  do {
    const done = effect({ cursor, context: about, clause, subject: 'other', hurt: true });
    if (done === undefined || done.own || done.spaces || done.head !== undefined) return undefined;
    then.push(...done.nodes);
  } while (cursor.takeAny(', and', 'and', ','));
  return then;
}

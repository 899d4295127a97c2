import type { Rule, Trigger, UntilEvent } from '../program.ts';
import type { Context } from './context.ts';
import { Cursor, neededBy } from './cursor.ts';
import { type Desk, ran } from './desk.ts';
import { effect } from './effect.ts';
import { abilities } from './means.ts';
import type { Run } from './run.ts';

/** `Your default attacks slow`, `your attacks also push 1`: what comes to whoever they damage. */
export function addedTo(desk: Desk, cursor: Cursor, run: Run): boolean {
  if (cursor.lacks(adding)) return false;
  const start = cursor.at;
  const clause = desk.sheet.next;
  let next = false;
  const rule = cursor.try((): Rule | undefined => {
    const found = abilities(cursor, run.context);
    if (found === undefined || found.of !== 'you' || found.who.side !== 'you') return undefined;
    if (found.next && (desk.standing || !found.means?.attack)) return undefined;
    next = found.next;
    cursor.take('also');
    if (!cursor.sees(verbsAlso) && !cursor.sees(verbsAlsoMany)) return undefined;
    const spoken = plainVerb(cursor);
    const named = { target: 'other', unit: 'other', enemy: 'other' } as const;
    const context: Context = { ...run.context, them: 'other', side: 'enemy', named };
    const done = effect({ cursor: spoken, context, clause, subject: undefined, hurt: true });
    cursor.at = spoken.at;
    const means = found.means && { means: found.means };
    const trigger: Trigger = { on: 'deals-damage', who: { side: 'you' }, ...means };
    return done && !done.own && done.head === undefined && cursor.done
      ? { clause, rule: 'when', trigger, then: done.nodes }
      : undefined;
  });
  if (rule === undefined) {
    cursor.at = start;
    return false;
  }
  const said = ran(desk, start, cursor.at);
  if (next) {
    const until: UntilEvent = { moment: 'event', trigger: { on: 'attacked', who: { side: 'you' } } };
    run.into.push({ clause: said, node: 'lasting', of: 'you', until, rules: [rule] });
  } else run.out.held.push({ rule, of: 'you' });
  return true;
}

const verbsAlso = 'push|pull|give|apply|inflict|slow|stun|silence|disarm|immobilize|paralyze';
const verbsAlsoMany = 'pushes|pulls|gives|applies|inflicts|slows|stuns|silences|disarms|immobilizes|paralyzes';

const adding = neededBy(verbsAlso, verbsAlsoMany);

/** `pushes 1` as `push 1`. */
function plainVerb(cursor: Cursor): Cursor {
  const said = cursor.peek()?.text ?? '';
  const plain = said === 'applies' ? 'apply' : said === 'pushes' ? 'push' : said.replace(/s$/, '');
  return plain === said ? new Cursor(cursor.tokens, cursor.at, cursor.end) : cursor.as(cursor.at, plain);
}

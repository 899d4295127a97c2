import type { Node, Rule } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { effect } from '../effects/effect.ts';
import { around } from '../nouns/around.ts';
import { noun, standingWho } from '../nouns/noun.ts';
import { moment } from '../occasions/time.ts';
import { momentTrigger } from '../occasions/trigger.ts';
import type { Run } from '../phrases/run.ts';
import { beginning, begun } from '../texts/use.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';

/** `Allies in range 2 heal 1 at the start of your turn`: all of them then. */
function inYours(desk: Desk, cursor: Cursor, start: number, context: Context): Rule | undefined {
  cursor.at = start;
  const clause = desk.sheet.next;
  const found = noun(cursor, context);
  if (found === undefined || found.many !== 'each') return undefined;
  const who = standingWho(around(found, context));
  const about = within(context, { them: 'each' as const, side: who?.side, named: {} });
  const done = effect({ cursor, context: about, clause, subject: 'each', hurt: false });
  const when = moment(cursor, context);
  if (who === undefined || done === undefined || done.own || when === undefined || when.next || when.now)
    return undefined;
  if (when.of !== undefined && when.of !== 'you') return undefined;
  return {
    clause,
    rule: 'when',
    trigger: momentTrigger(when.moment),
    then: [{ clause, node: 'each', who, then: done.nodes }],
  };
}

/** `Start in Bear Stance`, `you begin the game in Bear Stance`. */
function deploysIn(cursor: Cursor, { words }: Context, clause: number): Rule | undefined {
  return cursor.try(() => {
    if (!cursor.takeAny('start|begin|deploy in', 'start|begin the? game in')) return undefined;
    cursor.take('your');
    const stance = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['stance']);
    if (stance === undefined) return undefined;
    cursor.at = stance.to;
    cursor.take('stance');
    if (!cursor.done) return undefined;
    const then: Node[] = [{ clause, node: 'stance', token: stance.word.ref }];
    return { clause, rule: 'when', trigger: { on: 'deploy' }, then };
  });
}

/** `You deploy with 2 Powder`, as what stands on the card. */
export function comesWith(desk: Desk, cursor: Cursor, { context, out }: Run): boolean {
  const start = cursor.at;
  cursor.take('you');
  const enters = context.slot === 'passive' ? deploysIn(cursor, context, desk.sheet.next) : undefined;
  if (enters !== undefined) {
    ran(desk, start, cursor.at);
    out.held.push({ rule: enters, of: 'you' });
    return true;
  }
  const begins = context.slot === 'passive' ? beginning(cursor, context.words) : undefined;
  if (begins === undefined || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const clause = ran(desk, start, cursor.at);
  for (const rule of begun(begins, clause)) out.held.push({ rule, of: 'you' });
  return true;
}

const moments = oneOf('start beginning end');

/** `Enemies in range 2 take 1dmg at the start of their turn`: each in its own turn, where it is then. */
export function turnByTurn(desk: Desk, cursor: Cursor, { context, out }: Run): boolean {
  if (cursor.lacks(moments)) return false;
  const start = cursor.at;
  const rule = cursor.try((): Rule | undefined => {
    const clause = desk.sheet.next;
    const found = noun(cursor, context);
    if (found === undefined || found.ref !== undefined || found.many !== 'each') return undefined;
    const who = standingWho(around(found, context));
    if (who === undefined) return undefined;
    const about = within(context, { them: 'trigger' as const, side: who.side, named: {} });
    const done = effect({ cursor, context: about, clause, subject: 'trigger', hurt: false });
    if (done === undefined || done.own) return undefined;
    if (cursor.sees('at') && !cursor.sees('at the? start|beginning|end of their'))
      return inYours(desk, cursor, start, context);
    if (!cursor.take('at the? start|beginning|end of their turn|turns')) return undefined;
    const said = cursor.tokens.slice(start, cursor.at).findLast(({ text }) => /^(?:start|beginning|end)$/.test(text));
    return {
      clause,
      rule: 'when',
      trigger: { on: said?.text === 'end' ? 'turn-end' : 'turn-start', who },
      then: done.nodes,
    };
  });
  if (rule === undefined) return false;
  ran(desk, start, cursor.at);
  out.held.push({ rule, of: 'you' });
  return true;
}

import type { Node } from '../../program.ts';
import { howOften } from '../occasions/how-often.ts';
import { limiting } from '../phrases/once-per-turn.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';

const alike = (a: readonly Node[], b: readonly Node[]): boolean => JSON.stringify(a) === JSON.stringify(b);

/** `(once per enemy per turn)`, a sentence of its own behind what something sets off: how often that comes. */
export function limitsLast({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  if (bullet || opens || from === 0) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const inside = cursor.take('(');
  const often = howOften(cursor);
  if (inside && !cursor.take(')')) return false;
  if (often?.each === undefined || !cursor.done) return false;
  const last = out.held.at(-1)?.rule;
  if (desk.standing && last?.rule === 'when') {
    if ((last.every ?? last.perTurn ?? last.perRound ?? last.perGame ?? last.perAction) !== undefined) return false;
    const before = out.held.at(-2)?.rule;
    Object.assign(last, often);
    // Of two things that have one answer the limit is of both.
    if (before?.rule === 'when' && before.clause === last.clause && alike(before.then, last.then))
      Object.assign(before, { ...often, then: last.then });
  } else if (!desk.standing && context.free && context.slot === 'passive' && out.nodes.length > 0)
    desk.notes.often = often;
  else return false;
  ran(desk, from, to);
  return true;
}
limitsLast.begins = limiting;
limitsLast.needs = oneOf('per for');

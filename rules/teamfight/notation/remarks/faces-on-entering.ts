import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { isStance } from '../words/words.ts';

/** `Note your facing. Attacks from in front of you have +3def`, as the text of a stance: it is noted as one enters it. */
export function facesOnEntering({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { self } = context;
  if (!desk.standing || bullet || opens || self === undefined || !isStance(self)) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('note|choose your facing') || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const trigger = { on: 'enters-stance', who: { side: 'you' }, token: self.ref } as const;
  out.held.push({ of: 'you', rule: { clause, rule: 'when', trigger, then: [{ clause, node: 'face' }] } });
  return true;
}
facesOnEntering.begins = beginning('note|choose');
facesOnEntering.needs = oneOf('facing');

import { reminded } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** What somebody is seen to do until what a text tells behind it comes. */
const casting =
  'casting|channeling|channelling|charging|chanting|aiming|concentrating|focusing|focussing|drawing|preparing|praying|winding';

/** `Start casting.`, `Begin to channel.`, before what comes at the start of one's next turn: how that looks. */
export function castsFirst({ desk }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (bullet || opens || desk.standing) return false;
  const begins =
    cursor.take(`you? start|begin ${casting}`) ||
    cursor.take('you? start|begin to cast|channel|charge|chant|aim|concentrate|focus|pray');
  if (!begins) return false;
  cursor.takeAny('it|this|up', 'a|the|your spell|attack|shot|power');
  if (!cursor.done && !(cursor.take('.') && cursor.done)) return false;
  const next = new Cursor(desk.tokens, to, desk.tokens.length);
  next.take('.');
  if (!next.sees('at the? start|beginning of your next turn')) return false;
  reminded(desk, from, to);
  return true;
}
castsFirst.begins = beginning('you|start|begin');
castsFirst.needs = oneOf('start begin');

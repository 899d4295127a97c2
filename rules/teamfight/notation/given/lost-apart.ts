import { giver } from '../nouns/giver.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';

/** `Lost if further than range 4 from the giver`, `lose this when you are not in range 3 of whoever gave it`, in the text of a token. */
export function lostApart({ desk, out, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const { self, slot } = context;
  if (bullet || opens || self === undefined || (slot !== 'token' && slot !== 'condition')) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  const said =
    cursor.takeAny('this|it? is? lost|removed|cleared', 'this|it ends', 'lose|remove|clear this|it', 'ends') &&
    cursor.takeAny('if|when|whenever|once', 'as soon as') &&
    (cursor.take('you are|get|become') || true);
  if (!said) return false;
  const far = cursor.takeAny(
    'further|farther|more away? than range? # spaces|space? away?',
    'beyond range? #',
    'not in|within range #',
    'out of range #',
    'outside of? range #',
  )
    ? cursor.numbers[0]
    : undefined;
  if (far === undefined || !cursor.take('from|of') || giver(cursor, context) === undefined || !cursor.done)
    return false;
  const clause = ran(desk, from, to);
  out.held.push({ rule: { clause, rule: 'parts', token: self.ref, beyond: far, giver: true }, of: 'you' });
  return true;
}
lostApart.begins = beginning('this|it|is|lost|removed|cleared|lose|remove|clear|ends');
lostApart.needs = oneOf('range further farther more');

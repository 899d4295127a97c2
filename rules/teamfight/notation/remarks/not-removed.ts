import type { Context } from '../context.ts';
import { type Desk, reminded } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { pieceNamed } from '../words/piece-name.ts';
import { wordAt } from '../words/words.ts';

/** `It is not removed when triggered`, `Snares are not removed`: of a piece whose own text does not say that it goes. */
export function notRemoved(desk: Desk, context: Context, { from, to, bullet, opens }: Sentence): boolean {
  const { marker, words } = context;
  if (marker === undefined || bullet || opens || /remove|destroy|discard|until|max/i.test(marker.text)) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('the|these');
  const several = wordAt(words, desk.tokens, cursor.at, to, ['marker']);
  if (several?.word === marker) cursor.at = several.to;
  else if (!cursor.take('it|they|this') && !pieceNamed(cursor, context)) return false;
  if (!cursor.takeAny('is|are not removed|destroyed|consumed', "isn't|aren't removed|destroyed|consumed")) return false;
  cursor.takeAny(
    'when|after|by it|they|this|being? triggered|triggers',
    'when|after|once? triggered',
    'when entered',
    'by this',
  );
  if (!cursor.done) return false;
  reminded(desk, from, to);
  return true;
}
notRemoved.needs = oneOf("not isn't aren't");

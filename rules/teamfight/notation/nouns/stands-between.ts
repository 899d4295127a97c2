import type { Who } from '../../program.ts';
import type { Context } from '../context.ts';
import { beginning, type Cursor } from '../words/cursor.ts';
import type { Draft } from './noun.ts';
import { placeRef } from './place-of.ts';
import { pronoun } from './pronoun.ts';

const begins = beginning('between|in|that|who|standing');

/** `between you and the target`, `in the line between it and you`: who stands in the way from the one to the other. */
export function standsBetween(cursor: Cursor, context: Context, who: Draft<Who>): boolean {
  if (cursor.misses(begins)) return false;
  const between = cursor.try(() => {
    cursor.takeAny('standing', 'that|who are|is|stand|stands', 'in the? line|path|way');
    if (!cursor.take('between')) return undefined;
    const first = someone(cursor, context);
    if (first === undefined || !cursor.take('and')) return undefined;
    const second = someone(cursor, context);
    const other = first === 'you' ? second : second === 'you' ? first : undefined;
    return other === 'you' ? undefined : other;
  });
  if (between === undefined) return false;
  who.places = [...(who.places ?? []), { between }];
  return true;
}

const someone = (cursor: Cursor, context: Context) =>
  cursor.take('you') ? 'you' : (placeRef(cursor, context) ?? pronoun(cursor, context)?.ref);

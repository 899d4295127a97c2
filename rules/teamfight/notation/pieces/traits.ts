import type { Until } from '../../program.ts';
import type { Asked } from '../effects/effect.ts';
import { duration } from '../occasions/time.ts';
import { facts } from '../texts/facts.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';
import { saysItself } from './in-own-words.ts';
import { treatedAsUnit } from './like-a-unit.ts';

/** `with 2hp`, `that lasts until the start of your next turn`: its health must be the piece's own. Undefined where it is not. */
export function traits({ cursor, context }: Asked, { fields, text }: Word): { readonly until?: Until } | undefined {
  let until: Until | undefined;
  for (;;) {
    const told = cursor.try(() => inParentheses(cursor, fields));
    if (told === false) return undefined;
    if (told || cursor.try(() => saysItself(cursor, text))) continue;
    if (
      cursor.takeAny(',? with # hp|health each?', ',? that has # hp|health') ||
      cursor.try(() => bareHealth(cursor))
    ) {
      if (fields.object !== true || fields.health !== cursor.numbers[0]) return undefined;
      if (!andSize(cursor, fields)) return undefined;
      continue;
    }
    if (cursor.takeAny(',? with size #', ',? with a size of #', ',? of size #')) {
      if ((fields.size ?? 1) !== cursor.numbers[0]) return undefined;
      // "With size 1, and 3hp".
      if (!cursor.takeAny(', and # hp|health', ',|and # hp|health')) continue;
      if (fields.object !== true || fields.health !== cursor.numbers[0]) return undefined;
      continue;
    }
    if (fields.object && cursor.try(() => (cursor.take(',? which|that') && treatedAsUnit(cursor)) || undefined))
      continue;
    const blocking = cursor.try(() => blockingSaid(cursor, fields));
    if (blocking === false) return undefined;
    if (blocking) continue;
    const end = cursor.try(() => {
      // "Place a Mist, until the start of your next turn": the comma only parts them.
      const apart = cursor.sees(', until|till|that|which') && cursor.take(',');
      const lasts = cursor.take('that|which? lasts|remains|stays');
      const found = duration(cursor, context);
      if (apart && !lasts && !cursor.done && !cursor.sees('(')) return undefined;
      return found !== undefined || !lasts ? found : undefined;
    });
    if (end === undefined) return until === undefined ? {} : { until };
    if (until !== undefined) return undefined;
    until = end;
  }
}

/** `with 3hp and size 2`. False where it is of another size. */
const andSize = (cursor: Cursor, { size = 1 }: Word['fields']): boolean =>
  !cursor.takeAny(', and size #', ',|and size #') || size === cursor.numbers[0];

/** `, 5hp`, `, 4hp each`, behind where it is placed. */
const bareHealth = (cursor: Cursor): true | undefined =>
  (cursor.take(', # hp|health each?') && (cursor.done || cursor.sees('(|,|and|.'))) || undefined;

/** `which blocks movement but not LoS`: what its fields say, too. False where they do not. */
function blockingSaid(cursor: Cursor, fields: Word['fields']): boolean | undefined {
  if (!cursor.take(',? which|that') || !cursor.sees('block|blocks')) return undefined;
  const said = facts(cursor, fields);
  return said?.every(({ agrees }) => agrees);
}

/** `(2hp, blocks movement and LoS)`: what the piece is, which must be what its fields say. False where it is not. */
function inParentheses(cursor: Cursor, fields: Word['fields']): boolean | undefined {
  if (!cursor.sees('( # hp|health') && !cursor.sees('( blocks|block|can')) return undefined;
  cursor.take('(');
  for (;;) {
    if (cursor.take('# hp|health')) {
      if (fields.object !== true || fields.health !== cursor.numbers[0]) return false;
    } else if (
      cursor.takeAny(
        'blocks|block movement and|, line of sight',
        'blocks|block movement and|, los|sight',
        'blocks|block line of sight and|, movement',
        'blocks|block los|sight and|, movement',
      )
    ) {
      if (!fields.blocksMovement || !fields.blocksSight) return false;
    } else if (
      cursor.try(() => (cursor.take('it') || cursor.sees('can|may')) && treatedAsUnit(cursor)) ||
      cursor.takeAny('counts as a|an? unit|object', 'is? an object')
    ) {
      if (fields.object !== true) return false;
    } else if (cursor.takeAny("doesn't|don't block movement", 'does|do not block movement')) {
      if (fields.blocksMovement) return false;
    } else if (cursor.take('blocks|block movement')) {
      if (!fields.blocksMovement || fields.blocksSight) return false;
    } else if (cursor.takeAny('blocks|block line of sight', 'blocks|block los|sight')) {
      if (fields.blocksMovement || !fields.blocksSight) return false;
    } else return false;
    if (cursor.take(')')) return true;
    if (!cursor.takeAny(', and', ',', 'and')) return false;
  }
}

import type { Condition, Range, Ref } from '../../program.ts';
import type { Context } from '../context.ts';
import { placeRef } from '../nouns/place-of.ts';
import { pronoun } from '../nouns/pronoun.ts';
import { inRange } from '../nouns/range.ts';
import { type Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { spaces } from './past.ts';
import { being } from './quality.ts';

const words = oneOf('between side opposite both either behind away started began start begin starting');

/** How you, the target and others stand to one another. */
export function geometry(cursor: Cursor, context: Context): Condition[] | undefined {
  if (cursor.lacks(words)) return undefined;
  return (
    inBetween(cursor, context) ??
    onFarSide(cursor, context) ??
    bothBeside(cursor, context) ??
    eitherIs(cursor, context) ??
    soFarAway(cursor, context) ??
    farFromSpace(cursor, context) ??
    beganNear(cursor, context)
  );
}

/** Whom the text is about, where it is somebody else. */
const other = ({ them }: Context): Ref | undefined => (them === undefined || them === 'you' ? undefined : them);

const said = (cursor: Cursor, context: Context): Ref | undefined => {
  const ref = pronoun(cursor, context)?.ref;
  return ref === 'you' ? undefined : ref;
};

/** `there is no unit between you and the target`, `no other unit is between you`: seen past all of them, were they in the way. */
const inBetween = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try(() => {
    cursor.take('there');
    const before = cursor.take('is|are');
    const none = cursor.takeAny("isn't|aren't", 'not') || cursor.take('no');
    if (!none && !cursor.take('a|an|another|any')) return undefined;
    if (none && cursor.before?.text !== 'no') cursor.take('a|an|any');
    if (!cursor.takeAny('other? unit|units', 'one', 'body')) return undefined;
    if (!before) cursor.take('is|are|stands|stand');
    if (!cursor.take('between you and')) return undefined;
    const of = said(cursor, context);
    const clear: Condition | undefined = of && { is: 'place', of, place: { clear: true } };
    return clear && [none ? clear : not(clear)];
  });

/** `an ally is on the opposite side of the target`, `the target is between you and an ally`: next to it, right across from you. */
const onFarSide = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const { at } = cursor;
    const first = said(cursor, context);
    const between = first && cursor.take('is|are directly? between you and an|another|any|one ally');
    if (!between) cursor.at = at;
    const of = between
      ? first
      : cursor.take('an|another|any|one ally is|stands') &&
          cursor.takeAny(
            'on|at the|its|their opposite|other|far side of?',
            'directly|right? behind',
            'directly|right? opposite you? of?',
          )
        ? (said(cursor, context) ??
          (/^(?:side|you|opposite)$/.test(cursor.before?.text ?? '') ? other(context) : undefined))
        : undefined;
    if (of === undefined || of === 'you') return undefined;
    return [{ is: 'there-is', who: { side: 'ally', places: [{ across: { of, from: 'you' } }] } }];
  });

/** `you and an ally are both adjacent to the target`. */
const bothBeside = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const mine = cursor.takeAny(
      'you and an|another|any ally are',
      'both you and an|another|any ally are',
      'an ally and you are',
    );
    if (!mine) return undefined;
    cursor.take('both');
    if (!cursor.take('adjacent|next to')) return undefined;
    const of = said(cursor, context);
    return of === undefined
      ? undefined
      : [
          { is: 'distance', from: 'you', to: of, range: { max: 1 } },
          { is: 'there-is', who: { side: 'ally', except: [of], places: [{ range: { max: 1 }, of }] } },
        ];
  });

/** `either of you is Slowed`, `you or the target is in Mud`: one of the two. */
const eitherIs = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const them = other(context);
    const either = cursor.takeAny('either|one of you is|are');
    if (!either && !(cursor.take('either? you or') && said(cursor, context) === them && cursor.take('is|are')))
      return undefined;
    if (them === undefined) return undefined;
    const { at } = cursor;
    const yours = being(cursor, context, 'you');
    const end = cursor.at;
    cursor.at = at;
    const theirs = being(cursor, context, them);
    if (yours?.length !== 1 || theirs?.length !== 1 || cursor.at !== end) return undefined;
    return [{ is: 'any', of: [...yours, ...theirs] }];
  });

/** `you are 3 or more spaces away from where you started your turn`. */
const farFromSpace = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    if (!cursor.takeAny('you are', 'you end|ended|land|stop your? move|movement?')) return undefined;
    const range = farAtLeast(cursor);
    if (range === undefined || !cursor.take('of|from')) return undefined;
    const of = placeRef(cursor, context);
    return of === 'began' || of === 'left' ? [{ is: 'place', of: 'you', place: { range, of } }] : undefined;
  });

/** `3 or more spaces away`, `beyond range 2`, `at range 3 or more`; `at range 4` behind "fly 4", which is as far as that goes. */
function farAtLeast(cursor: Cursor): Range | undefined {
  if (cursor.take('beyond range? #')) return { min: (cursor.numbers[0] ?? 0) + 1 };
  if (cursor.takeAny('at range # or more|further|farther', 'at least # spaces away?'))
    return { min: cursor.numbers[0] ?? 0 };
  if (cursor.take('at range #')) {
    const [far = 0] = cursor.numbers;
    const said = cursor.tokens
      .slice(0, cursor.at)
      .map(({ text }) => text)
      .join(' ');
    const [, went] = [...said.matchAll(/\b(?:move|fly|dash|teleport|jump|leap|charge) (?:up to )?(\d+)/g)].at(-1) ?? [];
    return Number(went) === far ? { min: far } : undefined;
  }
  const min = spaces(cursor);
  if (min !== undefined) cursor.take('away');
  return min === undefined ? undefined : { min };
}

/** `the target is exactly 3 spaces away`, `it is 3 or more spaces away from you`. */
const soFarAway = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    const of = said(cursor, context);
    if (of === undefined || !cursor.take('is|are')) return undefined;
    const exactly = cursor.take('exactly');
    const least = !exactly && cursor.take('at least');
    if (!cursor.take('#')) return undefined;
    const [far = 0] = cursor.numbers;
    const more = least || cursor.takeAny('or more', '+');
    const less = !more && cursor.takeAny('or less|fewer');
    if (!exactly && !more && !less) return undefined;
    cursor.take('spaces|space');
    cursor.takeAny('or more', 'or less|fewer');
    if (!cursor.take('away')) return undefined;
    if (!cursor.takeAny('from you') && cursor.sees('from')) return undefined;
    return [{ is: 'distance', from: 'you', to: of, range: { ...(!less && { min: far }), ...(!more && { max: far }) } }];
  });

/** `you started your turn adjacent to the target`, `you began this turn in range 2 of it`, `you were not adjacent to it at the start of your turn`. */
const beganNear = (cursor: Cursor, context: Context): Condition[] | undefined =>
  cursor.try((): Condition[] | undefined => {
    if (!cursor.take('you') || context.anyTurn || context.instant) return undefined;
    const start = 'at the start|beginning of your|this|the turn';
    const no = cursor.takeAny("didn't|weren't", 'did|were not');
    const began = cursor.take('started|began|start|begin your|this|the turn');
    if (!began && !no && !cursor.take('were|was')) return undefined;
    const near = cursor.take('adjacent|next to');
    const range = near ? { max: 1 } : inRange(cursor);
    if (range === undefined || (!near && !cursor.take('of'))) return undefined;
    const of = said(cursor, context);
    if (of === undefined || (!began && !cursor.take(start))) return undefined;
    const found: Condition = { is: 'began-near', of, range };
    return [no ? not(found) : found];
  });

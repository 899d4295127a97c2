import type { Condition } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { several, standingWho } from '../nouns/noun.ts';
import { Cursor } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { type Desk, ran, type Tail } from './desk.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Flying units are unaffected`, `does not affect adjacent units`, `only hits enemies`, `you are not affected`, in a sentence of its own
 * behind an area, or `cannot target units in range 1` behind a target: whom of all that the head names the ability is about.
 */
export function unaffected(
  desk: Desk,
  tail: Tail | undefined,
  { from, to, bullet, opens }: Sentence,
  context: Context,
): boolean {
  const node = tail?.node;
  if (desk.standing || bullet || opens || node === undefined || !('who' in node)) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (node.node !== 'target' && sparesYou(cursor)) {
    node.who = { ...node.who, except: [...(node.who.except ?? []).filter((ref) => ref !== 'you'), 'you'] };
    ran(desk, from, to);
    return true;
  }
  const asked = node.node === 'target' ? untargeted(cursor, context) : spared(cursor, context);
  if (asked === undefined || !cursor.done) return false;
  node.who = { ...node.who, if: [...(node.who.if ?? []), not(asked)] };
  ran(desk, from, to);
  return true;
}

/** `You are not affected`, `you are unaffected by this`, `this does not affect you`. */
const sparesYou = (cursor: Cursor): boolean =>
  cursor.try(() =>
    ((cursor.takeAny(
      'you are unaffected|immune|spared|excluded',
      "you aren't affected|hit|hurt|harmed",
      'you are not affected|hit|hurt|harmed',
    ) &&
      (cursor.take('by|to this|it') || cursor.done)) ||
      (cursor.take('this|it ability?') &&
        cursor.takeAny("doesn't affect|hit|hurt|harm you", 'does not affect|hit|hurt|harm you'))) &&
    cursor.done
      ? true
      : undefined,
  ) ?? false;

/** `Cannot target adjacent enemies`, `this can't be used on heroes`. */
const untargeted = (cursor: Cursor, context: Context): Condition | undefined =>
  cursor.try(() => {
    cursor.takeAny('it|this|you', 'this ability|attack');
    if (!cursor.takeAny("cannot|can't|can’t target|hit", "cannot|can't|can’t be used on|against")) return undefined;
    return those(cursor, context);
  });

/** Those who are left out. */
export const spared = (cursor: Cursor, context: Context): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    const some = cursor.try(() => {
      const found = those(cursor, context);
      return found &&
        (cursor.takeAny(
          'is|are unaffected|immune by|to this|it|them',
          'is|are unaffected|immune|spared|excluded|ignored',
        ) ||
          cursor.takeAny('is|are not affected|hit|hurt', 'ignore|ignores this|it|them'))
        ? found
        : undefined;
    });
    if (some !== undefined) return some;
    cursor.takeAny('this ability?', 'it');
    if (cursor.takeAny("doesn't affect|hit|hurt|harm", 'does not affect|hit|hurt|harm')) {
      return those(cursor, context);
    }
    const only = cursor.take('only affects|hits|hurts|harms') ? those(cursor, context) : undefined;
    return only && not(only);
  });

/** Of whoever is asked about: whether it is one of those. */
export function those(cursor: Cursor, context: Context, of: 'each' | 'target' = 'each'): Condition | undefined {
  const found = several(cursor, within(context, { them: undefined, named: {} }));
  const who = found?.ref === undefined && found?.max === undefined ? found && standingWho(found, true) : undefined;
  return who && { is: 'unit', of, who };
}

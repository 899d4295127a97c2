import type { Condition, Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { several, standingWho } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { not } from '../words/negation.ts';
import { wordAt } from '../words/words.ts';
import { type Desk, type Out, ran, reminded, type Tail } from './desk.ts';
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
  nodes: readonly Node[],
  held: Out['held'] = [],
): boolean {
  const node = tail?.node;
  if (bullet || opens) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (desk.standing) return unaffectedThen(desk, cursor, context, held);
  const last = nodes.at(-1);
  // "Allies" are others anyway.
  if (
    last !== undefined &&
    isOfOthers(last) &&
    (node === undefined || node === (last as object)) &&
    sparesYou(cursor)
  ) {
    reminded(desk, from, to);
    return true;
  }
  if (node === undefined || !('who' in node)) return false;
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
unaffected.needs = oneOf(
  "cannot can't can’t unaffected immune spared excluded ignored affected hit hurt harmed included not excluding does doesn't ignore ignores excludes skips spares only",
);

/** `Flying units`: whether each of them flies is all that is asked, as "non-flying enemies" asks it. */
export function bareFlag(asked: Condition): Condition | undefined {
  if (asked.is !== 'unit' || asked.who.side !== 'any' || Object.keys(asked.who).length > 2) return undefined;
  const [only, ...more] = asked.who.if ?? [];
  return only?.is === 'flag' && more.length === 0 ? only : undefined;
}

/** The same behind what happens time and again: `At the start of your turn, enemies in burst 2, 1dmg. Flying units are unaffected`. */
function unaffectedThen(desk: Desk, cursor: Cursor, context: Context, held: Out['held']): boolean {
  const last = held.at(-1);
  if (last?.rule.rule !== 'when' || last.rule.then.length !== 1) return false;
  const [node] = last.rule.then;
  if (node?.node !== 'area' && node?.node !== 'each') return false;
  const { at } = cursor;
  const asked = spared(cursor, context);
  if (asked === undefined || !cursor.done) return false;
  const who = { ...node.who, if: [...(node.who.if ?? []), not(bareFlag(asked) ?? asked)] };
  held[held.length - 1] = { ...last, rule: { ...last.rule, then: [{ ...node, who }] } };
  ran(desk, at, cursor.at);
  return true;
}

const isOfOthers = (node: Node): boolean =>
  (node.node === 'area' || node.node === 'each') && (node.who.side === 'ally' || node.who.side === 'enemy');

/** `You are not affected`, `you are unaffected by this`, `this does not affect you`. */
const sparesYou = (cursor: Cursor): boolean =>
  cursor.try(() =>
    ((cursor.takeAny(
      'you are unaffected|immune|spared|excluded',
      "you aren't affected|hit|hurt|harmed|included",
      'you are not affected|hit|hurt|harmed|included',
    ) &&
      (cursor.take('by|to this|it') || cursor.done)) ||
      cursor.takeAny("not|excluding|doesn't including|include? you|yourself", 'does not include you') ||
      cursor.takeAny(
        'this|it? ability? excludes|ignores|spares you',
        "this|it? ability? doesn't affect|hit|hurt|harm|include you",
        'this|it? ability? does not affect|hit|hurt|harm|include you',
      )) &&
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
export const spared = (cursor: Cursor, context: Context, harms = false): Condition | undefined =>
  cursor.try((): Condition | undefined => {
    const some = cursor.try(() => {
      const found = those(cursor, context);
      return found &&
        (cursor.takeAny(
          'is|are unaffected|immune by|to this|it|them',
          'is|are unaffected|immune|spared|excluded|ignored',
        ) ||
          cursor.takeAny('is|are not affected|hit|hurt', 'ignore|ignores this|it|them') ||
          (harms && cursor.take('take|takes no damage')))
        ? found
        : undefined;
    });
    if (some !== undefined) return some;
    cursor.takeAny('this ability?', 'it');
    if (
      cursor.takeAny(
        "doesn't affect|hit|hurt|harm|include",
        'does not affect|hit|hurt|harm|include',
        'ignores|excludes|skips|spares',
      )
    ) {
      return those(cursor, context);
    }
    const only = cursor.take('only affects|hits|hurts|harms') ? those(cursor, context) : undefined;
    return only && not(only);
  });

/** Of whoever is asked about: whether it is one of those. */
export function those(cursor: Cursor, context: Context, of: 'each' | 'target' = 'each'): Condition | undefined {
  if (of === 'each' && context.slot === 'marker' && whoLaidIt(cursor, context)) return { is: 'same', of, as: 'you' };
  const found = several(cursor, within(context, { them: undefined, named: {} }));
  const who = found?.ref === undefined && found?.max === undefined ? found && standingWho(found, true) : undefined;
  return who && { is: 'unit', of, who };
}

/** `You`, `its owner`, `Ironbeard`, in the text of a piece that only that hero lays: whoever laid it. */
const whoLaidIt = (cursor: Cursor, { words, self }: Context): boolean =>
  cursor.try(() => {
    if (cursor.takeAny('you', 'its|the|their owner|creator|placer')) return true;
    cursor.take('the');
    const hero = wordAt(words, cursor.tokens, cursor.at, cursor.end, ['hero', 'summon']);
    if (hero === undefined || self?.owners.length !== 1 || hero.word.ref !== self.owners[0]) return undefined;
    if (/'s?$/.test(cursor.tokens[hero.to - 1]?.text ?? '')) return undefined;
    cursor.at = hero.to;
    return true;
  }) ?? false;

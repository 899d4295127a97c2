import type { Node, Who } from '../../program.ts';
import type { Draft } from '../nouns/head.ts';
import { range } from '../nouns/range.ts';
import type { Cursor } from '../words/cursor.ts';
import type { Words } from '../words/words.ts';
import { type Desk, ran } from './desk.ts';
import { farFrom, howOften, isAgain, type Links, mostAgain, near, other, type Target } from './links.ts';
import type { Sentence } from './sentence.ts';

const leaping = 'bounce|bounces|chain|chains|arc|arcs|ricochet|ricochets|jump|jumps|leap|leaps|hop|hops';

/** `it`, `the arrow`, before what that does. */
function leaper(cursor: Cursor): void {
  if (cursor.takeAny('this|it', 'the attack')) return;
  const isThing = cursor.sees('the') && !/^(?:target|unit|enemy|ally|hero|summon)$/.test(cursor.peek(1)?.text ?? '');
  if (isThing && new RegExp(`^(?:${leaping})$`).test(cursor.peek(2)?.text ?? '')) cursor.at += 2;
}

/** `It bounces up to 3 times to another enemy in range 2`: from each to the one behind it. */
export function leapsOn(desk: Desk, cursor: Cursor, only: Target, sentence: Sentence, words: Words): boolean {
  const start = cursor.at;
  leaper(cursor);
  const leaps = cursor.take(leaping);
  const count = leaps ? howOften(cursor) : undefined;
  const links = count === undefined || !cursor.sees('to') ? undefined : near(cursor, count, only, words, true);
  if (links === undefined || links.missed || !cursor.done) {
    cursor.at = start;
    return false;
  }
  const { missed: _, ...chosen } = links;
  ran(desk, sentence.from, sentence.to);
  (only as Draft<Target>).links = chosen;
  return true;
}

/**
 * `Chains to up to 2 other enemies in range 2`, `the arrow bounces up to 2 times to another enemy in range 2, 1dmg`, `it bounces to 2 other enemies in range 2 of the last one for 1dmg each`: from each to the one
 * behind it, with what the attack does or so much damage.
 */
export function leapsToSeveral(
  desk: Desk,
  cursor: Cursor,
  nodes: Node[],
  only: Target,
  { from, to }: Sentence,
): boolean {
  return (
    cursor.try(() => {
      leaper(cursor);
      if (!cursor.take(leaping)) return undefined;
      const times = timesOf(cursor);
      if (!cursor.take('to')) return undefined;
      const upTo = times?.upTo ?? cursor.take('up to');
      const count = times?.times ?? (cursor.take('#') ? (cursor.numbers[0] ?? 1) : 1);
      // "To another enemy ... for 1dmg" is one more attack, which is read as such.
      const isOne = times === undefined && cursor.sees('another');
      if (times !== undefined && !cursor.sees('another')) return undefined;
      const said = (count > 1 && count <= mostAgain) || isOne ? other(cursor) : undefined;
      if (said === undefined || said.any || !cursor.take('in|within|adjacent')) return undefined;
      const { at } = cursor;
      const place = cursor.try(() => farFrom(cursor));
      if (place === undefined) cursor.at = at;
      const far = place ?? bareRange(cursor);
      if (far === undefined) return undefined;
      cursor.take(',');
      const harms = cursor.takeAny(
        'for|dealing # irreducible? dmg|damage',
        '# irreducible? dmg|damage',
        'each take # irreducible? dmg|damage',
      );
      const [base = 0] = cursor.numbers;
      const irreducible = harms && cursor.tokens[cursor.at - 2]?.text === 'irreducible';
      if (harms) cursor.takeAny('each', 'to each');
      if (!cursor.done || (isOne && harms)) return undefined;
      const who: Who | undefined = said.side === undefined ? undefined : { ...only.who, side: said.side };
      const clause = ran(desk, from, to);
      if (!harms) {
        (only as Draft<Target>).links = { count, ...far, ...(who && { who }) };
        return true;
      }
      if (far.of !== 'last') return undefined;
      const next: Target = {
        clause,
        node: 'target',
        who: { ...(who ?? only.who), if: [{ is: 'not', of: { is: 'was-hit', of: 'each' } }] },
        range: far.range,
        from: 'target',
        sight: only.sight,
        then: [{ clause, node: 'damage', to: 'target', amount: { base }, ...(irreducible && { irreducible }) }],
      };
      const then: Node[] = upTo ? [{ clause, node: 'may', then: [next] }] : [next];
      nodes.push({ clause, node: 'repeat', times: { base: count }, then });
      return true;
    }) ?? false
  );
}

const notYet = [
  'not hit yet',
  'not yet hit',
  'that|who has not been? hit yet?',
  "that|who hasn't|wasn't been? hit yet?",
  'that was not hit yet?',
] as const;

const often = ['up to # more? times|time', 'up to twice more?', '# more? times', 'twice more?'] as const;

/**
 * `It bounces to the nearest enemy in range 2 not hit yet, up to 3 times`, `it jumps twice, each time to the nearest other enemy in range 2`: with what
 * the attack does, and never to whom it comes from.
 */
export function leapsToNearest(
  desk: Desk,
  cursor: Cursor,
  nodes: Node[],
  only: Target,
  { from, to }: Sentence,
): boolean {
  return (
    cursor.try(() => {
      leaper(cursor);
      if (!cursor.take(leaping)) return undefined;
      let count = timesOf(cursor);
      if (count !== undefined) cursor.takeAny(',? each time', ',');
      if (!cursor.take('to the? nearest|closest other? enemy|ally|unit')) return undefined;
      const side = cursor.before?.text;
      if (!cursor.take('in|within')) return undefined;
      const { at } = cursor;
      const place = cursor.try(() => farFrom(cursor));
      if (place === undefined) cursor.at = at;
      const far = place ?? bareRange(cursor);
      if (far === undefined || far.of !== 'last') return undefined;
      const fresh = cursor.takeAny(...notYet);
      if (count === undefined && (cursor.take(',') || cursor.sees('up|twice|#'))) count = timesOf(cursor);
      if (count === undefined || count.times > mostAgain || !cursor.done || !nodes.every(isAgain)) return undefined;
      const clause = ran(desk, from, to);
      const next: Target = {
        ...structuredClone(only),
        clause,
        who: {
          side: side === 'enemy' || side === 'ally' ? side : 'any',
          ...(fresh && { if: [{ is: 'not', of: { is: 'was-hit', of: 'each' } }] }),
          except: ['target'],
        },
        range: far.range,
        from: 'target',
        forced: 'nearest',
      };
      const then: Node[] = count.upTo ? [{ clause, node: 'may', then: [next] }] : [next];
      nodes.push({ clause, node: 'repeat', times: { base: count.times }, then });
      return true;
    }) ?? false
  );
}

/** `up to 3 times`, `twice`. */
function timesOf(cursor: Cursor): { readonly times: number; readonly upTo: boolean } | undefined {
  const upTo = cursor.sees('up');
  if (!cursor.takeAny(...often)) return undefined;
  return { times: cursor.numbers[0] ?? 2, upTo };
}

/** `range 2`, with nothing of whom: of whom it leaps from. */
const bareRange = (cursor: Cursor): Pick<Links, 'range' | 'of'> | undefined => {
  if (cursor.before?.text === 'adjacent') return { range: { max: 1 }, of: 'last' };
  // "Within 2 spaces".
  const far = cursor.take('# spaces') ? { max: cursor.numbers[0] ?? 1 } : range(cursor);
  return far && !cursor.sees('of|from') ? { range: far, of: 'last' } : undefined;
};

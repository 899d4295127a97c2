import type { Moment, Node } from '../../program.ts';
import type { Context } from '../context.ts';
import { ending, moment, plain } from '../occasions/time.ts';
import { says } from '../texts/says.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { namesAll, namesIt, type Summon, summonedLast } from './acting.ts';
import { type Desk, type Out, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const going = oneOf(
  'die dies remove removed destroy destroyed sacrifice sacrificed kill killed disappear disappears vanish vanishes expire expires gone leave leaves until',
);

/**
 * `They die at the end of your next turn`, `at the end of the round, remove it`, `it lasts until the start of your next turn`, behind what summons
 * one or some: each of these goes then.
 */
export function summonEnds(desk: Desk, nodes: readonly Node[], sentence: Sentence, context: Context): boolean {
  const { from, to, bullet, opens } = sentence;
  if (desk.standing || bullet || opens || context.them !== undefined) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (cursor.lacks(going)) return false;
  const last = summonedLast(nodes);
  const summon = last?.list.findLast((node) => node.node === 'summon');
  // Of several that come at once only one is known.
  if (last === undefined || summon?.node !== 'summon' || (summon.count ?? 1) > 1 || last.list.length === 0)
    return false;
  const first = cursor.sees('at') ? then(cursor, context) : undefined;
  if (first !== undefined) cursor.take(',');
  const how = goes(cursor, context, last.summon);
  if (how === undefined) return false;
  const at = first ?? (how === 'stays' ? ending(cursor, context) : then(cursor, context));
  if (at === undefined || (first !== undefined && how === 'stays') || !isMoment(at) || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const gone: Node =
    how === 'dies' ? { clause, node: 'kill', who: 'summon' } : { clause, node: 'remove', what: 'summon' };
  last.list.push({ clause, node: 'later', at, then: [gone] });
  return true;
}
summonEnds.needs = going;

/** "Summon a Wolf. Range 3, 1dmg. It dies at the end of your next turn": the Wolf, or whoever was hurt. */
export const isSummonOrTarget = ({ desk, out }: Flow, { from, to }: Sentence, { nodes }: Out): boolean =>
  out.nodes.length > 0 &&
  (new Cursor(desk.tokens, from, to).sees('if it dies|died') ||
    (/^(?:it|they)$/.test(desk.tokens[from]?.text ?? '') &&
      nodes.some(({ node, ...later }) => node === 'later' && says(later, kill)))) &&
  says(out.nodes, summoning);

const kill: ReadonlySet<string> = new Set(['kill']);
const summoning: ReadonlySet<string> = new Set(['summon']);

/** A moment that comes once. */
function then(cursor: Cursor, context: Context): Moment | undefined {
  const found = moment(cursor, context);
  return found === undefined || found.every || found.now || found.times ? undefined : plain(found);
}

const isMoment = (until: { readonly moment: string }): until is Moment => until.moment !== 'game-end';

function goes(cursor: Cursor, context: Context, { card, count = 1 }: Summon): 'dies' | 'removed' | 'stays' | undefined {
  const it = 'it|they|them|this';
  if (cursor.takeAny(`remove ${it}`)) return 'removed';
  if (cursor.takeAny(`destroy|sacrifice|kill ${it}`)) return 'dies';
  const { at } = cursor;
  // Who has died by then dies no more.
  const left = cursor.takeAny(
    'those|all|any that|who are|remain left|alive?',
    'those|all|any still? left|alive|remaining',
    'the rest',
  );
  if (!left && !cursor.takeAny('it|they', 'the|this|that|these|those summon|summons')) {
    // "Your Wolves die then", behind one that is summoned: all of them.
    if (!namesIt(cursor, context, card) || (count === 1 && namesAll(cursor, at, context, card))) return undefined;
  }
  if (cursor.takeAny('die|dies', 'is|are destroyed|killed|sacrificed')) return 'dies';
  if (
    cursor.takeAny('is|are removed|gone', 'disappear|disappears|vanish|vanishes|expire|expires', 'leave|leaves the map')
  )
    return 'removed';
  return cursor.take('last|lasts|stay|stays|remain|remains until|till the?') ? 'stays' : undefined;
}

import type { Condition, Moment, Node } from '../../program.ts';
import { type Context, within } from '../context.ts';
import { ending, moment, plain } from '../occasions/time.ts';
import { phrases } from '../phrases/phrases.ts';
import { says } from '../texts/says.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { namesAll, namesIt, type Summon, summonedApart, summonedLast, toEachApart } from './acting.ts';
import { type Desk, type Out, ran } from './desk.ts';
import type { Flow } from './flow.ts';
import { ofClause } from './of-clause.ts';
import type { Sentence } from './sentence.ts';

const going = oneOf(
  'die dies remove removed destroy destroyed sacrifice sacrificed kill killed disappear disappears vanish vanishes expire expires gone leave leaves until explode explodes detonates',
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
  if (how === 'explodes') return explodes(desk, cursor, sentence, context, last.list, first);
  const at = first ?? (how === 'stays' ? ending(cursor, context) : then(cursor, context));
  if (at === undefined || (first !== undefined && how === 'stays') || !isMoment(at) || !cursor.done) return false;
  const clause = ran(desk, from, to);
  const gone: Node =
    how === 'dies' ? { clause, node: 'kill', who: 'summon' } : { clause, node: 'remove', what: 'summon' };
  const apart = desk.tokens.slice(from, to).some(({ text }) => /^the[ym]$/.test(text)) ? summonedApart(nodes) : [];
  const later: Node = { clause, node: 'later', at, then: [gone] };
  if (apart.length > 1) toEachApart(apart, [later]);
  else last.list.push(later);
  return true;
}
summonEnds.needs = going;

/** `At the end of the next round it explodes, burst 1, 2dmg`: what comes around it, and then it is dead. */
function explodes(
  desk: Desk,
  cursor: Cursor,
  { from, to }: Sentence,
  context: Context,
  list: Node[],
  at: Moment | undefined,
): boolean {
  if (at === undefined || !isMoment(at) || !cursor.take(',|:') || !cursor.sees('burst #')) return false;
  const mark = desk.sheet.next;
  const read = phrases(desk, cursor, within(context, { them: undefined, named: {} }), undefined);
  const [area, ...more] = read.nodes;
  desk.sheet.backTo(mark);
  const isBlast = !read.fault && cursor.done && read.held.length === 0 && more.length === 0;
  if (!isBlast || area?.node !== 'area' || area.of !== 'you' || area.range !== undefined) return false;
  const clause = ran(desk, from, to);
  const around: Node = { ...area, of: 'summon', who: { ...area.who, except: ['summon'] } };
  ofClause([around], clause);
  // Who is dead by then does not explode any more.
  const lives: Condition = { is: 'there-is', who: { side: 'any', if: [{ is: 'same', of: 'each', as: 'summon' }] } };
  const then: Node[] = [around, { clause, node: 'kill', who: 'summon' }];
  list.push({ clause, node: 'later', at, then: [{ clause, node: 'if', if: [lives], then, else: [] }] });
  return true;
}

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

function goes(
  cursor: Cursor,
  context: Context,
  { card, count = 1 }: Summon,
): 'dies' | 'removed' | 'stays' | 'explodes' | undefined {
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
  if (cursor.take('explode|explodes|detonates')) return 'explodes';
  if (cursor.takeAny('die|dies', 'is|are destroyed|killed|sacrificed')) return 'dies';
  if (
    cursor.takeAny('is|are removed|gone', 'disappear|disappears|vanish|vanishes|expire|expires', 'leave|leaves the map')
  )
    return 'removed';
  return cursor.take('last|lasts|stay|stays|remain|remains until|till the?') ? 'stays' : undefined;
}

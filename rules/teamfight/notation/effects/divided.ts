import type { Amount, Node, Place } from '../../program.ts';
import type { Head, NodeOf } from '../nouns/head.ts';
import { aim } from '../nouns/object.ts';
import { beginning } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import type { Asked, Effect } from './effect.ts';

const share: Amount = { base: 0, terms: [{ each: 1, per: { count: 'share' } }] };

const freely = [
  ',? as|however you choose|like|want|wish',
  ',? in any way you choose|like|want|wish?',
  ',? freely',
  ', your choice',
] as const;

/** More than this is a misprint. */
const most = 20;

/**
 * `Divide 4 damage among enemies in range 3 as you choose`, `distribute up to 3 Coins among allies in range 2`, `split 3 damage between two enemies in range 4`:
 * so much in all, as the acting player says. Whoever is counted is a target, for whom a roll may be made (T-120).
 */
export function divided(asked: Asked): Effect | undefined {
  const { cursor, clause, context } = asked;
  return cursor.try((): Effect | undefined => {
    if (!cursor.take('divide|split|distribute')) return undefined;
    cursor.takeAny(...freely);
    const upTo = cursor.take('up to');
    if (!cursor.take('a? total? of? #')) return undefined;
    const [count = 0] = cursor.numbers;
    const does = dealt(asked, clause);
    if (does === undefined || count < 1 || count > most) return undefined;
    cursor.takeAny(...freely);
    if (!cursor.take('among|between|amongst|over|to|across')) return undefined;
    const whom = aim({ ...asked, context: { ...context, them: undefined }, open: undefined });
    const those = whom?.head === undefined ? undefined : groupOf(whom.head);
    cursor.takeAny(...freely);
    if (those === undefined || (!cursor.done && !cursor.sees(',|.|and|then'))) return undefined;
    const given = { shares: { base: count }, ...(upTo && { upTo: true as const }) };
    return { nodes: [{ clause, node: 'each', ...those, ...given, then: [does] }], own: true };
  });
}
divided.begins = beginning('divide|split|distribute');

/** What each of them gets of it. */
function dealt({ cursor, context }: Asked, clause: number): Node | undefined {
  if (cursor.take('dmg|damage')) return { clause, node: 'damage', to: 'each', amount: share };
  if (cursor.takeAny('healing', 'heal', 'health', 'points of healing'))
    return { clause, node: 'heal', to: 'each', amount: share };
  if (cursor.take('overshield')) return { clause, node: 'overshield', to: 'each', amount: share };
  const found = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token', 'condition']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('counters|tokens|counter|token');
  return { clause, node: 'give', to: 'each', token: found.word.ref, count: share };
}

type Those = Pick<Extract<Node, { node: 'each' }>, 'who' | 'among' | 'attack'>;

/** Enemies in a range or around you, or so many of them. */
function groupOf({ node }: Head): Those | undefined {
  if (node.node === 'target') return someOf(node);
  if (node.node === 'each') return node.one || node.attack ? undefined : { who: node.who };
  if (node.node !== 'area' || node.shape.shape !== 'burst' || node.range !== undefined || node.of !== 'you')
    return undefined;
  const place: Place = { range: { max: node.shape.size }, ...(node.sight && { sight: true }) };
  // T-102: of an area around you you are no part.
  const except = node.who.side === 'any' && !node.user ? { except: ['you' as const] } : {};
  return { who: { ...node.who, ...except, places: [...(node.who.places ?? []), place] } };
}

/** `up to three enemies in range 3`, `any number of targets in range 4`. */
function someOf({ who, range, from, sight, min, max = 1, forced, links, attack }: NodeOf<'target'>): Those | undefined {
  if (max < 2 || forced !== undefined || links !== undefined || attack !== undefined) return undefined;
  const place: Place = { ...(range && { range }), ...(from && { of: from }), ...(sight && { sight }) };
  const places = range === undefined && !sight ? who.places : [...(who.places ?? []), place];
  return { who: { ...who, ...(places && { places }) }, among: { most: max, least: min ?? 1 }, attack: {} };
}

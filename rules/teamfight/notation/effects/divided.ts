import type { Amount, Node, Place, Who } from '../../program.ts';
import type { Head } from '../nouns/head.ts';
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

/** `Divide 4 damage among enemies in range 3 as you choose`, `distribute 3 Coins among allies in range 2`: so much in all, as the acting player says. */
export function divided(asked: Asked): Effect | undefined {
  const { cursor, clause, context } = asked;
  return cursor.try((): Effect | undefined => {
    const verb = cursor.take('divide|split|distribute') ? cursor.before?.text : undefined;
    let free = cursor.takeAny(...freely);
    if (verb === undefined || !cursor.take('#')) return undefined;
    const [count = 0] = cursor.numbers;
    const does = dealt(asked, clause);
    if (does === undefined || count < 1 || count > most) return undefined;
    free = cursor.takeAny(...freely) || free;
    if (!cursor.take('among|between|amongst|over|to|across')) return undefined;
    const whom = aim({ ...asked, context: { ...context, them: undefined }, open: undefined });
    const who = whom?.head === undefined ? undefined : groupOf(whom.head);
    free = cursor.takeAny(...freely) || free;
    // "Divide" alone could be evenly.
    if (who === undefined || !(free || verb === 'distribute')) return undefined;
    if (!cursor.done && !cursor.sees(',|.|and|then')) return undefined;
    return { nodes: [{ clause, node: 'each', who, shares: { base: count }, then: [does] }], own: true };
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

/** Enemies in a range or around you, whom nobody chooses beforehand. */
function groupOf({ node }: Head): Who | undefined {
  if (node.node === 'each') return node.one || node.attack ? undefined : node.who;
  if (node.node !== 'area' || node.shape.shape !== 'burst' || node.range !== undefined || node.of !== 'you')
    return undefined;
  const place: Place = { range: { max: node.shape.size }, ...(node.sight && { sight: true }) };
  // T-102: of an area around you you are no part.
  const except = node.who.side === 'any' && !node.user ? { except: ['you' as const] } : {};
  return { ...node.who, ...except, places: [...(node.who.places ?? []), place] };
}

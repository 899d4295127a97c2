import type { Attack } from '../../program.ts';
import { ran } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';

const again = ['it|this', 'the|that|this|your attack? roll|die', 'the|that|this|your attack', 'a|the miss', 'once'];

/**
 * `You may spend a Luck to reroll`, `you may reroll a miss`, `if you miss, you may lose a Coin to reroll`, behind an attack on one target: its roll
 * may be made again.
 */
export function rerolled({ desk, tail, context }: Flow, { from, to, bullet, opens }: Sentence): boolean {
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.sees('you|spend|lose|discard|if|on|reroll|when') || bullet || opens || desk.standing) return false;
  if (tail?.node.node !== 'target' || tail.node.attack?.reroll !== undefined) return false;
  if (tail.node.who.side === 'ally' || tail.node.who.side === 'you') return false;
  // Behind a die that the attack rolls for its damage, that one could be meant.
  if (/"node":"roll"/.test(JSON.stringify(tail.then))) return false;
  const missed = cursor.takeAny('if|when you|it|this|the miss|misses ,', 'if|when the attack misses ,', 'on a? miss ,');
  const may = cursor.takeAny('you may|can');
  const spend = cursor.try((): NonNullable<Attack['reroll']>['spend'] => {
    if (!cursor.takeAny('spend|lose|discard #', 'spend|lose|discard a|an|one')) return undefined;
    const count = /^(?:a|an|one)$/.test(cursor.before?.text ?? '') ? 1 : (cursor.numbers[0] ?? 1);
    const token = wordAt(context.words, cursor.tokens, cursor.at, cursor.end, ['counter', 'token']);
    if (token === undefined) return undefined;
    cursor.at = token.to;
    cursor.take('counter|counters|token|tokens');
    return cursor.take('to') ? { token: token.word.ref, count } : undefined;
  });
  // Without a choice or a price it is made anew whatever it shows.
  if ((!may && !missed && spend === undefined) || !cursor.take('reroll')) return false;
  const said = cursor.takeAny(...again);
  const ofMiss = said && cursor.before?.text === 'miss';
  if (said && cursor.before?.text !== 'once') cursor.take('once');
  // A miss is rolled again whether anybody wants it or not.
  if (!cursor.done) return false;
  ran(desk, from, to);
  const reroll = { ...(spend && { spend }), ...((missed || ofMiss) && { missed: true as const }) };
  Object.assign(tail.node, { attack: { ...tail.node.attack, reroll } });
  return true;
}
rerolled.begins = beginning('you|spend|lose|discard|if|on|reroll|when');
rerolled.needs = oneOf('reroll');

import type { Amount, Node } from '../../program.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { wordAt } from '../words/words.ts';
import { ran } from './desk.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `At the start of your next turn, enemies in burst 2, 2dmg. Heal 1 for each`, `gain a Coin for each enemy hit`: before that moment nobody is hit, so
 * that it comes then.
 */
export function forEachLater(
  { desk, out, tail, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): number {
  const { from, to, opens, bullet } = sentences[index] as Sentence;
  const last = out.nodes.at(-1);
  if (desk.standing || opens || bullet || tail !== undefined || last?.node !== 'later') return 0;
  const area = last.then.at(-1);
  if ((area?.node !== 'area' && area?.node !== 'each') || !area.then.some(({ node }) => node === 'damage')) return 0;
  if (out.nodes.slice(0, -1).some((node) => /"node":"damage"/.test(JSON.stringify(node)))) return 0;
  const cursor = new Cursor(desk.tokens, from, to);
  cursor.take('you');
  const heals = cursor.take('heal #');
  const shields = !heals && cursor.take('gain # overshield');
  if (!heals && !shields && !cursor.take('gain|get #|a|an|one')) return 0;
  const count = cursor.numbers[0] ?? 1;
  const token = heals || shields ? undefined : wordAt(context.words, desk.tokens, cursor.at, to, ['counter', 'token']);
  if (!heals && !shields && token === undefined) return 0;
  if (token !== undefined) cursor.at = token.to;
  if (!cursor.takeAny('for each|every', 'per')) return 0;
  if (!cursor.takeAny('of them', 'one')) cursor.take('unit|target|enemy');
  cursor.take('hit');
  if (!cursor.done) return 0;
  const clause = ran(desk, from, to);
  const amount: Amount = { base: 0, terms: [{ each: count, per: { count: 'hit', side: 'any' } }] };
  const node: Node =
    token !== undefined
      ? { clause, node: 'give', token: token.word.ref, to: 'you', count: amount }
      : { clause, node: heals ? 'heal' : 'overshield', to: 'you', amount };
  (last.then as Node[]).push(node);
  return 1;
}
forEachLater.begins = beginning('you? heal|gain|get');
forEachLater.needs = oneOf('each every per');

import type { Condition, Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';

/**
 * `Your Wolf moves 3. If it is adjacent to an enemy, Slow`, `your Wolf moves 3 and attacks. Push 1`: done to an ally by the words, and to the enemy that
 * it has met by the sense.
 */
export function isOfMetFoe({ desk, tail }: Flow, sentence: Sentence, read: readonly Node[]): boolean {
  if (tail?.node.node !== 'target') return false;
  const { side, yours } = tail.node.who;
  if (side !== 'ally' && side !== 'friend' && !yours) return false;
  if (saysWhoGains(desk, sentence)) return false;
  if (tail.then.at(-1)?.node === 'use-ability' && read.some(isHarm) && !saysThem(desk, sentence)) return true;
  return read.some((node) => node.node === 'if' && node.if.some(isNearFoe) && node.then.some(isHarm));
}

const isHarm = (node: Node): boolean =>
  (node.node === 'damage' && node.to === 'target') ||
  (node.node === 'push' && node.who === 'target') ||
  (node.node === 'give' && node.to === 'target');

/** `If it is adjacent to an enemy`. */
const isNearFoe = (asked: Condition): boolean =>
  asked.is === 'place' && asked.of === 'target' && JSON.stringify(asked.place).includes('"side":"enemy"');

/** `It gains Armor`: that is nobody's harm. */
const saysWhoGains = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:gains?|gets?|has|have)$/.test(text));

const saysThem = ({ tokens }: Desk, { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:it|they|them|target|ally)$/.test(text));

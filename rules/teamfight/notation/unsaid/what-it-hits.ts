import type { Node } from '../../program.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Flow } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { Cursor } from '../words/cursor.ts';

const somebody = 'a|an|another|any enemy|ally|unit|hero';

/**
 * `Push a Barrel in range 1 3. If it hits an enemy, 1dmg`: what was pushed runs into somebody, of whom is not asked, and whom the damage is for is not
 * said where a piece or summon of one's own was pushed.
 */
export function isOfWhatItHits({ tail, desk }: Flow, { from, to }: Sentence, read: readonly Node[]): boolean {
  if (tail?.node.node !== 'target' || !isMoved(tail.then.at(-1))) return false;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('if it hits') || !cursor.take(somebody)) return false;
  const [asked] = read;
  if (asked?.node !== 'if') return false;
  if (asked.if.some(({ is }) => is === 'hit')) return true;
  return tail.node.who?.card !== undefined && asked.then.some(isHarm) && !namesWhom(desk, cursor.at, to);
}

const isMoved = (node: Node | undefined): boolean =>
  node?.node === 'push' || node?.node === 'move' || node?.node === 'space';

const isHarm = (node: Node): boolean => node.node === 'damage' && node.to === 'target';

/** `, it takes 1dmg`, `2dmg to the Barrel`: who that is. */
const namesWhom = ({ tokens }: Desk, from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => /^(?:takes?|to)$/.test(text));

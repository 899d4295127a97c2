import type { Node } from '../../program.ts';
import type { Cursor } from '../words/cursor.ts';
import { boughtWith, type Run } from './run.ts';

/**
 * `You may destroy this, then burst 1, 2dmg`, `you may lose a Coin: push them 2`: what stands behind what somebody may give up is what that is for, and
 * only comes with it. True where a colon, or "for", has parted them.
 */
export function behindPriceOffered(cursor: Cursor, run: Run): boolean {
  const last = run.into.at(-1);
  if (run.head !== undefined || last?.node !== 'may' || last.who !== undefined) return false;
  if (last.then.length === 0 || !last.then.every(isGivenUp)) return false;
  run.into = last.then as Node[];
  run.context = boughtWith(run.context, last.then);
  return cursor.take(':') || (cursor.sees('for burst|line|range #') && cursor.take('for'));
}

const isGivenUp = (node: Node): boolean =>
  (node.node === 'remove' && node.what === 'marker') || (node.node === 'lose' && node.from === 'you');

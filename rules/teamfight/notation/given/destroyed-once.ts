import type { Node, Program } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Word, Words } from '../words/words.ts';
import { asDestroyed } from './as-destroyed.ts';

/**
 * `At the start of your next turn, it explodes: burst 1, 2dmg`, of a piece that its card has placed and that says so itself when it is destroyed: that
 * comes once. The piece, where it says something other.
 */
export function destroyedOnce(read: Program, words: Words): Program | Word {
  const placed = new Set(
    [...JSON.stringify(read).matchAll(/"node":"place","marker":"([^"]+)"/g)].map(([, ref]) => ref),
  );
  const [ref] = placed;
  const piece = placed.size === 1 && ref !== undefined ? wordOf(words, ref, 'marker') : undefined;
  if (piece === undefined || piece.text === '') return read;
  let other = false;
  const change = <T>(part: T): T => {
    if (typeof part !== 'object' || part === null) return part;
    if (!Array.isArray(part))
      return Object.fromEntries(Object.entries(part).map(([key, one]) => [key, change(one)])) as T;
    const all = part.map(change) as Node[];
    const gone = all.findIndex((node) => node?.node === 'remove' && node.what === 'marker' && node.destroyed);
    const behind = all[gone + 1];
    if (gone < 0 || behind?.node !== 'area' || behind.of !== 'marker') return all as T;
    const said = asDestroyed(piece, [behind], words);
    other ||= said === 'other';
    return (said === 'same' ? all.filter((node) => node !== behind) : all) as T;
  };
  const changed = change(read);
  return other ? piece : changed;
}

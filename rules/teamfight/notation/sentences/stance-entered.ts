import type { Node } from '../../program.ts';
import { wordOf } from '../words/by-ref.ts';
import type { Word, Words } from '../words/words.ts';

/** The stance that the ability enters before this sentence. */
export function stanceEntered(nodes: readonly Node[], words: Words): Word | undefined {
  for (const node of nodes) {
    if (node.node === 'stance' && node.token !== undefined) return wordOf(words, node.token, 'token');
    const inner = node.node === 'if' ? stanceEntered(node.then, words) : undefined;
    if (inner !== undefined) return inner;
  }
  return undefined;
}

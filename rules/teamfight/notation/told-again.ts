import type { Node } from '../program.ts';
import { wordOf } from './by-ref.ts';
import type { Out } from './desk.ts';
import { pieceProgram } from './piece.ts';
import { same } from './repeat.ts';
import type { Words } from './words.ts';

/**
 * Whether a sentence only says what a token does that was given before it: "Give your Hex. They deal -1 damage." The token's own text
 * is what is played, so both must say the same.
 */
export function toldAgain(before: readonly Node[], { nodes, held, until }: Out, words: Words): boolean {
  const [first] = held;
  if (first === undefined || nodes.length > 0 || until !== undefined) return false;
  const token = lastGiven(before, first.of);
  const word = wordOf(words, token, 'token');
  if (word === undefined || held.some(({ of }) => of !== first.of)) return false;
  const own = pieceProgram(word, words).rules;
  return held.every(({ rule }) => own.some((other) => same(rule, other)));
}

/** The token given last to whom the sentence is about. */
function lastGiven(nodes: readonly Node[], to: string): string | undefined {
  let found: string | undefined;
  for (const node of nodes) {
    if (node.node === 'give') found = node.to === to ? node.token : found;
    else if ('then' in node) found = lastGiven(node.then, to) ?? found;
  }
  return found;
}

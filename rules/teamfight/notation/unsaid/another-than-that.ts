import type { Node } from '../../program.ts';
import type { Context } from '../context.ts';
import type { Desk } from '../sentences/desk.ts';
import type { Sentence } from '../sentences/sentence.ts';
import type { Token } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/**
 * `Choose a Bomb in range 4. Enemies adjacent to you are pulled 2 towards the Bomb`: that one, where the sentence would come to one that is chosen anew,
 * or to any of them.
 */
export function isAnotherThanThat(
  { tokens }: Desk,
  { words }: Context,
  { from, to }: Sentence,
  nodes: readonly Node[],
): boolean {
  for (let at = from; at < to; at++) {
    if (!/^(?:the|that)$/.test(tokens[at]?.text ?? '')) continue;
    const ref = markerAt(words, tokens, at + 1);
    if (ref === undefined || !isOneNamed(words, tokens, 0, at, ref)) continue;
    let named = 0;
    for (let one = from; one < to; one++) if (isOneNamed(words, tokens, one, one + 1, ref)) named += 1;
    if (asked(nodes, ref) > named) return true;
  }
  return false;
}

const markerAt = (words: Words, tokens: readonly Token[], at: number): string | undefined =>
  wordAt(words, tokens, at, tokens.length, ['marker'])?.word.ref;

/** Whether "a Bomb", "one Bomb" stands between two tokens, but for "there is a Bomb". */
export function isOneNamed(words: Words, tokens: readonly Token[], from: number, to: number, ref: string): boolean {
  for (let at = from; at < to; at++)
    if (
      /^(?:an?|one)$/.test(tokens[at]?.text ?? '') &&
      !/^(?:is|are)$/.test(tokens[at - 1]?.text ?? '') &&
      markerAt(words, tokens, at + 1) === ref
    )
      return true;
  return false;
}

/** How often one of a kind is chosen there, or something is done near any of them; questions aside. */
function asked(part: unknown, ref: string): number {
  if (typeof part !== 'object' || part === null) return 0;
  const { node, on, of } = part as { readonly node?: unknown; readonly on?: unknown; readonly of?: unknown };
  const any = typeof of === 'object' && of !== null && 'marker' in of && of.marker === ref;
  const own = (node === 'space' && on === ref) || any ? 1 : 0;
  return Object.entries(part).reduce((sum, [key, one]) => (key === 'if' ? sum : sum + asked(one, ref)), own);
}

import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

/**
 * `Range 4, give Rust, and -1 speed while they have any Rust`: what goes with it for as long is read behind what gives it, as a sentence of its own. Those
 * sentences in the place of the one.
 */
export function giftMeanwhile(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to, opens, bullet } = sentence;
  if (desk.standing || opens || bullet) return undefined;
  const at = desk.tokens.findLastIndex(
    (_, n) => n > from + 2 && n < to && new Cursor(desk.tokens, n, to).sees('and - # speed|def|damage|dmg while'),
  );
  if (at < 0 || !new Cursor(desk.tokens, at + 5, to).takeAny('they|it have|has|are|is', 'the target has|is'))
    return undefined;
  const end = desk.tokens[at - 1]?.text === ',' ? at - 1 : at;
  const first: Sentence = { ...sentence, to: end };
  const second: Sentence = { ...sentence, from: at + 1, first: false };
  return [...sentences.slice(0, index), first, second, ...sentences.slice(index + 1)];
}
giftMeanwhile.begins = beginning('range|line|burst|enemy|an|a|the|target|give|global|adjacent|nearest');
giftMeanwhile.needs = oneOf('while');

import type { Flow } from '../sentences/flow.ts';
import { repeats } from '../sentences/links.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Range 3, enemy 1dmg, ally heal 1. Then another unit in range 2 of it.`: nothing is said to be done to that one, which is the same once more. */
export function thenAnother({ desk, out, context }: Flow, sentence: Sentence): boolean {
  const { from, to } = sentence;
  const cursor = new Cursor(desk.tokens, from, to);
  if (!cursor.take('then another unit|enemy|ally|target in|within range # of it|them|the|target')) return false;
  if (cursor.before?.text === 'the' && !cursor.take('target')) return false;
  if (!cursor.done) return false;
  const like = desk.tokens[from] as Token;
  const whom = desk.tokens.slice(from + 1, from + 6);
  const again = [
    ...wordsLike(like, 'repeat this once on'),
    ...whom,
    ...wordsLike(desk.tokens[to - 1] as Token, 'of the target'),
  ];
  const tokens = [...desk.tokens.slice(0, from), ...again];
  return repeats({ ...desk, tokens }, out.nodes, { ...sentence, to: tokens.length }, context.words);
}
thenAnother.begins = beginning('then');
thenAnother.needs = oneOf('another');

import type { Flow, InOtherWords } from '../sentences/flow.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

const held = ['token', 'condition', 'counter'] as const;

/**
 * `-1 speed and -1def for each Goo`, `lose all of them at the end of their turn if they did not move`, behind "give a Goo": said of whoever has it. The
 * sentence with those words.
 */
export function countedOnThem(
  { desk, context }: Flow,
  sentences: readonly Sentence[],
  index: number,
): InOtherWords | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, opens, bullet } = sentence;
  if (desk.standing || opens || bullet || (context.slot !== 'ability' && context.slot !== 'default')) return undefined;
  const given = givenBefore(desk.tokens, from, context.words);
  const said =
    given && (eachOfIt(desk.tokens, sentence, given, context.words) ?? allOfIt(desk.tokens, sentence, given));
  if (said === undefined) return undefined;
  const tokens = [...desk.tokens.slice(0, from), ...said];
  return { desk: { ...desk, tokens }, sentence: { ...sentence, from, to: tokens.length }, taken: 1 };
}
countedOnThem.begins = beginning('-|they? lose');

/** The name behind the last "give" before that place. */
function givenBefore(tokens: readonly Token[], end: number, words: Words): readonly Token[] | undefined {
  const give = tokens.findLastIndex(({ text }, at) => at < end && (text === 'give' || text === 'gives'));
  if (give < 0) return undefined;
  const cursor = new Cursor(tokens, give + 1, end);
  cursor.takeAny('them|it|him|her', 'the target');
  cursor.takeAny('a|an|one|your', '#');
  const found = wordAt(words, tokens, cursor.at, end, held);
  return found && tokens.slice(cursor.at, found.to);
}

/** `-1 speed and -1def for each Goo`: they have so much less. */
function eachOfIt(
  tokens: readonly Token[],
  { from, to }: Sentence,
  given: readonly Token[],
  words: Words,
): Token[] | undefined {
  const each = tokens.findLastIndex(({ text }, at) => at >= from && at < to && (text === 'each' || text === 'per'));
  const counted = each < 0 || tokens[from]?.text !== '-' ? undefined : wordAt(words, tokens, each + 1, to, held);
  if (counted?.to !== to || wordAt(words, given, 0, given.length, held)?.word !== counted.word) return undefined;
  return [...wordsLike(tokens[from] as Token, 'they have'), ...tokens.slice(from, to)];
}

/** `Lose all of them at the end of ...`: they lose all that they have of it. */
function allOfIt(tokens: readonly Token[], { from, to }: Sentence, given: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, from, to);
  const like = tokens[from] as Token;
  if (!cursor.take('they? lose all of them') || !cursor.sees('at the? end|start of their')) return undefined;
  return [
    ...wordsLike(like, 'they lose all'),
    ...given.map((token) => ({ ...wordLike(like, token.text), kind: token.kind })),
    ...tokens.slice(cursor.at, to),
  ];
}

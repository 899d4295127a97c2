import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Flow } from './flow.ts';
import type { Sentence } from './sentence.ts';

const driving = 'pushing|carrying|driving|sweeping|shoving';
const moving = 'move|charge|dash|run|rush|walk';

/** `Move 5 in a straight line, pushing the first enemy with you`: whom one meets on that way stands as a sentence of its own. */
export function drivesAhead(
  { desk }: Flow,
  sentences: readonly Sentence[],
  index: number,
): readonly Sentence[] | undefined {
  const sentence = sentences[index] as Sentence;
  const { from, to } = sentence;
  const cursor = new Cursor(desk.tokens, from, to);
  if (sentence.opens || sentence.bullet || !cursor.sees(moving)) return undefined;
  while (!cursor.done && !cursor.sees(driving)) cursor.at += 1;
  const { at } = cursor;
  if (firstMet(cursor) === undefined) return undefined;
  const end = desk.tokens[at - 1]?.text === ',' ? at - 1 : at;
  const behind = { ...sentence, from: at, first: false };
  return [...sentences.slice(0, index), { ...sentence, to: end }, behind, ...sentences.slice(index + 1)];
}
drivesAhead.begins = beginning(moving);
drivesAhead.needs = oneOf(driving.replaceAll('|', ' '));

/** `Pushing the first enemy with you, 2dmg`, behind such a way: they are pushed with you. */
export function drivesFirst(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const who = firstMet(cursor);
  if (who === undefined) return undefined;
  return [
    ...wordsLike(tokens[0] as Token, `the first ${who} you contact is pushed with you`),
    ...tokens.slice(cursor.at),
  ];
}
drivesFirst.begins = beginning(driving);

/** `Pushing the first enemy you touch along`: who that is. */
function firstMet(cursor: Cursor): string | undefined {
  if (!cursor.take(driving) || !cursor.take('the first enemy|unit|hero')) return undefined;
  const who = cursor.before?.text;
  cursor.takeAny(
    'that|whom? you contact|hit|touch|meet|reach',
    'contacted|hit|touched|met|reached',
    'in your way|path',
  );
  return cursor.takeAny('along? with you', 'along', 'ahead|in front of you', 'before you') ? who : undefined;
}

import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const done = /^(?:damage|hit|attack|target|kill|slow|stun|push|pull|heal)$/;

/** `The first enemy you damage each turn is Slowed`: the first time each turn that it happens. */
export function firstEach(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('the first enemy|ally|unit you')) return undefined;
  const whom = tokens[2] as Token;
  const verb = tokens[cursor.at];
  if (verb === undefined || !done.test(verb.text)) return undefined;
  cursor.at += 1;
  if (!cursor.take('each|per|every|in|a each? turn|round')) return undefined;
  const period = tokens[cursor.at - 1] as Token;
  if (!cursor.sees('is|takes|loses|gains|heals|gets|cannot|has')) return undefined;
  return [
    ...wordsLike(like, 'the first time each'),
    period,
    wordLike(like, 'you'),
    verb,
    ...wordsLike(like, whom.text === 'unit' ? 'a' : 'an'),
    whom,
    ...wordsLike(like, ', it'),
    ...tokens.slice(cursor.at),
  ];
}
firstEach.begins = beginning('the');
firstEach.needs = oneOf('first');

import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Summon two more Wolves in range 2`, `place another Mine`: so many beside those that are there. */
export function furtherOnes(tokens: readonly Token[]): Token[] | undefined {
  const verb = tokens.findIndex(({ text }) => /^(?:summon|place|put|create|deploy|spawn)$/.test(text));
  if (verb < 0) return undefined;
  const cursor = new Cursor(tokens, verb + 1, tokens.length);
  if (cursor.take('# more|additional|extra') || cursor.take('up to # more|additional|extra'))
    return [...tokens.slice(0, cursor.at - 1), ...tokens.slice(cursor.at)];
  if (!cursor.take('another') || cursor.sees('one|of')) return undefined;
  return [...tokens.slice(0, verb + 1), wordLike(tokens[verb + 1] as Token, 'a'), ...tokens.slice(cursor.at)];
}
furtherOnes.needs = oneOf('more additional extra another');

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { namesInTexts, wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/** `Range 4, mark the space`: a space in range 4 is marked, and nobody is chosen. */
export function marksTheSpace(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('range # ,') || !cursor.take('mark the|a|that space') || !cursor.done)
    return undefined;
  return [...wordsLike(like, 'mark a space in'), ...tokens.slice(0, 2)];
}
marksTheSpace.begins = beginning('range');

/** `Burst 1 of each mark`, `remove the marks`, behind spaces that were marked: of each of those, which are no pieces. */
export function ofMarks(tokens: readonly Token[], { words }: Context, { before }: About): Token[] | undefined {
  const marks = before.findIndex(({ text }) => text === 'mark');
  if (marks < 0 || !before.slice(marks + 1, marks + mostWords).some(({ text }) => /^spaces?$/.test(text)))
    return undefined;
  for (let at = 0; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const like = tokens[at] as Token;
    if (wordAt(words, tokens, at + 1, tokens.length, namesInTexts) !== undefined) continue;
    const one = cursor.take('each|every mark');
    if (one || cursor.take('the marks'))
      return [
        ...tokens.slice(0, at),
        ...wordsLike(like, one ? 'each marked space' : 'the mark'),
        ...tokens.slice(cursor.at),
      ];
  }
  return undefined;
}
ofMarks.needs = oneOf('mark marks');

/** How many words may stand between the verb and what is marked. */
const mostWords = 6;

import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const places = [
  'to where you were|started|stood|left',
  'to where you came|left|teleported|jumped from',
  'to the space you left|were|came|started from|on|in?',
  'to your old|previous|former|starting|original space|position|location|spot',
] as const;

/** `You may teleport back to where you came from`, `teleport back`: one returns to the space that one has left by the text. */
export function teleportsBack(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:teleport|blink|jump|go)$/.test(text) && tokens[n + 1]?.text === 'back',
  );
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|:|and|then|you|may)$/.test(tokens[at - 1]?.text ?? '')))
    return undefined;
  const cursor = new Cursor(tokens, at + 2, tokens.length);
  if (!cursor.takeAny(...places) && !(cursor.done || cursor.sees('.'))) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'return to where you were'), ...tokens.slice(cursor.at)];
}
teleportsBack.needs = oneOf('back');

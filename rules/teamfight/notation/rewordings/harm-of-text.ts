import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

/** `When Burn damages an enemy`, `whenever your Mine deals damage to an enemy`: that one takes damage from it. */
export function harmOfText(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const [when] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (when === undefined || !cursor.take('when|whenever')) return undefined;
  const { at: from } = cursor;
  if (!cursor.take('your')) cursor.take('the|a|an');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token', 'marker', 'terrain']);
  if (found === undefined) return undefined;
  cursor.at = found.to;
  cursor.take('damage');
  const text = tokens.slice(/^(?:the|an?)$/.test(tokens[from]?.text ?? '') ? from + 1 : from, found.to);
  if (!cursor.takeAny('damages|hurts', 'deals damage to')) return undefined;
  const whom = cursor.at;
  const end = tokens.findIndex(({ text: said }, n) => n >= whom && (said === ',' || said === ':'));
  if (end < whom + 1) return undefined;
  return [when, ...tokens.slice(whom, end), ...wordsLike(when, 'takes damage from'), ...text, ...tokens.slice(end)];
}
harmOfText.begins = beginning('when|whenever');
harmOfText.needs = oneOf('damages hurts deals');

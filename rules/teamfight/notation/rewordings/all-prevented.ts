import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `Prevent all damage to you until ...`, `prevent all damage dealt to allies in range 2 this turn`: they take none. */
export function allPrevented(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'prevent');
  const cursor = new Cursor(tokens, Math.max(at, 0), tokens.length);
  if (at < 0 || !cursor.takeAny('prevent all damage dealt|done? to', 'prevent all damage')) return undefined;
  const from = cursor.at;
  const end = tokens.findIndex(({ text }, n) => n > from && /^(?:until|this|for|while|during|,|\.|:)$/.test(text));
  const like = tokens[at] as Token;
  const isYours = tokens[from - 1]?.text === 'damage';
  if (isYours) {
    if (!cursor.takeAny('you would take', 'that you would take')) return undefined;
    return [...tokens.slice(0, at), ...wordsLike(like, 'you take no damage'), ...tokens.slice(cursor.at)];
  }
  const whom = tokens.slice(from, end < 0 ? tokens.length : end);
  const [first] = whom;
  if (first === undefined) return undefined;
  const many = /^(?:you|they|allies|enemies|units|all|your|adjacent)$/.test(first.text) || first.text === 'them';
  const who = first.text === 'them' ? [wordLike(like, 'they')] : whom;
  return [
    ...tokens.slice(0, at),
    ...who,
    ...wordsLike(like, `${many ? 'take' : 'takes'} no damage`),
    ...tokens.slice(end < 0 ? tokens.length : end),
  ];
}
allPrevented.needs = oneOf('prevent');

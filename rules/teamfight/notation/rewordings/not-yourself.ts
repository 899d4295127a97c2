import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Then another unit in range 2, 1dmg (not yourself)`, `range 3, heal 2, not you`: a unit other than you. */
export function notYourself(tokens: readonly Token[]): Token[] | undefined {
  const not = tokens.findLastIndex(({ text }) => text === 'not');
  const like = tokens[not];
  const end = new Cursor(tokens, not + 1, tokens.length);
  if (like === undefined || !end.take('you|yourself')) return undefined;
  const bracket = tokens[not - 1]?.text === '(';
  if (bracket ? !end.take(')') : tokens[not - 1]?.text !== ',') return undefined;
  // "Unit in range 3 (not yourself), heal 2": the words before it, and those behind it.
  const said = [...tokens.slice(0, not - 1), ...tokens.slice(end.at)];
  const ranges = said.filter(({ text }) => text === 'range').length;
  const whom = said.flatMap(({ text }, at) => (/^(?:units?|target)$/.test(text) && isNamed(said, at) ? [at] : []));
  const [only, ...more] = whom.filter((at) => said[at]?.text !== 'target');
  if (only !== undefined && more.length === 0 && ranges <= 2)
    return [...said.slice(0, only + 1), ...wordsLike(like, 'other than you'), ...said.slice(only + 1)];
  const bare = new Cursor(said, 0, said.length);
  if (whom.length > 0 || ranges !== 1 || !bare.take('range # ,')) return undefined;
  return [...wordsLike(like, 'unit other than you in'), ...said];
}
notYourself.needs = oneOf('not');

/** Somebody new, and not one of whom a place is told: "in range 2 of that unit". */
const isNamed = (tokens: readonly Token[], at: number): boolean =>
  !/^(?:the|that|this|of)$/.test(tokens[at - 1]?.text ?? '') &&
  !/^(?:is|are|has|have)$/.test(tokens[at - 1]?.text ?? '');

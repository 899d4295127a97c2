import type { Context } from '../context.ts';
import { isOther } from '../phrases/aside.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** What changes a roll or damage, so that it may stand between parentheses or commas alike. */
const changes = "irreducible|undefendable|ignores|ignoring|through|even|cannot|can't|+|-|double|doubled";

/**
 * `2dmg (undefendable)`, `2dmg (+1dmg if Slowed)`, `2dmg (4dmg if they are Slowed)`, `Slow (Stun if adjacent)`, said with commas: how something is done, or what is done instead.
 * An effect of its own between parentheses could be one that comes anyway, so that is none of these.
 */
export function bareParentheses(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const from = tokens.findIndex(({ text, kind }) => text === '(' && kind === 'sign');
  const to = tokens.findIndex(({ text }, at) => at > from && text === ')');
  const open = tokens[from];
  if (open === undefined || from === 0 || to < from + 2) return undefined;
  const inside = new Cursor(tokens, from + 1, to);
  const asks = tokens.slice(from + 1, to).some(({ text }) => /^(?:if|in|while|against|vs|versus)$/.test(text));
  // "(lasts until the start of your next turn)" behind what is given.
  inside.take('this|it? lasts|lasting');
  if (inside.sees('until|till'))
    return [...tokens.slice(0, from), ...tokens.slice(inside.at, to), ...tokens.slice(to + 1)];
  inside.at = from + 1;
  const other = (asks && inside.sees('#')) || isOther(tokens, from + 1, to, words);
  if (!other && !inside.sees(changes)) return undefined;
  const behind = tokens.slice(to + 1);
  return [
    ...tokens.slice(0, from),
    wordLike(open, ','),
    ...(other ? [wordLike(open, 'or')] : []),
    ...tokens.slice(from + 1, to),
    ...(behind.length === 0 || /^[,.:]$/.test(behind[0]?.text ?? '') ? [] : [wordLike(open, ',')]),
    ...behind,
  ];
}
bareParentheses.needs = oneOf('(');

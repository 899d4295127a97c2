import type { Context } from '../context.ts';
import { isOther } from '../phrases/aside.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { type Words, wordAt } from '../words/words.ts';

/** What changes a roll or damage, so that it may stand between parentheses or commas alike. */
const changes = "irreducible|undefendable|ignores|ignoring|through|even|cannot|can't|+|-|double|doubled";

/** What was done before the parentheses is done otherwise: "heal 3 (heal 2 if it is you)". */
const again = 'heal|heals|push|pull|move|fly|teleport #';

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
  const reminds = asks ? undefined : remindsOf(tokens, from, to, words);
  if (reminds !== undefined) return reminds ? [...tokens.slice(0, from), ...tokens.slice(to + 1)] : undefined;
  const other = (asks && (inside.sees('#') || inside.sees(again))) || isOther(tokens, from + 1, to, words);
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

/** What words of the rules come to by themselves (T-079d, T-144, T-146). */
const meant: readonly (readonly [named: RegExp, comes: readonly string[]])[] = [
  [/^cover$/, ['+ 2 def']],
  [/^armou?r$/, ['- 1 damage|dmg taken|received?', 'take 1 less damage', '1 less damage taken|received?']],
  [/^resistance$/, ['half damage|dmg taken|received?', 'take half damage', '50 % damage|dmg taken|received?']],
];

/**
 * `You have cover (+2def)`, `Dazed (+2def)` of what says so itself: whether the parentheses only remind of what stands before them. False where they
 * could, and say it otherwise; undefined where nothing stands before them that they could remind of.
 */
function remindsOf(tokens: readonly Token[], from: number, to: number, words: Words): boolean | undefined {
  const before = tokens[from - 1]?.text ?? '';
  const inside = (patterns: readonly string[]): boolean =>
    patterns.some((pattern) => {
      const cursor = new Cursor(tokens, from + 1, to);
      return cursor.take(pattern) && cursor.done;
    });
  const rule = meant.find(([named]) => named.test(before));
  if (rule !== undefined) return inside(rule[1]);
  if (!/^[+-]$/.test(tokens[from + 1]?.text ?? '')) return undefined;
  for (let at = Math.max(0, from - 4); at < from; at++) {
    const named = wordAt(words, tokens, at, from, ['condition', 'token']);
    if (named?.to !== from || named.word.text === '') continue;
    const said = tokens.slice(from + 1, to).map(({ text }) => text);
    return named.word.text.toLowerCase().replace(/\s/g, '').includes(said.join(''));
  }
  return undefined;
}

import type { Context } from '../context.ts';
import { givenToo } from '../sentences/whom-met.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const some = 'those|units|enemies|allies|any|anyone|targets';

/** `3x3, 1dmg, 2dmg and Slow to those in Mud`, `burst 2, 1dmg, or 3dmg to units with a Hook`: that is the number for some of them, instead. */
export function moreToSome(tokens: readonly Token[], context: Context): Token[] | undefined {
  const { words } = context;
  const isSome = (at: number): boolean =>
    new Cursor(tokens, at, tokens.length).sees(some) ||
    wordAt(words, tokens, at, tokens.length, ['condition', 'token']) !== undefined;
  const to = tokens.findLastIndex(({ text }, at) => text === 'to' && isSome(at + 1));
  const comma = tokens.slice(0, Math.max(to, 0)).findLastIndex(({ text }) => text === ',');
  if (comma < 2 || !/^(?:dmg|damage)$/.test(tokens[comma - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, comma + 1, to);
  cursor.take('or|and|but');
  const { at } = cursor;
  if (!cursor.take('# dmg|damage')) return undefined;
  const like = tokens[at] as Token;
  const rest = tokens.slice(cursor.at, to);
  const given = givenToo(rest, context, true);
  if (rest.length > 0 && given === rest) return undefined;
  const whom = tokens.slice(to + 1);
  // Behind whom it is said, nothing else is; and those are told apart by something.
  if (whom.length < 2 || whom.some(({ text }) => /^(?:,|and|or|then|if|instead)$/.test(text))) return undefined;
  return [
    ...tokens.slice(0, comma + 1),
    ...whom,
    wordLike(like, 'take'),
    ...tokens.slice(at, cursor.at),
    ...wordsLike(like, 'instead'),
    ...given,
  ];
}
moreToSome.needs = oneOf('to');

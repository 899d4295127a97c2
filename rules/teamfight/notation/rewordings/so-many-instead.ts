import { Cursor } from '../words/cursor.ts';
import { numberWord, type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const verbs = /^(give|gain|get)s?$/;

const countOf = ({ kind, text, value }: Token): number => (kind === 'number' ? value : (numberWord(text) ?? 0));

/** `On crit, give two`, `if adjacent to a wall, gain two`, behind `give a Leech`: so many of it, and not the one as well. */
export const soManyInstead: Rewording = (tokens, { words }, { before, bullet }) => {
  const at = tokens.findIndex((token, n) => n > 1 && countOf(token) > 1 && verbs.test(tokens[n - 1]?.text ?? ''));
  const number = tokens[at];
  if (number === undefined || bullet) return undefined;
  const [first] = tokens;
  if (!/^(?:on|if|when)$/.test(first?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.take('instead');
  if (!cursor.done && !(cursor.sees('.') && cursor.at === tokens.length - 1)) return undefined;
  const verb = verbs.exec(tokens[at - 1]?.text ?? '')?.[1];
  const given = before.findLastIndex(({ text }) => verbs.exec(text)?.[1] === verb);
  if (given < 0) return undefined;
  const one = new Cursor(before, given + 1, before.length);
  if (!one.take('a|an|one|1')) return undefined;
  const found = wordAt(words, before, one.at, before.length, ['counter', 'token', 'condition']);
  const behind = before[found?.to ?? before.length];
  // Of something else that was given since it would not be.
  const ends = behind === undefined || behind.kind === 'line' || /^[.,]$/.test(behind.text);
  if (found === undefined || !ends) return undefined;
  for (let n = found.to; n < before.length; n++)
    if (wordAt(words, before, n, before.length, ['counter', 'token', 'condition']) !== undefined) return undefined;
  const name = before.slice(one.at, found.to).map((token): Token => ({ ...token, from: number.from, to: number.to }));
  return [...tokens.slice(0, at + 1), ...name, wordLike(number, 'instead'), ...tokens.slice(cursor.at)];
};

import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const theirs: Readonly<Record<string, string>> = { they: 'their', you: 'your', it: 'its' };

/** `Heal equal to the Salt they have`, `damage equal to the Coins you have`: to theirs, to yours. */
export function equalToHad(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const equal = tokens.findIndex(({ text }, at) => text === 'equal' && tokens[at + 1]?.text === 'to');
  const cursor = new Cursor(tokens, equal + 2, tokens.length);
  if (equal < 0) return undefined;
  cursor.takeAny('the number|amount of', 'the');
  const found = wordAt(words, tokens, cursor.at, tokens.length, ['condition', 'token', 'counter']);
  if (found === undefined) return undefined;
  const name = tokens.slice(cursor.at, found.to);
  cursor.at = found.to;
  cursor.take('token|tokens|counter|counters');
  const who = cursor.peek() as Token | undefined;
  const whose = who && theirs[who.text];
  if (who === undefined || whose === undefined || !cursor.take('they|you|it have|has')) return undefined;
  return [...tokens.slice(0, equal + 2), wordLike(who, whose), ...name, ...tokens.slice(cursor.at)];
}
equalToHad.needs = oneOf('equal');

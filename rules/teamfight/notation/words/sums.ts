import { Cursor, oneOf } from './cursor.ts';
import { numberLike, type Token, wordLike } from './token.ts';
import { type Words, wordAt } from './words.ts';

/** What has a number behind it that may grow: "3+ Coins" are three or more of them. */
const sizes = /^(?:line|burst|path|range|move|dash|fly|teleport|push|pull|heals?)$/;

const plus = oneOf('+');

/** `1dmg + Coins`, `line 2 + 3*Coins`: so many more per Coin, as the notation says it elsewhere. */
export function inSums(tokens: readonly Token[], words: Words): readonly Token[] {
  if (!new Cursor(tokens, 0, tokens.length).holds(plus)) return tokens;
  const said: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    said.push(token);
    const number = tokens[at + 1];
    if (token.text !== '+' || !isGrowing(tokens, at)) continue;
    const times = number?.kind === 'number' && tokens[at + 2]?.times === true;
    let from = times ? at + 2 : at + 1;
    if (/^(?:your|the)$/.test(tokens[from]?.text ?? '')) from += 1;
    const found = wordAt(words, tokens, from, tokens.length, ['counter']);
    if (found === undefined) continue;
    said.push(times ? number : numberLike(token, 1));
    said.push(wordLike(token, 'per'), ...tokens.slice(from, found.to).map((one) => ({ ...one, times: false })));
    at = found.to - 1;
  }
  return said;
}

/** Whether a plus stands behind a number of something that may be more. */
const isGrowing = (tokens: readonly Token[], at: number): boolean =>
  /^(?:dmg|damage)$/.test(tokens[at - 1]?.text ?? '') ||
  (tokens[at - 1]?.kind === 'number' && sizes.test(tokens[at - 2]?.text ?? ''));

import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const full = 'full|max|maximum health|hp';

/** `Enemies with less than full health`, `if the target is below full health`: those who are not at full health. */
export function belowFull(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const had = cursor.takeAny(`has|have less|fewer|lower than ${full}`, `is|are below|under ${full}`);
    if (!had && !cursor.takeAny(`with less|fewer|lower than ${full}`, `below|under ${full}`)) continue;
    const like = tokens[at] as Token;
    const one = /^(?:has|is)$/.test(like.text) ? 'is' : 'are';
    const said = `${had ? '' : 'that '}${one} not at full health`;
    return [...tokens.slice(0, at), ...wordsLike(like, said), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
belowFull.needs = oneOf('full max maximum');

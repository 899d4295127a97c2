import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Destroy your Turret. Heal equal to the hp it had`, `heal the health it had left`: its health. */
export function healthItHad(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  // Of whoever was harmed it could be as much as it had before, or afterwards.
  const goes = before.some(({ text }) => /^(?:destroy|sacrifice|kill)$/.test(text));
  if (!goes || before.some(({ text }) => /^(?:dmg|damage)$/.test(text))) return undefined;
  for (let at = 1; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('the|its|their remaining? hp|health it|they had')) continue;
    cursor.take('left|remaining');
    const by = tokens[at - 1]?.text === 'by' ? at - 1 : at;
    const like = tokens[at] as Token;
    const equal = tokens[at - 1]?.text === 'to' ? [] : wordsLike(like, 'equal to');
    return [...tokens.slice(0, by), ...equal, ...wordsLike(like, 'its health'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}

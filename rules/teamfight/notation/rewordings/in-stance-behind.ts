import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const numbered = /^(?:dmg|damage|def|crit|range|speed|overshield)$/;
const effects = /^(?:push|pull|heal|heals|move|fly)$/;

/** `2dmg, +1dmg in Bear stance`, `2dmg (4dmg in Bear stance)`: if one is in it. */
export function inStanceBehind(tokens: readonly Token[], context: Context): Token[] | undefined {
  for (let at = 2; at < tokens.length; at++) {
    const token = tokens[at] as Token;
    if (token.text !== 'in' && !(token.text === 'while' && tokens[at + 1]?.text === 'in')) continue;
    const from = token.text === 'in' ? at + 1 : at + 2;
    const [before, number] = [tokens[at - 1], tokens[at - 2]];
    const isNumber =
      (numbered.test(before?.text ?? '') && number?.kind === 'number') ||
      (before?.kind === 'number' && effects.test(number?.text ?? ''));
    const found = isNumber ? wordAt(context.words, tokens, from, tokens.length, ['stance']) : undefined;
    if (found === undefined) continue;
    const behind = new Cursor(tokens, found.to, tokens.length);
    if (!behind.done && !behind.sees(',|and|)|.')) continue;
    return [...tokens.slice(0, at), wordLike(token, 'if'), ...tokens.slice(token.text === 'in' ? at : at + 1)];
  }
  return undefined;
}
inStanceBehind.needs = oneOf('in');

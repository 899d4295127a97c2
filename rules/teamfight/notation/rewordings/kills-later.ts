import { couldKill } from '../occasions/kill-asked.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `If you kill them, gain 1 Coin`, behind what cannot kill at once: when you do. */
export function killsLater(tokens: readonly Token[], before: readonly Token[]): Token[] | undefined {
  const [first, ...rest] = tokens;
  if (first?.text !== 'if' || couldKill(before)) return undefined;
  const cursor = new Cursor(tokens, 1, tokens.length);
  const said = cursor.takeAny('you kill it|them', 'you kill the? target', 'they|it die|dies', 'the? target dies');
  return said && cursor.sees(',|:') ? [wordLike(first, 'when'), ...rest] : undefined;
}

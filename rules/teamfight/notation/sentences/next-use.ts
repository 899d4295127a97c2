import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `The next time you use a default ability, +1dmg`, `the next time you attack this turn, it has +1 crit`: what is said of that ability. */
export function nextUse(tokens: readonly Token[]): Token[] | undefined {
  const [first] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (first === undefined || !cursor.take('the? next time you')) return undefined;
  const kind = cursor.takeAny('use|make a default ability|attack')
    ? 'your next default ability'
    : cursor.takeAny('attack', 'make an attack')
      ? 'your next attack'
      : undefined;
  if (kind === undefined) return undefined;
  const soon = cursor.takeAny('this turn', 'in this turn') ? ' this turn' : '';
  cursor.take(',');
  if (cursor.takeAny('it', 'that attack|ability')) {
    if (!cursor.sees('has|deals|is|gains')) return undefined;
    return [...wordsLike(first, `${kind}${soon}`), ...tokens.slice(cursor.at)];
  }
  if (!cursor.sees('+ #')) return undefined;
  return [...wordsLike(first, `${kind}${soon} has`), ...tokens.slice(cursor.at)];
}

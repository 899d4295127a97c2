import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Your summons can't die until your next turn (minimum 1 health)`: which is what is left to whoever cannot die. */
export function cannotDie(tokens: readonly Token[]): readonly Token[] | undefined {
  const die = tokens.findIndex(
    ({ text }, at) => text === 'die' && /^(?:can't|cannot)$/.test(tokens[at - 1]?.text ?? ''),
  );
  if (die < 1) return undefined;
  for (let at = die + 1; at < tokens.length; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    const said = cursor.takeAny(
      '( min|minimum of? # health|hp? )',
      '( at least # health|hp )',
      '( they|you|it stay|stays|remain|remains at # health|hp )',
      ', min|minimum of? # health|hp',
    );
    if (said && cursor.numbers[0] === 1) return [...tokens.slice(0, at), ...tokens.slice(cursor.at)];
  }
  return undefined;
}
cannotDie.needs = oneOf("can't cannot");

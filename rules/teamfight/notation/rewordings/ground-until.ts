import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

const area = 'area|line|path|square|burst|field';

/** `Until your next turn, the area has Hazard: 1dmg`, `until your next turn the area becomes Mud`: how long it lies is said behind what it becomes. */
export function groundUntil(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex((_, n) => {
    const ground = new Cursor(tokens, n, tokens.length);
    if (
      !ground.takeAny(
        `the|this|that ${area}`,
        `each|all? of? the? spaces|space in|of it`,
        `each|all? of? the? spaces|space in|of the|this|that ${area}`,
      )
    )
      return false;
    return ground.sees('has|have hazard') || ground.sees('becomes|become|gains|gain');
  });
  if (at < 3) return undefined;
  const end = tokens[at - 1]?.text === ',' ? at - 1 : at;
  const until = tokens.slice(0, end);
  return until.some(({ text }) => text === ',') ? undefined : [...tokens.slice(at), ...until];
}
groundUntil.begins = beginning('until|till');
groundUntil.needs = oneOf('becomes become gains gain hazard');

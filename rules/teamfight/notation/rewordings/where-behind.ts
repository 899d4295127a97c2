import { beginning, Cursor } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';

/** `Units can't be healed in range 2 of you`, `enemies are Slowed while adjacent to you`: where they are stands with who they are. */
export function whereBehind(tokens: readonly Token[]): Token[] | undefined {
  if (!/^(?:units|enemies|allies|heroes|summons)$/.test(tokens[0]?.text ?? '')) return undefined;
  const does = new Cursor(tokens, 1, tokens.length);
  if (!does.takeAny("cannot|can't be healed|moved|pushed|pulled|stunned", "cannot|can't heal|react", 'are|have'))
    return undefined;
  for (let at = does.at; at < tokens.length; at++) {
    const place = new Cursor(tokens, at, tokens.length);
    place.take('while');
    const from = place.at;
    if (!place.takeAny('in|within range # of you', 'in|within range #', 'adjacent to you')) continue;
    if (!place.done) return undefined;
    return [tokens[0] as Token, ...tokens.slice(from), ...tokens.slice(1, at)];
  }
  return undefined;
}
whereBehind.begins = beginning('units|enemies|allies|heroes|summons');

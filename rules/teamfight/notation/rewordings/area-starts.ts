import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Line 3 starting in its space, 3dmg`, `burst 1 from that space, 2dmg`: drawn from there, or around it. */
export function areaStarts(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length - 3; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('line|burst #')) continue;
    const head = cursor.at;
    const isStart = cursor.takeAny(',? starting|originating|beginning from|in|at|on', 'from');
    const plain = cursor.tokens[head]?.text === 'from';
    const like = tokens[head];
    if (like === undefined || !isStart) continue;
    const isBurst = tokens[at]?.text === 'burst';
    if (plain && !(isBurst && cursor.sees('its|that|the|their space|spot|position'))) continue;
    return [...tokens.slice(0, head), wordLike(like, isBurst ? 'around' : 'from'), ...tokens.slice(cursor.at)];
  }
  return undefined;
}

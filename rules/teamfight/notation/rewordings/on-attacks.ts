import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** What stands before a change that is somebody's own, and not one of the roll that the sentence is about. */
const before = /^(?:have|has|gain|gains|get|gets|and|:)$/;

/**
 * `+1 crit on attacks against Slowed enemies`, `+1 damage with attacks while Invisible`: against those, or while that holds; a number to crits is of
 * attacks anyway. `-1def on attacks against ...` is what your attacks meet, and not your own def.
 */
export function onAttacks(tokens: readonly Token[]): Token[] | undefined {
  for (let at = 0; at < tokens.length; at++) {
    const behind = tokens[at - 1]?.text ?? ':';
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('+|- #') || !(before.test(behind) || isBehindTime(tokens, at))) continue;
    const def = cursor.take('def');
    if (!def && !cursor.take('crit|damage|dmg')) continue;
    const number = cursor.at;
    if (!cursor.take('on|with|for all|any|your|their|its? attack? attacks|rolls')) continue;
    const then = cursor.at;
    const far =
      cursor.sees('beyond range') || cursor.sees('from|at range # or more|further') || cursor.sees('from|at range # +');
    if (!far && !cursor.sees('against|vs|versus|while|if')) return undefined;
    const like = tokens[at] as Token;
    if (def) {
      const own = at - 2 >= 0 && tokens[at - 2]?.text === 'you' && /^(?:have|gain|get)$/.test(behind) ? at - 2 : at;
      if (own === at && at > 0 && !isBehindTime(tokens, at)) return undefined;
      return [
        ...tokens.slice(0, own),
        ...wordsLike(like, 'your attacks have'),
        ...tokens.slice(at, number),
        ...(far ? wordsLike(like, 'against units') : []),
        ...tokens.slice(then),
      ];
    }
    const where =
      tokens[then]?.text === 'from' ? [...wordsLike(like, 'at'), ...tokens.slice(then + 1)] : tokens.slice(then);
    return [...tokens.slice(0, number), ...(far ? wordsLike(like, 'against units') : []), ...where];
  }
  return undefined;
}
onAttacks.needs = oneOf('attacks rolls');

/** `Until the end of your turn, +1 crit ...`. */
const isBehindTime = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.text === ',' && /^(?:turn|round|game|rest)$/.test(tokens[at - 2]?.text ?? '');

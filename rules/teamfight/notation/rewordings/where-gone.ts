import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Fly to an empty space in range 4`, `teleport to any free space`: one's own way to a space that is chosen. */
const youGo =
  /^\s*(?:then )?(?:you )?(?:may |can )?(?:fly|teleport|leap|jump|move|dash|blink) (?:up to \d+ )?to (?:an?|any|one) (?:\w+ )?space\b[^,;:]*$/i;

/** `Place the target in an empty space`, where it is then. */
const targetGoes =
  /^\s*(?:then )?(?:place|put|throw|toss|move|teleport) (?:the target|them|it|the unit|that unit) (?:in|into|on|onto|to) (?:an?|any|one) (?:\w+ )?space\b[^,;:]*$/i;

/** `Fly to an empty space. Enemies in burst 1 of it, 3dmg`: whoever has gone there is in that space. */
export function whereGone(tokens: readonly Token[], source: string): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      (text === 'burst' && isThere(new Cursor(tokens, n, tokens.length), 'burst #')) ||
      (text === 'adjacent' && isThere(new Cursor(tokens, n, tokens.length), 'adjacent')),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const last = source
    .slice(0, tokens[0]?.from)
    .trimEnd()
    .replace(/[.;]$/, '')
    .split(/[.;\n]/)
    .at(-1);
  const who =
    last === undefined ? undefined : youGo.test(last) ? 'you' : targetGoes.test(last) ? 'the target' : undefined;
  if (who === undefined) return undefined;
  // Of "units in burst 1 of it" whoever stands there could be one.
  if (who === 'you' && !new Cursor(tokens, 0, tokens.length).holds(enemies)) return undefined;
  const area = new Cursor(tokens, at, tokens.length);
  area.takeAny('burst #', 'adjacent');
  const said = area.at;
  area.takeAny(...there);
  const joint = tokens[said - 1]?.text === 'adjacent' ? 'to' : 'of';
  const around = who === 'you' && joint === 'of' ? [] : wordsLike(like, `${joint} ${who}`);
  return [...tokens.slice(0, said), ...around, ...tokens.slice(area.at)];
}
whereGone.needs = oneOf('burst adjacent');

const enemies = oneOf('enemies enemy others other');

const there = ['of|to|around it', 'of|to|around that|the space'];

const isThere = (cursor: Cursor, shape: string): boolean => cursor.take(shape) && cursor.takeAny(...there);

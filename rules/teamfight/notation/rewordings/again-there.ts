import type { Context } from '../context.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const again = [
  'this ability|attack|effect? repeats on|in|over|along',
  'repeat this ability|attack|effect? on|in|over|along',
  'this ability|attack|effect? is repeated on|in|over|along',
  'repeat on|in|over|along',
] as const;
const there = [
  'the same line|path|area|burst|spaces|square|space',
  'that same? line|path|area|burst|square',
  'those same? spaces',
] as const;

/** `Line 5, 2dmg. At the start of your next turn, this ability repeats on the same line`: whoever is there then has the same done to them. */
export function againThere(
  tokens: readonly Token[],
  { laid, drawn, slot }: Context,
  before: readonly Token[],
): Token[] | undefined {
  if (!laid || (slot !== 'ability' && slot !== 'default')) return undefined;
  const at = tokens.findIndex(({ text }, n) => n > 0 && /^(?:this|repeat)$/.test(text) && tokens[n - 1]?.text === ',');
  const cursor = new Cursor(tokens, at, tokens.length);
  if (at < 0 || !cursor.takeAny(...again) || !cursor.takeAny(...there)) return undefined;
  // "Ignoring walls" would be more spaces than were reached before.
  if (!cursor.done) return undefined;
  const done = doneInArea(before);
  const like = tokens[at] as Token;
  return (
    done && [
      ...tokens.slice(0, at),
      ...wordsLike(like, `${done.who} in the ${drawn ? 'line' : 'area'} ,`),
      ...done.does,
    ]
  );
}

/** `Infinite line, 3dmg`, `enemies in burst 2, 1dmg, Slow`: whom the one area of the text meets, and what it does to them. */
function doneInArea(before: readonly Token[]) {
  const from = before.findLastIndex(({ kind }) => kind === 'line') + 1;
  const said = before.slice(from);
  const head = new Cursor(said, 0, said.length);
  const side = head.takeAny('enemies|allies in') ? said[0]?.text : undefined;
  if (side === undefined) head.takeAny('all units? in');
  head.takeAny('range # ,?', 'unlimited|infinite range ,?');
  if (!head.takeAny('# x #', 'line|path|burst #', 'unlimited|infinite line', 'line unlimited|infinite'))
    return undefined;
  if (!head.take(',')) return undefined;
  const does = said.slice(head.at);
  const isPlain = does.every(({ text, kind }) => kind === 'number' || kind === 'word' || text === ',' || text === '+');
  const more = does.some(({ text }) =>
    /^(?:you|your|if|then|place|becomes?|space|spaces|may|choose|range|in)$/.test(text),
  );
  return isPlain && !more && does.length > 0 ? { who: side ?? 'units', does } : undefined;
}

import type { Context } from '../context.ts';
import { lastLost } from '../occasions/tokens-lost.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { About } from './rewording.ts';

/**
 * `1 or 2 Coins: Slow.`, `3+: Stun.`, in lines of their own behind what takes these away: what comes of so many. Whose they were is said there.
 */
export function byHowMany(
  tokens: readonly Token[],
  context: Context,
  { before, bullet, source }: About,
): Token[] | undefined {
  const [like] = tokens;
  const above = before.at(-1);
  if (like === undefined || above === undefined || bullet) return undefined;
  if (!source.slice(above.to, like.from).includes('\n')) return undefined;
  const lost = lastLost(before, context.words);
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (lost === undefined || !cursor.takeAny('# or #', '# or more', '# +', '#')) return undefined;
  const { at } = cursor;
  const named = wordAt(context.words, tokens, at, tokens.length, ['counter', 'token']);
  if (named?.word === lost.word) cursor.at = named.to;
  else if (isShort(tokens[at]?.text, lost.word.name)) cursor.at = at + 1;
  if (!cursor.take(':') || cursor.done) return undefined;
  const who = lost.theirs ? 'if they lost' : 'if you lost';
  return [
    ...wordsLike(like, who),
    ...tokens.slice(0, at),
    ...lost.name,
    ...wordsLike(like, ','),
    ...tokens.slice(cursor.at),
  ];
}
byHowMany.begins = beginning('#');
byHowMany.needs = oneOf(':');

/** `points`, of a Combo Point. */
function isShort(said: string | undefined, name: string): boolean {
  const words = name.toLowerCase().split(' ');
  const last = words.at(-1) ?? '';
  return words.length > 1 && said !== undefined && (said === last || said === `${last}s`);
}

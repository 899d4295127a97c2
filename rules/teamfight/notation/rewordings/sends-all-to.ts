import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `Teleport all your Crows to empty spaces in range 1 of an enemy in LoS`: that enemy is chosen first, and they go there. */
export function sendsAllTo(tokens: readonly Token[], context: Context, { source }: About): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || !cursor.take('teleport all|each? of? your')) return undefined;
  // "If it is an enemy" behind it could be of whoever goes there.
  if (/[^\s.]/.test(source.slice(tokens.at(-1)?.to))) return undefined;
  const to = tokens.findIndex(({ text }, at) => /^(?:to|next|adjacent)$/.test(text) && at >= cursor.at);
  if (to < 2) return undefined;
  const where = new Cursor(tokens, to, tokens.length);
  const isThere = where.takeAny(
    'to an|any? empty? space|spaces in|within range # of',
    'to an|any? empty? space|spaces adjacent|next to',
    'adjacent|next to',
  );
  const from = where.at;
  if (!isThere || !where.sees('a|an|one')) return undefined;
  const whom = new Cursor(tokens, from, tokens.length);
  const found = noun(whom, context);
  if (found === undefined || found.ref !== undefined || found.many !== 'one' || !(whom.done || whom.sees('.')))
    return undefined;
  return [
    ...tokens.slice(from + 1, whom.at),
    wordLike(like, ','),
    ...tokens.slice(0, from),
    ...wordsLike(like, 'the target'),
    ...tokens.slice(whom.at),
  ];
}
sendsAllTo.begins = beginning('teleport');
sendsAllTo.needs = oneOf('your');

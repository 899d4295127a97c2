import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `2dmg to an enemy`: how much. */
const harms = (cursor: Cursor): Token | undefined =>
  cursor.try(() => {
    cursor.take('deal|deals');
    if (!cursor.take('# dmg|damage to an|one enemy')) return undefined;
    return cursor.tokens[cursor.at - 5];
  });

/** `heal 2 to an ally`, `heal an ally for 2`: how much. */
const heals = (cursor: Cursor): Token | undefined =>
  cursor.try(() => {
    if (cursor.take('heal # to|on an|one ally')) return cursor.tokens[cursor.at - 4];
    return cursor.take('heal an|one ally for? #') ? cursor.before : undefined;
  });

/** `Range 4, 2dmg to an enemy or heal 2 to an ally`: whoever is chosen takes the one or has the other. */
export function eitherSide(tokens: readonly Token[]): Token[] | undefined {
  const or = tokens.findIndex(({ text }) => text === 'or');
  const from = tokens.findLastIndex(({ text }, n) => n < or - 1 && /^[,:]$/.test(text)) + 1;
  const like = tokens[from];
  if (from === 0 || like === undefined) return undefined;
  const cursor = new Cursor(tokens, from, tokens.length);
  const first = harms(cursor);
  const healed = first ? undefined : heals(cursor);
  if (!cursor.takeAny(', or', 'or')) return undefined;
  const dealt = first ?? harms(cursor);
  const given = healed ?? heals(cursor);
  if (dealt === undefined || given === undefined || !cursor.done) return undefined;
  return [
    ...tokens.slice(0, from),
    ...wordsLike(like, 'an enemy takes'),
    dealt,
    ...wordsLike(like, 'dmg or an ally heals'),
    given,
  ];
}
eitherSide.needs = oneOf('or');

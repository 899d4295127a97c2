import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `2x damage to summons`, `double damage to Slowed units`, as a passive: what you deal. */
export function doubleDamage(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  cursor.take('deal');
  if (like === undefined || slot !== 'passive') return undefined;
  if (!cursor.takeAny('double damage|dmg', '2 x damage|dmg', 'x 2 damage|dmg') || !cursor.takeAny('to', 'against'))
    return undefined;
  const whom = tokens.slice(cursor.at);
  const size = cursor.sees('size #') ? wordsLike(like, 'units that are') : [];
  return [...wordsLike(like, 'you deal double damage to'), ...size, ...whom];
}
doubleDamage.begins = beginning('deal|double|2|x');

/** `2x damage to size 2+`: to units of that size. */
export function toSize(tokens: readonly Token[], _: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }, n) => text === 'size' && /^(?:to|against)$/.test(tokens[n - 1]?.text ?? ''));
  const like = tokens[at];
  if (like === undefined || tokens[at + 1]?.kind !== 'number') return undefined;
  if (tokens.slice(at).some(({ text }) => /^(?:units?|enem(?:y|ies)|all(?:y|ies)|heroe?s?|targets?)$/.test(text)))
    return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'units that are'), ...tokens.slice(at)];
}
toSize.needs = oneOf('size');

import type { Context } from '../context.ts';
import { noun } from '../nouns/noun.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const during = oneOf('while when if');
const places = 'in|within|on|adjacent|next|beyond';
const health = 'below|above|under|at half|full|#';

/**
 * `Your Wolf has Armor while adjacent to you`, `enemies take +1 damage if in Mud`, `until your next turn, allies deal +1 damage if adjacent to you`:
 * of those who are there. Each of them is asked by itself.
 */
export function whileThere(tokens: readonly Token[], context: Context): Token[] | undefined {
  const comma = tokens[0]?.text === 'until' ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  if (comma === 0) return whoIsThere(tokens, context, false);
  const said = whoIsThere(tokens.slice(comma), context, true);
  return said && [...tokens.slice(0, comma), ...said];
}
whileThere.needs = during;

function whoIsThere(tokens: readonly Token[], context: Context, ends: boolean): Token[] | undefined {
  // "Place a Totem in range 2. Allies have Armor while adjacent to it".
  const isOfPiece = context.marker !== undefined && tokens.findLast(({ text }) => text !== '.')?.text === 'it';
  if (context.slot !== 'passive' && !isOfPiece && !ends) return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (cursor.lacks(during)) return undefined;
  const at = tokens.findLastIndex(({ text }) => during.words.has(text));
  const who = noun(cursor, context);
  if (who === undefined || who.ref !== undefined || cursor.at >= at || who.range || who.area) return undefined;
  const so = new Cursor(tokens, at + 1, tokens.length);
  so.takeAny('they|it are|is');
  const like = tokens[at] as Token;
  const where = tokens.slice(so.at);
  if (where.some(({ text }) => text === ',' || text === 'and')) return undefined;
  // "Your Wolves have +1 speed, and Armor while adjacent to you": of the last, or of both.
  if (tokens.slice(cursor.at, at).some(({ text }) => text === ',')) return undefined;
  const state = wordAt(context.words, tokens, so.at, tokens.length, ['condition', 'token']);
  const isState = state?.to === tokens.length || (state !== undefined && tokens[state.to]?.text === '.');
  // "Enemies in range 2 take +1 damage while adjacent to an ally" names two places of theirs.
  if (!isState && (who.who.places !== undefined || !(so.sees(places) || so.sees(health)))) return undefined;
  return [
    ...tokens.slice(0, cursor.at),
    ...(isState ? wordsLike(like, 'that are') : []),
    ...where,
    ...tokens.slice(cursor.at, at),
  ];
}

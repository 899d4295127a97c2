import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

/** `If your Book is on the map, remove it`: without one nothing goes anyway. */
export const ifOnMap: Rewording = (tokens, { words }) => {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || !cursor.take('if')) return undefined;
  const article = cursor.take('your|the|a|an') ? cursor.before : undefined;
  const from = cursor.at;
  const piece = wordAt(words, tokens, from, tokens.length, ['marker']);
  if (piece === undefined || piece.word.fields.object) return undefined;
  cursor.at = piece.to;
  const name = tokens.slice(from, piece.to);
  cursor.take('marker');
  if (!cursor.takeAny('is on the map|board ,', 'is in play ,')) return undefined;
  const verb = cursor.take('remove|destroy|discard') ? cursor.before : undefined;
  if (verb === undefined || !(cursor.take('it') || cursor.take('the|that marker'))) return undefined;
  const any = article !== undefined && /^an?$/.test(article.text);
  return [verb, any ? article : wordLike(like, 'your'), ...name, ...tokens.slice(cursor.at)];
};

/**
 * `If your Egg is on the map, at the start of your next turn, resurrect in its space with full health and destroy it`: in the space of your Egg, without
 * which nobody comes back.
 */
export function livesAgainThere(tokens: readonly Token[], { words, dead }: Context): Token[] | undefined {
  if (dead !== 'you') return undefined;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (!cursor.take('if your')) return undefined;
  const piece = wordAt(words, tokens, cursor.at, tokens.length, ['marker']);
  if (piece === undefined) return undefined;
  const name = tokens.slice(cursor.at, piece.to);
  cursor.at = piece.to;
  if (!cursor.take('is on the map|board ,') && !cursor.take('is in play ,')) return undefined;
  const lives = tokens.findIndex(({ text }, at) => at >= cursor.at && /^(?:resurrect|respawn|revive)$/.test(text));
  const where = new Cursor(tokens, lives + 1, tokens.length);
  if (lives < 0 || !where.takeAny('in|at its space|place', 'on it')) return undefined;
  const like = tokens[lives] as Token;
  return [...tokens.slice(cursor.at, lives + 1), ...wordsLike(like, 'on your'), ...name, ...tokens.slice(where.at)];
}
livesAgainThere.begins = beginning('if');
livesAgainThere.needs = oneOf('resurrect respawn revive');

import { Cursor } from '../words/cursor.ts';
import { wordLike } from '../words/token.ts';
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

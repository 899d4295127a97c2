import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';

const blocks = oneOf('block blocks');

/** `Mist does not block your line of sight`, `walls don't block your LoS`: as who sees through it says it. */
export function seesPast(tokens: readonly Token[], { words }: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const like = tokens[0];
  if (like === undefined || cursor.lacks(blocks)) return undefined;
  cursor.take('your|the');
  const from = cursor.at;
  const walls = cursor.take('walls|terrain');
  const piece = walls ? undefined : wordAt(words, tokens, from, tokens.length, ['marker']);
  if (!walls && piece === undefined) return undefined;
  cursor.at = piece?.to ?? cursor.at;
  cursor.take('marker|markers|object|objects');
  const named = tokens.slice(from, cursor.at);
  if (!cursor.takeAny("don't|doesn't|never block|blocks", 'do|does not block')) return undefined;
  const yours = cursor.take('your');
  if (!cursor.takeAny('los|sight', 'line of sight')) return undefined;
  if (!yours && !cursor.takeAny('for|of you')) return undefined;
  const allies = !yours && cursor.takeAny('and|or your? allies|team');
  if (cursor.sees('and|or|in|within|while|when|if')) return undefined;
  const who = allies ? 'you and your allies see through' : 'you see through';
  return [...wordsLike(like, who), ...named, ...tokens.slice(cursor.at)];
}
seesPast.needs = blocks;

import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const verbs = /^(?:pull|push|move|teleport|heal|fly|destroy|kill)$/;

/** `Pull a Drone up to 4`, `heal a Drone 2`, of what no other hero summons: one of one's own. */
export const oneOfOwn: Rewording = (tokens, { words, bearer }) => {
  const at = tokens.findIndex(
    ({ text }, n) => (text === 'a' || text === 'an') && verbs.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  // "An ally may pull a Drone" could pull anybody's.
  const begins = at === 1 || /^(?:,|:|and|then|may)$/.test(tokens[at - 2]?.text ?? '');
  const found = begins ? wordAt(words, tokens, at + 1, tokens.length, ['summon']) : undefined;
  const owners = found?.word.owners ?? [];
  if (found === undefined || owners.length > 1 || (owners.length === 1 && owners[0] !== bearer)) return undefined;
  const behind = new Cursor(tokens, found.to, tokens.length);
  if (!behind.sees('up|#|to|then|,|.|and|towards') && !behind.done) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'one of your'), ...tokens.slice(at + 1)];
};

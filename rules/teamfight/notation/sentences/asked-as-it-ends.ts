import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

const ends = 'at the? end of the|your|this? turn';

/** `If you killed a hero this turn, heal 2 at the end of the turn`: what happens until that turn ends counts, so it is asked then. */
export function askedAsItEnds(tokens: readonly Token[]): Token[] | undefined {
  const [like] = tokens;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (like?.text !== 'if' || comma < 4 || tokens[comma - 1]?.text !== 'turn' || tokens[comma - 2]?.text !== 'this')
    return undefined;
  for (let at = comma + 2; at < tokens.length - 2; at++) {
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take(ends) || !cursor.done) continue;
    return [...tokens.slice(at), ...wordsLike(like, ','), ...tokens.slice(0, at)];
  }
  return undefined;
}
askedAsItEnds.begins = beginning('if');

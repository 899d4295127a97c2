import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Pushed into a wall, 1dmg`, `pushed into a unit: Stun`, behind a push: if they are. */
export function pushedInto(tokens: readonly Token[]): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.take('pushed|pulled into a|an|another? wall|unit|enemy|ally|obstacle|object'))
    return undefined;
  cursor.takeAny('or a|an|another? wall|unit|enemy|ally|obstacle|object', 'or wall|unit');
  const to = cursor.at;
  if (!cursor.take(',|:') || cursor.done) return undefined;
  return [wordLike(like, 'if'), ...tokens.slice(0, to), wordLike(like, ','), ...tokens.slice(to + 1)];
}
pushedInto.begins = beginning('pushed|pulled');

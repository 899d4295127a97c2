import type { Context } from '../context.ts';
import { beginning, Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Grab an enemy in range 1, 3dmg, put them behind you`: how somebody is chosen with whom more is done. */
export function seizes(tokens: readonly Token[], _: Context): Token[] | undefined {
  const cursor = new Cursor(tokens, 0, tokens.length);
  const [like] = tokens;
  if (like === undefined || !cursor.takeAny('grab|seize|snatch|catch', 'take hold of', 'pick up')) return undefined;
  if (!cursor.sees('a|an|one adjacent? enemy|ally|unit|hero|summon|target')) return undefined;
  // Bare it could be that they are held.
  const goesOn = tokens.findIndex(({ text }) => /^(?:,|and|then|:)$/.test(text));
  return goesOn < 0 || goesOn > tokens.length - 2 ? undefined : [wordLike(like, 'target'), ...tokens.slice(cursor.at)];
}
seizes.begins = beginning('grab|seize|snatch|catch|take|pick');

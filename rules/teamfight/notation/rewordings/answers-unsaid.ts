import { type Context, within } from '../context.ts';
import { happening } from '../occasions/happening.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

/** `Instant: Ally in range 4 is targeted: swap places with them`: what it answers, without "when". */
export function answersUnsaid(tokens: readonly Token[], context: Context): Token[] | undefined {
  const [like] = tokens;
  if (!context.opening || !context.anyTurn || like === undefined || /^when(?:ever)?$/.test(like.text)) return undefined;
  const to = tokens.findIndex(({ text }) => text === ':');
  const said = new Cursor(tokens, 0, to);
  const set = happening(said, within(context, { opening: false }));
  return set !== undefined && said.done ? [wordLike(like, 'when'), ...tokens] : undefined;
}

import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `Their space and all spaces adjacent to them become Mud`: burst 1 of them does. */
export function spaceAndAround(tokens: readonly Token[]): Token[] | undefined {
  const from = tokens.findIndex((_, at) => at <= 2 && (at === 0 || tokens[at - 1]?.text === ',') && whose(tokens, at));
  const like = tokens[from];
  const who = like && whose(tokens, from);
  if (like === undefined || who === undefined) return undefined;
  const cursor = new Cursor(tokens, who.to, tokens.length);
  if (
    !cursor.takeAny(
      'and all|each|every? of? the? adjacent spaces|space',
      'and the spaces adjacent',
      'and all|each|every? of? the? spaces|space adjacent|around',
    )
  )
    return undefined;
  const behind = cursor.before?.text ?? '';
  const said = cursor.takeAny('to them|it|you|that', 'to the target', 'them|it|you');
  if (behind === 'around' && !said) return undefined;
  if (!cursor.take('become|becomes|are|is')) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, `burst one of ${who.of} becomes`), ...tokens.slice(cursor.at)];
}

/** Whose space it is, and where that ends. */
function whose(tokens: readonly Token[], at: number): { readonly of: string; readonly to: number } | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (cursor.take('their space')) return { of: 'them', to: cursor.at };
  if (cursor.take('its space')) return { of: 'it', to: cursor.at };
  if (cursor.take("the target's space")) return { of: 'the target', to: cursor.at };
  if (cursor.take('your space')) return { of: 'you', to: cursor.at };
  return cursor.take('that|the space') ? { of: 'that space', to: cursor.at } : undefined;
}

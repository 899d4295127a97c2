import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';
import type { About } from './rewording.ts';

/** `Their space and all spaces adjacent to them become Mud`: burst 1 of them does. */
export function spaceAndAround(
  tokens: readonly Token[],
  { slot, dead }: Context,
  { before }: About,
): Token[] | undefined {
  const from = tokens.findIndex((_, at) => at <= 2 && (at === 0 || tokens[at - 1]?.text === ',') && whose(tokens, at));
  const like = tokens[from];
  const who = like && whose(tokens, from);
  if (like === undefined || who === undefined) return undefined;
  // Of a summon whose own card says nothing else before it.
  const isOwn = who.of === 'you' || (who.of === 'it' && slot === 'passive' && from === 0 && before.length === 0);
  const cursor = new Cursor(tokens, who.to, tokens.length);
  // "Your space and burst 2": the burst has it in it.
  const far = cursor.takeAny('and all? burst #', 'and all|every spaces? in burst #')
    ? tokens[cursor.at - 1]
    : undefined;
  if (
    far === undefined &&
    !cursor.takeAny(
      'and all|each|every? of? the? adjacent empty|unoccupied? spaces|space',
      'and the spaces adjacent',
      'and all|each|every? of? the? empty|unoccupied? adjacent? spaces|space adjacent|around?',
    )
  )
    return undefined;
  const isEmpty = tokens.slice(who.to, cursor.at).some(({ text }) => /^(?:empty|unoccupied)$/.test(text));
  const behind = cursor.before?.text ?? '';
  const said =
    far === undefined
      ? cursor.takeAny('to them|it|you|that', 'to the target', 'them|it|you')
      : cursor.takeAny('of|around them|it|you|that', 'of|around the target');
  if (behind === 'around' && !said) return undefined;
  if (!cursor.take('become|becomes|are|is')) return undefined;
  const rest = tokens.slice(cursor.at);
  const around = isOwn ? 'burst one' : `burst one of ${who.of}`;
  const saying = (words: string): Token[] => [...tokens.slice(0, from), ...wordsLike(like, words), ...rest];
  if (far !== undefined) {
    const of = isOwn ? [] : wordsLike(like, `of ${who.of}`);
    return [...tokens.slice(0, from), wordLike(like, 'burst'), far, ...of, wordLike(like, 'becomes'), ...rest];
  }
  if (!isEmpty) return saying(`${around} becomes`);
  // Whoever has died leaves an empty space.
  if (isOwn && dead === 'you') return saying(`each empty space in ${around} becomes`);
  const name = rest.filter(({ text }, n) => text !== '.' || n < rest.length - 1);
  return [
    ...saying(`${isOwn ? 'your' : who.of === 'the target' ? "the target's" : 'their'} space becomes`).slice(
      0,
      -rest.length,
    ),
    ...name,
    ...wordsLike(like, `, each empty space adjacent to ${isOwn ? 'you' : who.of} becomes`),
    ...rest,
  ];
}

/** `Burst 1 of the last space, 2dmg`, behind a line: that space is chosen, and the burst is around it. */
export function aroundTheLast(tokens: readonly Token[], { drawn }: Context): Token[] | undefined {
  if (!drawn) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'last' && tokens[n - 1]?.text === 'the');
  const [like] = tokens;
  if (at < 4 || like === undefined || !/^(?:of|around)$/.test(tokens[at - 2]?.text ?? '')) return undefined;
  const area = new Cursor(tokens, 0, at - 2);
  area.takeAny('enemies|allies|units|all|others in|within');
  if (!area.take('burst #') || !area.done) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.take('last space|square')) return undefined;
  cursor.takeAny('of|in|on the|that line|path', 'of|in|on it');
  if (!cursor.sees(',|:')) return undefined;
  return [...wordsLike(like, 'the last space ,'), ...tokens.slice(0, at - 2), ...tokens.slice(cursor.at)];
}
aroundTheLast.begins = beginning('burst|enemies|allies|units|all|others');
aroundTheLast.needs = oneOf('last');

/** Whose space it is, and where that ends. */
function whose(tokens: readonly Token[], at: number): { readonly of: string; readonly to: number } | undefined {
  const cursor = new Cursor(tokens, at, tokens.length);
  if (cursor.take('their space')) return { of: 'them', to: cursor.at };
  if (cursor.take('its space')) return { of: 'it', to: cursor.at };
  if (cursor.take("the? target's space")) return { of: 'the target', to: cursor.at };
  if (cursor.take('your space')) return { of: 'you', to: cursor.at };
  return cursor.take('that|the space') ? { of: 'that space', to: cursor.at } : undefined;
}

import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

const who = 'enemies|allies|units|heroes';
const actions = ['a|one standard|move|free action', 'their standard|move action'];
const beside = ['while adjacent to? this|it?', 'while next to? this|it?', 'when adjacent to? this|it?'];

/**
 * `Enemies can destroy this by spending a Standard Action while adjacent`, `enemies may spend a Move Action while adjacent to remove this`, in the text of
 * a piece: those beside it may spend that for it.
 */
export function whileAdjacent(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  if (like === undefined || slot !== 'marker' || !cursor.take(who) || !cursor.take('can|may')) return undefined;
  const said = (action: readonly Token[], does: readonly Token[]): Token[] => [
    like,
    ...wordsLike(like, 'adjacent to this may spend'),
    ...action,
    wordLike(like, 'to'),
    ...does,
  ];
  const from = cursor.at;
  if (cursor.take('spend')) {
    const action = cursor.at;
    if (!cursor.takeAny(...actions)) return undefined;
    const spent = tokens.slice(action, cursor.at);
    const near = cursor.takeAny('while|when adjacent|next to this|it', 'while|when adjacent');
    return near && cursor.take('to') && !cursor.done ? said(spent, tokens.slice(cursor.at)) : undefined;
  }
  const by = tokens.findIndex(({ text }, at) => at > from && text === 'by');
  const paying = new Cursor(tokens, Math.max(by, 0), tokens.length);
  if (by < 0 || !paying.take('by spending|using')) return undefined;
  const { at } = paying;
  if (!paying.takeAny(...actions)) return undefined;
  // In the order in which they stand now.
  const action = tokens.slice(at, paying.at).map(({ text }) => wordLike(like, text));
  return paying.takeAny(...beside) && paying.done ? said(action, tokens.slice(from, by)) : undefined;
}
whileAdjacent.needs = oneOf('while when');

/** `Explodes when an enemy enters: burst 1, 2dmg`, in the text of a piece: it goes then, and that comes of it. */
export function explodesWhen(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const [like] = tokens;
  const cursor = new Cursor(tokens, 0, tokens.length);
  cursor.take('this|it');
  if (like === undefined || slot !== 'marker' || !cursor.take('explodes|detonates') || !cursor.sees('when|whenever|if'))
    return undefined;
  const colon = tokens.findIndex(({ text }, at) => at > cursor.at && text === ':');
  if (colon < 0 || colon === tokens.length - 1) return undefined;
  return [...tokens.slice(cursor.at, colon), ...wordsLike(like, ', destroy this ,'), ...tokens.slice(colon + 1)];
}
explodesWhen.needs = oneOf('explodes detonates');

import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/**
 * `While adjacent to an ally, gain +1 speed`, `if you have 3 Coins, get Armor`, in a text that only stands: you have it as long as that is so. What has
 * an end of its own is given.
 */
export function gainedWhile(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  if (slot !== 'passive' && slot !== 'token' && slot !== 'condition') return undefined;
  const comma = tokens.findIndex(({ text }) => text === ',');
  if (comma < 2 || !asks.test(tokens[0]?.text ?? '') || !gainsState(tokens, comma)) return undefined;
  // "When you are hit, gain +1 speed" is told of a moment.
  if (tokens[0]?.text === 'when' && !tokens.slice(1, comma).some(({ text }) => states.test(text))) return undefined;
  const from = tokens[comma + 1]?.text === 'you' ? comma + 2 : comma + 1;
  const first = tokens[0] as Token;
  const asked = [first.text === 'when' ? wordLike(first, 'while') : first, ...tokens.slice(1, comma + 1)];
  return [...asked, ...wordsLike(tokens[from] as Token, 'you have'), ...tokens.slice(from + 1)];
}
gainedWhile.begins = beginning('while|if|when|as');

/** `gain +1 speed`, behind a comma: what one has by these words alone, and without an end. */
function gainsState(tokens: readonly Token[], comma: number): boolean {
  const from = tokens[comma + 1]?.text === 'you' ? comma + 2 : comma + 1;
  if (!/^(?:gain|get)$/.test(tokens[from]?.text ?? '') || !held.test(tokens[from + 1]?.text ?? '')) return false;
  return !tokens.slice(from).some(({ text }) => /^(?:until|till|for|this|next)$/.test(text));
}

const asks = /^(?:while|if|when|as)$/;
const held = /^(?:[+-]|armor|armour|resistance)$/;
const states = /^(?:at|below|have|in|on|within|adjacent)$/;

/** `When you have 3 or more Coins, gain +1 speed`: for as long, and not anew each time. */
export const gainedThen = ({ tokens, at, end }: Cursor): boolean =>
  gainsState(
    tokens.slice(0, end),
    tokens.findIndex(({ text }, index) => index > at && text === ','),
  );

/** Texts that only stand: nothing is used there. */
const standing: readonly Context['slot'][] = ['passive', 'token', 'condition', 'rules', 'map', 'marker', 'terrain'];

/** `Heroes gain +1dmg while adjacent to an ally`, in a text that stands: what they have as long. */
export function gainsWhile(tokens: readonly Token[], { slot }: Context): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'gain' || text === 'gains');
  const like = tokens[at];
  if (at < 0 || like === undefined || !standing.includes(slot)) return undefined;
  if (tokens.slice(0, at).some(({ text }) => text === ',' || text === ':')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('+|- # dmg|damage|speed|def|crit|range while')) return undefined;
  return [...tokens.slice(0, at), wordLike(like, like.text === 'gain' ? 'have' : 'has'), ...tokens.slice(at + 1)];
}
gainsWhile.needs = oneOf('gain gains');
gainsWhile.begins = beginning(
  'you|your|heroes|units|summons|a|an|any|each|every|all|allies|enemies|adjacent|it|they|this',
);

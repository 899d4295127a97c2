import type { Context } from '../context.ts';
import { beginning, Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

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

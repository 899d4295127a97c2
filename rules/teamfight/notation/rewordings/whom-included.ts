import type { Context } from '../context.ts';
import { oneOf } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const areas = /^(?:burst|line|path|x)$/;

/** Whom an ability may be about beside those in its area: a range is of that alone where it stands right before it. */
const others = ({ text }: Token, at: number, said: readonly Token[]): boolean =>
  /^(?:target|ally|allies)$/.test(text) ||
  (text === 'range' && !said.slice(at + 2, at + 5).some((one) => areas.test(one.text)));

/**
 * `Heal 1 for each enemy included`, `if no enemy was included`, behind an area of enemies or of all: those whom it hits, as nobody in an area is
 * missed (T-097, T-103). Who was chosen is included on a miss, too, and is no part of this.
 */
export function whomIncluded(
  tokens: readonly Token[],
  { named }: Context,
  before: readonly Token[],
): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'included');
  const like = tokens[at];
  if (like === undefined || (named.target !== undefined && named.target !== 'each')) return undefined;
  const end = tokens[at - 1]?.text ?? '';
  const from = /^(?:was|were|is|are)$/.test(end) ? at - 1 : at;
  const hero = /^hero(?:es)?$/.test(tokens[from - 1]?.text ?? '');
  if (!/^enem(?:y|ies)$/.test(tokens[hero ? from - 2 : from - 1]?.text ?? '')) return undefined;
  const said = [...before, ...tokens.slice(0, at)];
  if (!said.some(({ text }) => areas.test(text)) || said.some(others)) return undefined;
  return [...tokens.slice(0, at), wordLike(like, 'hit'), ...tokens.slice(at + 1)];
}
whomIncluded.needs = oneOf('included');

import type { Context } from '../context.ts';
import { verbs } from '../pieces/placing.ts';
import { Cursor } from '../words/cursor.ts';
import { type Token, wordLike } from '../words/token.ts';

const brings = new Set(verbs.split('|'));

/** `Range 1, 2dmg. This takes 1 damage`, `this unit loses 1 health`: whoever's ability it is, as no ability takes or loses any. */
export function thisUnit(tokens: readonly Token[], { slot }: Context, before: readonly Token[]): Token[] | undefined {
  if (slot !== 'default' && slot !== 'ability') return undefined;
  // Behind a piece it is that piece.
  if ([...before, ...tokens].some(({ text }) => brings.has(text))) return undefined;
  for (let at = 0; at < tokens.length - 1; at++) {
    const like = tokens[at] as Token;
    if (at > 0 && !/^(?:,|then|and|:)$/.test(tokens[at - 1]?.text ?? '')) continue;
    const cursor = new Cursor(tokens, at, tokens.length);
    if (!cursor.take('this unit|summon?')) continue;
    const verb = cursor.sees('takes # irreducible? damage|dmg')
      ? 'take'
      : cursor.sees('loses # health|hp')
        ? 'lose'
        : cursor.sees('dies')
          ? 'die'
          : undefined;
    if (verb === undefined) continue;
    return [...tokens.slice(0, at), wordLike(like, 'you'), wordLike(like, verb), ...tokens.slice(cursor.at + 1)];
  }
  return undefined;
}

import type { TokenKind } from '../program/token-kind.ts';
import type { UnitToken } from '../state.ts';
import type { Look } from './play.ts';

const conditions: readonly TokenKind[] = ['condition'];

/** Indexes of those that are of some kinds, of conditions where no text says of which. */
export function ofKinds(
  { game }: Look,
  tokens: readonly UnitToken[],
  kinds: readonly TokenKind[] = conditions,
): number[] {
  const found: number[] = [];
  tokens.forEach(({ card }, index) => {
    const kind = game.cards[card]?.kind;
    if (kinds.some((one) => one === kind)) found.push(index);
  });
  return found;
}

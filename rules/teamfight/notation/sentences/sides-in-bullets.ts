import { type Token, wordLike } from '../words/token.ts';

/** `- Enemy: 1dmg`, `- Ally, heal 2`: a bullet that says of which side whoever was named is, and behind which sign what is done. */
export function sideOfBullet(tokens: readonly Token[], from: number): number | undefined {
  const isSide = /^(?:enemy|ally|enemies|allies)$/.test(tokens[from]?.text ?? '');
  return isSide && /^[:,]$/.test(tokens[from + 1]?.text ?? '') ? from + 1 : undefined;
}

/** `Unit in range 3:`, before such bullets: nothing but whom it is about. */
export const opensForSides = (first: string): boolean =>
  !/^(?:if|unless|when|whenever|while|until|at|on|during|choose|pick|roll|then|else|otherwise|you|may|for)$/.test(
    first,
  );

/** The colon that a bullet means by a comma. */
export const asColon = (sign: Token): Token => ({ ...wordLike(sign, ':'), kind: 'sign' });

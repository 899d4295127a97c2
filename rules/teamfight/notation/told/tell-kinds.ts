import type { TokenKind } from '../../program/token-kind.ts';

/** `conditions or tokens`. */
export const tellKinds = (kinds: readonly TokenKind[] = ['condition'], several: boolean): string =>
  kinds.map((kind) => `${kind}${several ? 's' : ''}`).join(' or ');

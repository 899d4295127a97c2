import type { Node } from '../../program.ts';

/** How many spaces of a way it is done for. */
export function waySpaces({ one, upTo }: Extract<Node, { node: 'way' }>): string {
  if (upTo === undefined) return one ? 'one space' : 'each space';
  if (upTo >= mostSpaces) return 'for any number of spaces';
  return `for ${upTo === 1 ? 'at most one space' : `up to ${upTo} spaces`}`;
}

/** More spaces than any map has in a row: as far as it gets. */
export const mostSpaces = 99;

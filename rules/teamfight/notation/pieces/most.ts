import type { Cursor } from '../words/cursor.ts';
import { oldestGoes } from '../words/oldest.ts';

/** How many of a piece there may be, and that no more come then. */
export interface Most {
  readonly max: number;
  readonly stay?: true;
}

/** `(max 2, remove oldest)`, and `(max 2)`, of which none goes. */
export function most({ cursor }: { readonly cursor: Cursor }): Most | undefined {
  const goes = cursor.takeAny(
    `,? ( max|maximum # on|in the? map|board|play? , ${oldestGoes} )`,
    `,? ( max|maximum # , ${oldestGoes} )`,
  );
  const stays =
    !goes &&
    cursor.takeAny(
      '( max|maximum # on|in the? map|board|play )',
      '( max|maximum # )',
      '( max|maximum # each|of each? )',
      '( # max|maximum )',
    );
  const [max] = cursor.numbers;
  return (goes || stays) && max !== undefined ? { max, ...(stays && { stay: true }) } : undefined;
}

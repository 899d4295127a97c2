import { bleedMm } from './sizes.ts';

/** How cards lie beside each other: neighbours share a cut, each has a little bleed of its own, or all of it. */
export const cutWays = ['shared', 'gaps', 'bleed'] as const;
export type Cuts = (typeof cutWays)[number];

/** Distance between two neighbours in mm. */
export const gaps: Readonly<Record<Cuts, number>> = { shared: 0, gaps: 3, bleed: 2 * bleedMm };

/**
 * Where the backs go: nowhere; behind the fronts for a printer that turns pages over the long or the short edge, or for hands that turn
 * the stack over its long edge; beside the fronts, to be folded along a line. Slips have no backs and are a little smaller: they go into
 * a sleeve, before another card.
 */
export const backWays = ['none', 'long-edge', 'short-edge', 'by-hand', 'fold', 'slips'] as const;
export type Backs = (typeof backWays)[number];

/** Millimetres to the right and downwards, as one looks at a back. */
export interface Offset {
  readonly x: number;
  readonly y: number;
}

/** How cards lie on pages. */
export interface CardPaper {
  readonly cuts: Cuts;
  readonly backs: Backs;
  /** Whether small crosses mark the corners between cards too. */
  readonly innerMarks: boolean;
  /** Whether what is left over of several sizes shares pages. */
  readonly packed: boolean;
  /** White that the printer leaves at each edge, in mm. */
  readonly margin: number;
  /** Where the printer puts the second side wrongly, and so where backs go instead. */
  readonly offset: Offset;
}

import type { Grid } from '../../spaces.ts';
import type { EdgeAt } from '../paint/edges.ts';

/** Something about a map that its designer may want to know. Never an error: a map may be meant so. */
export interface Finding {
  /** `warning` is what most likely spoils a match, `note` is what is worth a look. */
  readonly severity: 'warning' | 'note';
  /** Stable name of the kind of finding, `noun/reason`. */
  readonly code: string;
  /** One plain sentence. */
  readonly message: string;
  /** Where it is, as `y * columns + x`; and the edges of the grid that it is about. */
  readonly cells: readonly number[];
  readonly edges: readonly EdgeAt[];
  /** Of which layer the cells hold two, where that is what is found: it can be mended. */
  readonly twice?: Layer;
}

/** What a cell holds one of. */
export type Layer = 'terrain' | 'deploy' | 'hazards' | 'controlPoints';

/** A cell as map files write it. */
export const cellText = ({ columns }: Grid, cell: number): string => `${cell % columns},${Math.floor(cell / columns)}`;

export const sides = ['red', 'blue'] as const;

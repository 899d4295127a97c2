import type { Side } from '../../map-grid.ts';
import type { EdgeAt } from './edges.ts';
import type { Team } from './painting.ts';

/** What lies on edges. */
export type Line = 'wall' | 'cover' | 'height';

/** What fills cells: a kind of terrain, a zone, or a hazard or control point by its index in the painting. */
export type Layer =
  | { readonly terrain: string }
  | { readonly deploy: Team }
  | { readonly hazard: number }
  | { readonly control: number };

/**
 * The effect of a gesture, as plain data. A cell holds one kind of terrain, one zone, one hazard and one control point: painting puts the
 * new one in the place of the old, erasing takes away whichever is there. Edges and cells off the map do nothing.
 */
export type Stroke =
  | { readonly line: 'wall' | 'cover'; readonly edges: readonly EdgeAt[]; readonly erase?: boolean }
  /** Edges that run along the direction of `lower` do nothing: an upright edge has a left and a right side. */
  | { readonly line: 'height'; readonly edges: readonly EdgeAt[]; readonly lower: Side; readonly erase?: false }
  | { readonly line: 'height'; readonly edges: readonly EdgeAt[]; readonly erase: true }
  /** Cells as `y * columns + x`. */
  | { readonly layer: Layer; readonly cells: readonly number[]; readonly erase?: boolean }
  /** A marker by its top left cell. One of the same kind that lies there already is replaced or, to erase, taken away. */
  | {
      readonly marker: string;
      readonly at: number;
      /** Cells along each of its sides, 1 if left out. */
      readonly size?: number;
      readonly team?: Team | undefined;
      readonly erase?: boolean;
    };

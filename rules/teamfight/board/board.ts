import type { Law } from '../program.ts';

/**
 * A map made ready for play. Spaces are numbered row by row from the top left: `y * columns + x`. Directions are 0 up, 1 right,
 * 2 down, 3 left. Frozen and shared by all states of a match; what comes and goes (units, markers) is not in it.
 */
export interface Board {
  readonly ref: string;
  readonly name: string;
  readonly columns: number;
  readonly rows: number;
  /** For each space: bit d set when a wall lies on its side towards direction d, or the map ends there. */
  readonly walls: Uint8Array;
  /** For each space: bit d set when one may not step up across its side towards direction d (a height step seen from below). */
  readonly steps: Uint8Array;
  /**
   * For each space: bit d set when a cover line lies on its side towards direction d, or a height step that leads up there: +2 def
   * for a unit here against attacks from that side (T-079d, read by `coverFrom`).
   */
  readonly cover: Uint8Array;
  /** 1 where terrain keeps units out; flying ignores 1, nothing ignores 2 (blocking: a solid). */
  readonly blocked: Uint8Array;
  /** 1 where terrain stops sight. */
  readonly dark: Uint8Array;
  /** Movement to enter; 1 by default, 2 for difficult ground. */
  readonly enterCost: Uint8Array;
  /** Card index of the terrain on each space, or -1; of several the one written last. */
  readonly terrain: Int16Array;
  /** Index of the hazard on each space, or -1. */
  readonly hazard: Int16Array;
  readonly hazards: readonly { readonly name: string; readonly block: number }[];
  /** Index of the control point on each space, or -1. */
  readonly control: Int16Array;
  readonly controlPoints: readonly string[];
  /** Spaces of the red and the blue deployment zone where somebody can stand, in the order of the board. */
  readonly zones: readonly [readonly number[], readonly number[]];
  /** Objects and markers that the map begins with: card index, space, and the zone colour that owns it (-1 for nobody). */
  readonly placed: readonly { readonly card: number; readonly at: number; readonly team: 0 | 1 | -1 }[];
  /** Index in `Game.ruleLists` of the map's own rules, -1 for none. */
  readonly rules: number;
  /** What the map and the rules cards of the match say of scoring and of its end; of two that say otherwise the map's, which come last, hold. */
  readonly laws: readonly Law[];
  /** Whether the map has any height step; most have none. */
  readonly hasSteps: boolean;
}

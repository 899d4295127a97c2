import type { Mark } from '../../../exporters/face/diagram.ts';
import type { GameSet } from '../../../rules/game-set.ts';
import type { Grid } from '../../../rules/spaces.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import type { AreaNumber, AskedArea, useSight } from '../../stores/sight.ts';

/** The cell looked from and the one looked at, as `y * columns + x`; -1 for none. */
export interface Looked {
  readonly from: number;
  readonly to: number;
}

/** What is drawn beside shadows and figures. */
export type Wanted = Pick<ReturnType<typeof useSight.getState>, 'reach' | 'area'> & { readonly speed: number };

/** A map as the rules of its system see it. */
export interface SightView {
  readonly grid: Grid;
  /** What is seen from a cell: of each cell 0 for all, 3 for nothing, 1 and 2 for half. May be shared: never write to it. */
  seenFrom(from: number): Uint8Array;
  range(from: number, to: number): number;
  marks(looked: Looked, wanted: Wanted): readonly Mark[];
  /** How both cells see each other, each way in a sentence, and how far they are apart. */
  told(looked: Looked): readonly string[];
}

/** How the rules of a system are asked what they see on a map. */
export interface SightRules {
  view(set: GameSet, map: MapFile): SightView;
  /** How far somebody moves who is neither fast nor slow in a set. */
  usualSpeed(set: GameSet): number;
  /** What that is called. */
  readonly moves: 'speed' | 'movement';
  /** The areas that can be laid from a cell. */
  readonly areas: readonly AreaOffered[];
}

export interface AreaOffered {
  readonly first: AskedArea;
  /** Its numbers in the order in which they are asked for, and the largest of each. */
  readonly most: Readonly<Partial<Record<AreaNumber, number>>>;
  /** Whether it can be laid around the cell. */
  readonly centres?: boolean;
}

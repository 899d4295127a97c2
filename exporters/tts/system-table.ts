import type { GameSet } from '../../rules/game-set.ts';
import type { Faces } from '../face/card.ts';
import type { PictureHashes } from '../list-hash.ts';
import type { DeckPlan } from './deck-plan.ts';
import type { Half, Layout, Load } from './layout.ts';
import type { PictureJob } from './picture-job.ts';
import type { Workshop } from './piece-plan.ts';
import type { BagObject, BlockObject, Point, TableObject } from './save.ts';

/** What a system brings onto a table beside what all tables share. One entry a system in `systems.ts`. */
export interface SystemTable {
  /** The fewest and the most who play, as the game's list of saves tells them. */
  readonly players: readonly [number, number];
  /** The field around the middle that its buttons lay out, which nothing else is put on. */
  readonly laid: (load: Load) => Half;
  /**
   * Where hands, bags and the hub stand: on the default table where that is large enough, else on a ground. On a table of the designer's
   * own, `ground` is the half of the one that an earlier export laid, or `none`.
   */
  readonly layout: (load: Load, ground?: Half | 'none') => Layout;
  /** Pictures that the system draws for the table alone, and no printer needs. */
  readonly pictures?: (set: GameSet, faces: Faces, hashes: PictureHashes) => PictureJob[];
  /** What lies in the bag of a set. */
  readonly contents: (shop: Workshop, faces: Faces, pictures: SetPictures) => TableObject[];
  /** A button that stands beside the bag of a set, for sets that have one. */
  readonly button?: (shop: Workshop) => BlockObject | undefined;
  /** What stands on the table once, whatever the sets are, where there is any such thing. */
  readonly hub?: (spots: readonly SetSpot[], sets: readonly GameSet[]) => Hub | undefined;
  /** The scripts that its objects may have; the tests parse and run all of them. */
  readonly scripts: readonly string[];
}

/** Plans of the pictures of all sets by the lasting name of what they show. */
export interface SetPictures {
  readonly decks: ReadonlyMap<string, DeckPlan>;
  readonly boards: ReadonlyMap<string, PictureJob>;
  /** Those of the system itself, by their stem. */
  readonly own: ReadonlyMap<string, PictureJob>;
  /** Keys of sheets in the save, by the name of the sheet. */
  readonly keys: ReadonlyMap<string, number>;
}

/** What lies on the table for one set. */
export interface SetSpot {
  readonly bag: BagObject;
  readonly button: BlockObject | undefined;
}

export interface Hub {
  readonly object: BagObject | BlockObject;
  readonly scale: number | Point;
  /** How high above the surface its middle is put, in units. */
  readonly above: number;
}

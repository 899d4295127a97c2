import type { BrawlMoment } from '../../match/hammerspace/moment.ts';
import type { BrawlScenery } from '../../match/hammerspace/scenery.ts';

export interface SeatProps {
  readonly scenery: BrawlScenery;
  readonly moment: BrawlMoment;
  readonly seat: number;
  /** CSS pixels that a card of the row is wide. */
  readonly width: number;
}

import type { GameSet } from '../../rules/game-set.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import type { Assets } from '../faces/asset-store.ts';
import type { Camera, Size } from '../stage/camera.ts';

/** What is drawn above a map on the stage. */
export interface OverlayProps {
  readonly set: GameSet;
  readonly painting: Painting;
  readonly assets: Assets;
  /** Size of the map in mm. */
  readonly board: Size;
  readonly camera: Camera;
}

import { lowControlPoint, lowCover, lowDeployZone, lowHazard, lowHeights, lowTerrain, lowWalls } from '../low-ink.ts';
import { paintPlaced, paintPlacedInLines } from './pieces.ts';
import { paintTerrain } from './terrain.ts';
import { paintWallsOf } from './wall-styles.ts';
import { paintCover, paintHeights, paintWallShadows } from './walls.ts';
import { paintControlPoint, paintDeployZone, paintHazard } from './zones.ts';

/** How much ink a map takes: all of its colours, or black lines on white paper. */
export type Ink = 'full' | 'low';

interface Painters {
  readonly terrain: typeof paintTerrain;
  readonly deployZone: typeof paintDeployZone;
  readonly hazard: typeof paintHazard;
  readonly controlPoint: typeof paintControlPoint;
  readonly wallShadows: typeof paintWallShadows;
  readonly heights: typeof paintHeights;
  readonly cover: typeof paintCover;
  readonly walls: typeof paintWallsOf;
  readonly placed: typeof paintPlaced;
}

/** What paints each thing on a map, by the ink it takes. */
export const painters: Readonly<Record<Ink, Painters>> = {
  full: {
    terrain: paintTerrain,
    deployZone: paintDeployZone,
    hazard: paintHazard,
    controlPoint: paintControlPoint,
    wallShadows: paintWallShadows,
    heights: paintHeights,
    cover: paintCover,
    walls: paintWallsOf,
    placed: paintPlaced,
  },
  low: {
    terrain: lowTerrain,
    deployZone: lowDeployZone,
    hazard: lowHazard,
    controlPoint: lowControlPoint,
    wallShadows: () => [],
    heights: lowHeights,
    cover: lowCover,
    walls: (_, edges) => lowWalls(edges),
    placed: paintPlacedInLines,
  },
};

import type { GameSet } from '../../../rules/game-set.ts';
import type { MapLook } from '../../../schemas/types.generated.ts';

/** How a map looks, with nothing left open but a picture. */
export type BoardLook = Required<Omit<MapLook, 'floorPicture' | 'floorTile'>> &
  Pick<MapLook, 'floorPicture' | 'floorTile'>;

const usual: BoardLook = {
  floor: 'earth',
  walls: 'stone',
  grid: 'lines',
  coordinates: 'all-sides',
  legend: 'none',
};

/** What the map says, for the rest what the set's theme says of all its maps, for the rest what is usual. */
export function boardLook({ theme }: Pick<GameSet, 'theme'>, own: MapLook = {}): BoardLook {
  // A floor that the map chooses is not hidden by the picture of the set.
  const { floorPicture, floorTile, ...shared } = theme.maps ?? {};
  const picture = own.floor === undefined ? { floorPicture, floorTile } : {};
  return { ...usual, ...shared, ...picture, ...own };
}

import { type Entity, entitiesOf, find, type GameSet } from '../../rules/game-set.ts';
import { listed, quoted } from '../../schemas/words.ts';
import { CannotRun } from './cannot-run.ts';

/**
 * The map that a request names. Throws `CannotRun` where there is none, or it has an error.
 *
 * @param request.map id of a map of the set, or `set/id` of one that it uses
 */
export function findMap(
  set: GameSet,
  { folder, map }: { readonly folder: string; readonly map: string },
): Entity<'map'> {
  const found = find(set, map);
  if (found?.kind === 'map') return found as Entity<'map'>;
  if (set.leftOut.some(({ file }) => file === `maps/${map}.json`)) {
    const advice = `mend it first; setwright validate ${folder} says what it is`;
    throw new CannotRun('map/broken', `${folder}: the map ${quoted(map)} has an error; ${advice}.`);
  }
  const maps = entitiesOf(set, 'map').map(({ id }) => id);
  const there =
    maps.length === 0 ? 'it has none' : `its ${maps.length === 1 ? 'map is' : 'maps are'} ${listed(maps, 'and')}`;
  throw new CannotRun('map/unknown', `${folder}: there is no map ${quoted(map)} in this set; ${there}.`);
}

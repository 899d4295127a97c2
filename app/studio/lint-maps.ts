import { entitiesOf } from '../../rules/game-set.ts';
import { lintMap, type MapLint } from '../../rules/teamfight/lint/lint-map.ts';
import { CannotRun } from './cannot-run.ts';
import { findMap } from './find-map.ts';
import { openSets } from './open-sets.ts';

/** Hints about one map of a set. */
export interface LintedMap extends MapLint {
  readonly map: string;
  readonly name: string;
}

/**
 * @param request.map id of the only map to look at; all maps of the set if left out
 * @param request.speed of the unit whose first move is told; the middle speed of the set's heroes if left out
 * @returns the maps, and the files of those that have an error and were not looked at
 */
export async function lintMaps(request: {
  readonly folder: string;
  readonly map?: string | undefined;
  readonly speed?: number | undefined;
}): Promise<{ readonly maps: readonly LintedMap[]; readonly broken: readonly string[] }> {
  const { folder, map, speed } = request;
  const [opened] = await openSets([folder]);
  const set = opened!.set;
  const maps = map === undefined ? entitiesOf(set, 'map') : [findMap(set, { folder, map })];
  const broken =
    map === undefined ? set.leftOut.map(({ file }) => file).filter((file) => file.startsWith('maps/')) : [];
  if (maps.length === 0 && broken.length === 0) {
    throw new CannotRun('map/none', `${folder}: this set has no map; paint one, or add a file to its folder maps.`);
  }
  return {
    maps: maps.map((one) => ({ map: one.id, name: one.data.name, ...lintMap(set, one, speed) })),
    broken,
  };
}

import { type Beside, sums } from './beside.ts';
import { nobody, notDeployed } from './columns.ts';
import type { Legend } from './legend.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCounts = (value: unknown, length: number): boolean =>
  Array.isArray(value) && value.length === length && value.every((count) => Number.isSafeInteger(count));

/** Whether JSON from outside can stand beside the rows of a series with that legend. */
export function isBeside({ maps, heroes }: Legend, value: unknown): value is Beside {
  if (!isObject(value) || !isObject(value.most)) return false;
  const { maps: onMaps, abilities, opinions, most } = value;
  return (
    Array.isArray(onMaps) &&
    Array.isArray(abilities) &&
    maps.every(({ columns, rows }, map) => {
      const one: unknown = onMaps[map];
      return isObject(one) && isCounts(one.stands, columns * rows) && isCounts(one.deaths, columns * rows);
    }) &&
    heroes.every(({ abilities: names }, hero) => {
      const one: unknown = abilities[hero];
      return Array.isArray(one) && one.length === names.length && one.every((counts) => isCounts(counts, sums));
    }) &&
    Array.isArray(opinions) &&
    opinions.length === heroes.length &&
    opinions.every((one) => isCounts(one, 2)) &&
    Object.values(most).every((count) => Number.isSafeInteger(count))
  );
}

/** The first match whose row names what is not there. */
export function wrongMatch(data: SeriesData): number | undefined {
  const { heroes, maps } = data.legend;
  for (const { row, match } of rowsOf(data)) {
    const isHero = (hero: number | undefined) => hero !== undefined && hero < heroes.length;
    const right =
      row.map < maps.length &&
      row.pool.every((hero) => hero === nobody || isHero(hero)) &&
      row.deployed.every((place) => place === notDeployed || isHero(row.pool[place]));
    if (!right) return match;
  }
  return undefined;
}

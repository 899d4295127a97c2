import { ends, nobody } from './columns.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** The first match whose row names what is not there. */
export function wrongMatch(data: SeriesData): number | undefined {
  const { plan, legend } = data;
  for (const { row, match, way } of rowsOf(data)) {
    const size = plan.tables[way.table]?.size ?? 0;
    const right =
      row.end < ends.length &&
      row.left <= 1000 &&
      row.against <= 1000 &&
      row.members.every((member, place) => (place < size ? member < legend.characters.length : member === nobody));
    if (!right) return match;
  }
  return undefined;
}

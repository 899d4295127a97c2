import { seriesRules } from '../../../rules/series.ts';
import type { SeriesRules } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';

/** The series of a system that has them. */
export function seriesOf(system: SystemId): SeriesRules {
  const rules = seriesRules[system];
  if (!rules) throw new RangeError(`There are no series of ${system}.`);
  return rules;
}

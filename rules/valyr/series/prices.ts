import { Design } from '../../kernel/statistics/design.ts';
import { errorOf, type Figure } from '../../kernel/statistics/figure.ts';
import { contrast, type Fit, regress } from '../../kernel/statistics/logistic.ts';
import { z95 } from '../../kernel/statistics/normal.ts';
import { rowsOf, type SeriesData, wonByFirst } from './series-data.ts';

/**
 * What is thought before anything is known: that each unit is worth its appraisal, give or take what so many log odds for a thousand
 * points come to. Far more than points ever decide, so that no price follows from this alone.
 */
const spread = 20;

/** What is known of nothing. */
const unknown = (count: number): Figure => ({
  value: 0,
  from: -Number.MAX_SAFE_INTEGER,
  to: Number.MAX_SAFE_INTEGER,
  count,
});

/**
 * How much more each unit is worth than it costs, in parts of its appraisal. Battles of drawn armies are fitted by a logistic
 * regression: what a battle's odds follow from is how many points one side has more, and how many more of each unit. A unit's worth is held
 * against what a point of an average army is worth, so that the prices of all together stay as they are.
 */
export function worths(data: SeriesData): { readonly drawn: number; readonly units: readonly Figure[] } {
  const { legend } = data;
  const counts = legend.units.map(() => 0);
  const fielded = legend.units.map(() => 0);
  const designed = designOf(data, counts, fielded);
  if (designed.size === 0) return { drawn: 0, units: counts.map(() => unknown(0)) };
  const fitted = regress(designed, (term) =>
    term === 0 ? spread : (spread * Math.max(1, legend.units[term - 1]!.appraisal)) / 1000,
  );
  const all = fielded.reduce((sum, count, unit) => sum + count * legend.units[unit]!.appraisal, 0);
  const parts = fielded.map((count) => count / Math.max(1, all));
  const point = pointOf(fitted, parts, designed.size);
  const units = legend.units.map(({ appraisal }, unit): Figure => {
    const count = counts[unit]!;
    if (count === 0 || appraisal === 0 || point.to <= 0) return unknown(count);
    const along = new Float64Array(designed.terms);
    for (const [other, part] of parts.entries()) along[other + 1]! -= appraisal * part;
    along[unit + 1]! += 1;
    const beyond = contrast(fitted, along, count);
    // Where points do not tell yet who wins, nothing tells what a unit should cost: at best they are worth as much as can be.
    if (point.from <= 0) {
      const half = Math.max(1, (z95 * errorOf(beyond)) / (appraisal * point.to));
      return { value: 0, from: -half, to: half, count };
    }
    const whole = appraisal * point.value;
    const value = beyond.value / whole;
    const half = z95 * Math.sqrt((errorOf(beyond) / whole) ** 2 + (value * (errorOf(point) / point.value)) ** 2);
    return { value, from: value - half, to: value + half, count };
  });
  return { drawn: designed.size, units };
}

/** Log odds of a point of an average army. */
function pointOf(fitted: Fit, parts: readonly number[], count: number): Figure {
  const along = new Float64Array(fitted.weights.length);
  along[0] = 1 / 1000;
  for (const [unit, part] of parts.entries()) along[unit + 1] = part;
  return contrast(fitted, along, count);
}

/** Battles of drawn armies as a regression sees them: first the points, then a term for each unit. */
function designOf(data: SeriesData, counts: number[], fielded: number[]): Design {
  const { units } = data.legend;
  const designed = new Design(units.length + 1, Math.min(units.length, mostKinds) + 1);
  for (const played of rowsOf(data)) {
    const { deal, pairing } = played;
    if (deal.named) continue;
    const more = new Map<number, number>();
    let points = 0;
    for (const [side, army] of deal.units.entries())
      for (const unit of army) {
        const sign = side === 0 ? 1 : -1;
        more.set(unit, (more.get(unit) ?? 0) + sign);
        points += sign * units[unit]!.appraisal;
        fielded[unit]!++;
      }
    const terms = [0, points / 1000];
    for (const [unit, count] of more) {
      if (count === 0) continue;
      counts[unit]!++;
      terms.push(unit + 1, count);
    }
    designed.add(pairing, wonByFirst(played), terms);
  }
  return designed;
}

/** Two armies have no more different units. */
const mostKinds = 60;

import type { Figure } from './figure.ts';
import { eachCluster, expected, type Fit } from './logistic.ts';
import { z95 } from './normal.ts';
import { dot, times } from './positive-matrix.ts';

/** Where a further term stands, such as two heroes being together: matches in order, and by how much. */
export interface FurtherTerm {
  readonly matches: readonly number[];
  readonly values: readonly number[];
}

/**
 * What each of many further terms would add to a fit by itself, in log odds, beyond what the fit has explained. One step from the fit
 * (Rao's score, with the information that the fitted terms leave), so that thousands of pairs cost little; exact to first order, which
 * is what small effects need.
 * @param spread of the prior of a further term, in log odds
 */
export function furtherTerms(fitted: Fit, further: readonly FurtherTerm[], spread: number): Figure[] {
  const { design, covariance, scatter } = fitted;
  const { terms, width } = design;
  const clusterScores = new Map<number, Float64Array>();
  eachCluster(fitted, (scores, cluster) => clusterScores.set(cluster, scores.slice()));
  const prior = 1 / spread ** 2;

  return further.map(({ matches, values }) => {
    const shared = new Float64Array(terms);
    const crossed = new Float64Array(terms);
    let [information, score, squares] = [0, 0, 0];
    let [cluster, inCluster] = [-1, 0];
    const close = () => {
      const scores = clusterScores.get(cluster);
      if (scores) for (let term = 0; term < terms; term++) crossed[term]! += inCluster * scores[term]!;
      squares += inCluster * inCluster;
      inCluster = 0;
    };
    for (const [index, match] of matches.entries()) {
      const value = values[index]!;
      const share = expected(fitted, match);
      const weight = share * (1 - share);
      const rest = (design.result(match) - share) * value;
      score += rest;
      information += weight * value * value;
      for (let place = 0; place < width; place++) {
        const term = design.term(match, place);
        if (term >= 0) shared[term]! += weight * value * design.value(match, place);
      }
      if (design.cluster(match) !== cluster) {
        close();
        cluster = design.cluster(match);
      }
      inCluster += rest;
    }
    close();
    const explained = times(covariance, shared);
    const own = Math.max(0, information - dot(shared, explained)) + prior;
    // The scores that the fitted terms leave to this one, squared and summed over the clusters.
    const left = squares - 2 * dot(explained, crossed) + dot(explained, times(scatter, explained));
    const variance = Math.max(1 / own, left / (own * own));
    const half = z95 * Math.sqrt(variance);
    const value = score / own;
    return { value, from: value - half, to: value + half, count: matches.length };
  });
}

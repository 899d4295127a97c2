import type { Design } from './design.ts';
import type { Figure } from './figure.ts';
import { shareOf, z95 } from './normal.ts';
import { dot, inverseOf, times } from './positive-matrix.ts';

/** A logistic regression that has been fitted. Figures are in log odds. */
export interface Fit {
  readonly design: Design;
  /** Log odds that each term adds. */
  readonly weights: Float64Array;
  /** Inverse of the information, row by row: covariance as the model has it. */
  readonly covariance: Float64Array;
  /** Sum over clusters of the products of their scores: what the clusters themselves say about the covariance. */
  readonly scatter: Float64Array;
}

const mostSteps = 50;
/** Steps smaller than this change no digit that is shown. */
const closeEnough = 1e-9;
/** Log odds that one step changes at most, so that Newton's method cannot leap over the top. */
const longestStep = 2;

/**
 * Fits log odds of the result to the terms, with a normal prior about 0 for each (a ridge), by Newton's method.
 * @param spread of the prior of each term, in log odds
 */
export function regress(design: Design, spread: (term: number) => number): Fit {
  const { terms } = design;
  const weights = new Float64Array(terms);
  let covariance = new Float64Array(terms * terms);
  for (let step = 0; step < mostSteps; step++) {
    const { information, slope } = curve(design, weights, spread);
    covariance = new Float64Array(inverseOf(information, terms));
    const change = times(covariance, slope);
    const longest = change.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const scale = longest > longestStep ? longestStep / longest : 1;
    for (let term = 0; term < terms; term++) weights[term]! += change[term]! * scale;
    if (longest < closeEnough) break;
  }
  return { design, weights, covariance, scatter: scatterOf(design, weights) };
}

/** The result that a fit expects of a match, from 0 to 1. */
export function expected({ design, weights }: Pick<Fit, 'design' | 'weights'>, match: number): number {
  let odds = 0;
  for (let place = 0; place < design.width; place++) {
    const term = design.term(match, place);
    if (term >= 0) odds += weights[term]! * design.value(match, place);
  }
  return shareOf(odds);
}

function curve(design: Design, weights: Float64Array, spread: (term: number) => number) {
  const { terms, width, size } = design;
  const information = new Float64Array(terms * terms);
  const slope = new Float64Array(terms);
  for (let term = 0; term < terms; term++) {
    const prior = 1 / spread(term) ** 2;
    information[term * terms + term] = prior;
    slope[term] = -prior * weights[term]!;
  }
  for (let match = 0; match < size; match++) {
    const share = expected({ design, weights }, match);
    const weight = share * (1 - share);
    const rest = design.result(match) - share;
    for (let a = 0; a < width; a++) {
      const row = design.term(match, a);
      if (row < 0) continue;
      const value = design.value(match, a);
      slope[row]! += rest * value;
      for (let b = 0; b < width; b++) {
        const column = design.term(match, b);
        if (column >= 0) information[row * terms + column]! += weight * value * design.value(match, b);
      }
    }
  }
  return { information, slope };
}

/** Calls `visit` with the summed scores of each cluster; the array is used again. */
export function eachCluster(
  { design, weights }: Pick<Fit, 'design' | 'weights'>,
  visit: (scores: Float64Array, cluster: number) => void,
): void {
  const scores = new Float64Array(design.terms);
  for (let match = 0; match < design.size; match++) {
    const rest = design.result(match) - expected({ design, weights }, match);
    for (let place = 0; place < design.width; place++) {
      const term = design.term(match, place);
      if (term >= 0) scores[term]! += rest * design.value(match, place);
    }
    const cluster = design.cluster(match);
    if (match + 1 === design.size || design.cluster(match + 1) !== cluster) {
      visit(scores, cluster);
      scores.fill(0);
    }
  }
}

function scatterOf(design: Design, weights: Float64Array): Float64Array {
  const { terms } = design;
  const scatter = new Float64Array(terms * terms);
  let clusters = 0;
  eachCluster({ design, weights }, (scores) => {
    clusters++;
    for (let row = 0; row < terms; row++) {
      const score = scores[row]!;
      if (score === 0) continue;
      for (let column = 0; column < terms; column++) scatter[row * terms + column]! += score * scores[column]!;
    }
  });
  const correction = clusters > 1 ? clusters / (clusters - 1) : 1;
  for (let index = 0; index < scatter.length; index++) scatter[index]! *= correction;
  return scatter;
}

/**
 * What a sum of terms comes to, in log odds. The error is the larger one of what the model says and what the clusters say: matches
 * that share their teams are no independent witnesses.
 * @param count what the figure is counted over
 */
export function contrast(fitted: Fit, along: Float64Array, count: number): Figure {
  const { weights, covariance, scatter } = fitted;
  const reached = times(covariance, along);
  const variance = Math.max(dot(along, reached), dot(reached, times(scatter, reached)));
  const half = z95 * Math.sqrt(Math.max(0, variance));
  const value = dot(weights, along);
  return { value, from: value - half, to: value + half, count };
}

/** A term against the mean of its group: only differences between heroes show in matches, never their common height. */
export function againstMean(fitted: Fit, term: number, group: readonly number[], count: number): Figure {
  const along = new Float64Array(fitted.weights.length);
  for (const other of group) along[other]! -= 1 / group.length;
  along[term]! += 1;
  return contrast(fitted, along, count);
}

/** Of the findings, so many may be chance: the false discovery rate. */
const falseDiscoveries = 0.05;

/** One of the questions that a series is asked. */
export interface Look {
  /** Chance of such a figure if there were nothing to find. */
  readonly chance: number;
  /** How much of the attention it gets; what is asked first weighs more than the hundredth pair. */
  readonly weight: number;
}

/**
 * Which looks are findings: Benjamini and Hochberg at 5 %, weighted (Genovese, Roeder and Wasserman, 2006), so that many looks at
 * once do not find what is not there.
 */
export function findings(looks: readonly Look[]): boolean[] {
  const whole = looks.reduce((sum, { weight }) => sum + weight, 0);
  const order = looks
    .map(({ chance, weight }, index) => ({
      index,
      chance: weight > 0 ? (chance * whole) / (weight * looks.length) : 1,
    }))
    .sort((a, b) => a.chance - b.chance);
  let found = 0;
  for (const [rank, { chance }] of order.entries()) {
    if (chance <= (falseDiscoveries * (rank + 1)) / looks.length) found = rank + 1;
  }
  const isFound = looks.map(() => false);
  for (const { index } of order.slice(0, found)) isFound[index] = true;
  return isFound;
}

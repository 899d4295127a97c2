import type { Figure } from '../../kernel/statistics/figure.ts';
import { z80, z95 } from '../../kernel/statistics/normal.ts';

/** Matches that are thought of as played the usual way: what a short series says of spread and frequency is mostly chance. */
const usualMatches = 50;

/** What even, independent matches would need to show a difference of so much. */
const usualNeeds = (tolerance: number): number => (((z95 + z80) * 0.5) / tolerance) ** 2;

/** What is known of a question that cannot be told yet. */
interface Open {
  readonly figure: Figure;
  /** How many of what the figure is counted over would tell, if it goes on as it began. */
  readonly needs: number;
  /** The share of matches that such a figure is counted over as a rule, such as those with a hero of many. */
  readonly usual: number;
  /** Differences up to this do not matter. */
  readonly tolerance: number;
}

/** Matches of the whole series that would tell. Of a long series the figure's own spread and frequency decide, of a short one what is usual. */
export function matchesNeeded({ figure: { count }, needs, usual, tolerance }: Open, matches: number): number {
  const counted = (count * needs + usualMatches * usualNeeds(tolerance)) / (count + usualMatches);
  const frequency = (count + usualMatches * usual) / (matches + usualMatches);
  return Math.max(matches + 1, Math.ceil(counted / frequency));
}

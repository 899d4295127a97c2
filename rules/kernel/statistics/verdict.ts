import { couldHaveSeen, errorOf, type Figure } from './figure.ts';
import { twoSided, z95 } from './normal.ts';

/** `act`: certain to matter. `look`: there is something. `cannot-tell`: more matches are needed. */
export type Judgement = 'act' | 'look' | 'cannot-tell';

/** What a series says about one question. */
export interface Judged {
  readonly judgement: Judgement;
  /** The smallest difference that the series could have seen, in the unit of the figure. */
  readonly seen: number;
  /** For `cannot-tell`: how many of what the figure is counted over would tell. */
  readonly needs?: number;
}

/** A figure and what it is held against. */
export interface Question {
  readonly figure: Figure;
  /** What it would be if there were nothing to find. */
  readonly reference: number;
  /** Differences up to this do not matter. */
  readonly tolerance: number;
  /**
   * True for shares that were fitted with a prior: it narrows their intervals where there is little to go by, so that what they could
   * have seen follows from the count.
   */
  readonly held?: boolean;
}

/** Chance of a figure this far from its reference if there were nothing to find. */
export function chanceOf({ figure, reference }: Pick<Question, 'figure' | 'reference'>): number {
  const error = errorOf(figure);
  if (error > 0) return twoSided((figure.value - reference) / error);
  return figure.value === reference ? 1 : 0;
}

/**
 * The verdict on a question; undefined where nothing that matters can be there.
 * @param found whether it is a finding after correction for all looks
 */
export function judge({ figure, reference, tolerance, held }: Question, found: boolean): Judged | undefined {
  const seen = held ? Math.max(couldHaveSeen(figure), couldHaveSeen(evenShare(figure.count))) : couldHaveSeen(figure);
  if (found) {
    const beyond = figure.from > reference + tolerance || figure.to < reference - tolerance;
    return { judgement: beyond ? 'act' : 'look', seen };
  }
  if (seen <= tolerance) return undefined;
  return { judgement: 'cannot-tell', seen, needs: Math.ceil(figure.count * (seen / tolerance) ** 2) };
}

/** A share of one half of so many independent matches. */
function evenShare(count: number): Pick<Figure, 'from' | 'to'> {
  const half = (z95 * 0.5) / Math.sqrt(Math.max(1, count));
  return { from: 0.5 - half, to: 0.5 + half };
}

import { couldHaveSeen, countToSee, errorOf, type Figure } from './figure.ts';
import { twoSided } from './normal.ts';

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
export function judge({ figure, reference, tolerance }: Question, found: boolean): Judged | undefined {
  const seen = couldHaveSeen(figure);
  if (found) {
    const beyond = figure.from > reference + tolerance || figure.to < reference - tolerance;
    return { judgement: beyond ? 'act' : 'look', seen };
  }
  if (seen <= tolerance) return undefined;
  return { judgement: 'cannot-tell', seen, needs: countToSee(figure, tolerance) };
}

import { z80, z95 } from './normal.ts';

/** A figure of a series with its 95 % interval. */
export interface Figure {
  readonly value: number;
  readonly from: number;
  readonly to: number;
  /** What it is counted over: matches, turns, uses. */
  readonly count: number;
}

/** The standard error that an interval of 95 % stands for. */
export const errorOf = ({ from, to }: Pick<Figure, 'from' | 'to'>): number => (to - from) / (2 * z95);

/** The smallest true difference that would have been found in 80 of 100 such series: "only a difference of 3 points would have shown". */
export const couldHaveSeen = (figure: Pick<Figure, 'from' | 'to'>): number => (z95 + z80) * errorOf(figure);

/** A figure's numbers with six digits that mean something, so that reports are short and alike on every machine. */
export const rounded = ({ value, from, to, count }: Figure): Figure => ({
  value: digits(value),
  from: digits(from),
  to: digits(to),
  count,
});

/** Rounds to a millionth. Adding 0 keeps -0 out. */
export const digits = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

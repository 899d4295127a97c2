import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import classes from './Balance.module.css';

interface Props {
  readonly figure: Figure;
  /** What the axis shows, from left to right. */
  readonly from: number;
  readonly to: number;
  /** Where nothing stands out; marked on the axis. */
  readonly reference?: number;
  /** What the sentence talks about: in the colour of what counts. */
  readonly strong?: boolean;
}

/** % of the width at each end of the axis, so that a point at its end is whole. */
const rim = 4;

/** A figure as a point with its interval. The words beside it say the same. */
export function Interval({ figure, from, to, reference, strong = false }: Props) {
  const at = (value: number) =>
    `${(Math.min(1, Math.max(0, (value - from) / (to - from))) * (100 - 2 * rim) + rim).toFixed(2)}%`;
  return (
    <svg className={classes.interval} data-strong={strong || undefined} aria-hidden="true">
      <line className={classes.ground} x1={`${rim}%`} x2={`${100 - rim}%`} y1="8" y2="8" />
      {reference !== undefined && (
        <line className={classes.half} x1={at(reference)} x2={at(reference)} y1="2" y2="14" />
      )}
      <line className={classes.range} x1={at(figure.from)} x2={at(figure.to)} y1="8" y2="8" />
      <circle className={classes.point} cx={at(figure.value)} cy="8" r="4" />
    </svg>
  );
}

import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import { tellShare } from '../../rules/kernel/statistics/tell-figure.ts';
import classes from './Tour.module.css';

interface Props {
  readonly label: string;
  /** A share, from 0 to 1. */
  readonly figure: Figure;
  /** What the figure is about: in the colour of what counts. */
  readonly strong?: boolean;
}

/** A share of matches as a point with its interval, on an axis from 0 to 100 % with its half marked. */
export function Interval({ label, figure, strong = false }: Props) {
  const at = (share: number) => `${share * 100}%`;
  return (
    <div className={classes.interval} data-strong={strong || undefined}>
      <span>{label}</span>
      <svg className={classes.axis} aria-hidden="true">
        <line className={classes.ground} x1="0" x2="100%" y1="10" y2="10" />
        <line className={classes.ground} x1="50%" x2="50%" y1="4" y2="16" />
        <line className={classes.range} x1={at(figure.from)} x2={at(figure.to)} y1="10" y2="10" />
        <circle className={classes.point} cx={at(figure.value)} cy="10" r="4" />
      </svg>
      <span className={classes.figure}>{tellShare(figure)}</span>
    </div>
  );
}

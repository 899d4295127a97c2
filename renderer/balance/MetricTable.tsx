import type { ReactNode } from 'react';
import type { Figure } from '../../rules/kernel/statistics/figure.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Told } from './FigureTable.tsx';
import { Interval } from './Interval.tsx';

/** A figure of matches as a whole. */
export interface MetricLine {
  readonly key: string;
  readonly name: string;
  readonly figure: Figure;
  /** A share has a chart from 0 to 1, with a mark where nothing stands out. */
  readonly share: boolean;
  readonly reference?: number | undefined;
  readonly watch?: () => void;
}

interface Props {
  readonly title: string;
  readonly lines: readonly MetricLine[];
  readonly children?: ReactNode;
}

/** Figures that follow from matches as a whole, one below the other. */
export function MetricTable({ title, lines, children }: Props) {
  const { balance } = words;
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      <table className={classes.table} data-small>
        <thead>
          <tr>
            <th scope="col">{balance.figure}</th>
            <th scope="col">{balance.value}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, name, figure, share, reference, watch }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              <td>
                <div className={classes.cell}>
                  {share && <Interval figure={figure} from={0} to={1} reference={reference} />}
                  <Told figure={figure} share={share} />
                </div>
              </td>
              <td>
                {watch && (
                  <button type="button" className={classes.link} aria-label={balance.watchAbout(name)} onClick={watch}>
                    {balance.watch}
                  </button>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {children}
    </section>
  );
}

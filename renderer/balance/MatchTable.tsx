import { type Metric, metricNames, shares } from '../../rules/teamfight/series/metrics.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { Told } from './FigureTable.tsx';
import { Interval } from './Interval.tsx';

/** What follows from matches as a whole: who is first and who is red, swings, length, and what people would have to do. */
export function MatchTable({ report: { metrics, swings } }: { readonly report: Report }) {
  const { balance } = words;
  const { watch, watchAbout } = balance;
  const rows = (Object.keys(metricNames) as Metric[]).filter((metric) => metrics[metric].count > 0);
  return (
    <section className={classes.part} aria-label={balance.matchFigures}>
      <h3 className={classes.heading}>{balance.matchFigures}</h3>
      <table className={classes.table} data-small>
        <thead>
          <tr>
            <th scope="col">{balance.figure}</th>
            <th scope="col">{balance.value}</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {rows.map((metric) => {
            const share = shares.includes(metric);
            const isSeat = metric === 'first' || metric === 'red';
            const text = isSeat ? `${metricNames[metric]} wins` : metricNames[metric];
            const name = text.charAt(0).toUpperCase() + text.slice(1);
            const figure = metrics[metric];
            const of = { of: 'metric', metric, more: !isSeat || figure.value > 0.5 } as const;
            return (
              <tr key={metric}>
                <th scope="row">{name}</th>
                <td>
                  <div className={classes.cell}>
                    {share && <Interval figure={figure} from={0} to={1} reference={isSeat ? 0.5 : undefined} />}
                    <Told figure={figure} share={share} />
                  </div>
                </td>
                <td>
                  <button
                    type="button"
                    className={classes.link}
                    aria-label={watchAbout(name)}
                    onClick={() => void showTelling(of, name)}
                  >
                    {watch}
                  </button>
                </td>
              </tr>
            );
          })}
          {swings.map(({ round, lost }) => (
            <tr key={round}>
              <th scope="row">{balance.lead(round)}</th>
              <td>
                <div className={classes.cell}>
                  <Interval figure={lost} from={0} to={1} />
                  <Told figure={lost} share />
                </div>
              </td>
              <td />
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

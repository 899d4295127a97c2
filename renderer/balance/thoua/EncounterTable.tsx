import { Button } from '@mantine/core';
import { percent } from '../../../rules/kernel/statistics/tell-figure.ts';
import { isTold, metricNames, metrics, shares } from '../../../rules/thoua/series/metrics.ts';
import type { TableFigures } from '../../../rules/thoua/series/report.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { Told } from '../FigureTable.tsx';
import { Interval } from '../Interval.tsx';

/** How hard each encounter is for its parties, beside each other. */
export function EncounterTable({ tables }: { readonly tables: readonly TableFigures[] }) {
  const { balance } = words;
  const { party } = balance;
  const shown = metrics.filter((metric) => tables.some((table) => isTold(metric, table.metrics[metric])));
  const keyOf = ({ encounter, size }: TableFigures) => `${encounter} ${size}`;
  return (
    <section className={classes.part} aria-label={party.encounters}>
      <h3 className={classes.heading}>{party.encounters}</h3>
      <div className={classes.wide}>
        <table className={classes.table} data-small data-beside>
          <thead>
            <tr>
              <td />
              {tables.map((table) => (
                <th key={keyOf(table)} scope="col">
                  {table.name}
                  <span className={classes.note}>
                    {(table.party ? party.named : party.drawn)(table.size, table.level)}
                  </span>
                  <span className={classes.note}>{table.party?.join(', ')}</span>
                  <span className={classes.note}>{table.enemies}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {shown.map((metric) => (
              <tr key={metric}>
                <th scope="row">{metricNames[metric].charAt(0).toUpperCase() + metricNames[metric].slice(1)}</th>
                {tables.map((table) => {
                  const figure = table.metrics[metric];
                  return (
                    <td key={keyOf(table)}>
                      {figure.count > 0 && (
                        <div className={classes.cell}>
                          {metric === 'won' && <Interval figure={figure} from={0} to={1} strong />}
                          <Told figure={figure} share={shares.includes(metric)} counted={metric === 'won'} />
                          {metric === 'won' && <Watch table={table} />}
                        </div>
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
            {tables.some(({ falls }) => falls.length > 0) && (
              <tr>
                <th scope="row">{party.falls}</th>
                {tables.map((table) => (
                  <td key={keyOf(table)}>
                    <ul className={classes.falls}>
                      {table.falls.flatMap(({ ref, name, fell }) =>
                        fell.value === 0
                          ? []
                          : [
                              <li key={ref}>
                                {name} <strong>{percent(fell.value)} %</strong>
                              </li>,
                            ],
                      )}
                    </ul>
                    {table.falls.every(({ fell }) => fell.value === 0) && party.nobodyFalls}
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Combats as they mostly end. */
function Watch({ table: { encounter, size, name, metrics: own } }: { readonly table: TableFigures }) {
  const { watch, watchAbout } = words.balance;
  return (
    <Button
      size="compact-xs"
      variant="default"
      aria-label={watchAbout(name)}
      onClick={() => void showTelling({ of: 'encounter', encounter, size, won: own.won.value >= 0.5 }, name)}
    >
      {watch}
    </Button>
  );
}

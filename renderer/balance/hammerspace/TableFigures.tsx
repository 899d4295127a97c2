import type { ReactNode } from 'react';
import { type Metric, metricNames } from '../../../rules/hammerspace/series/metric-names.ts';
import { paceTold, shares } from '../../../rules/hammerspace/series/metrics.ts';
import type { TableFigures } from '../../../rules/hammerspace/series/report.ts';
import type { Figure } from '../../../rules/kernel/statistics/figure.ts';
import { percent } from '../../../rules/kernel/statistics/tell-figure.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { Told } from '../FigureTable.tsx';
import { Interval } from '../Interval.tsx';

interface Tables {
  readonly tables: readonly TableFigures[];
}

interface Line {
  readonly name: string;
  readonly cells: readonly { readonly figure?: Figure; readonly reference?: number }[];
  readonly share: boolean;
}

interface Props {
  readonly title: string;
  readonly columns: readonly { readonly name: string; readonly note?: string }[];
  readonly lines: readonly Line[];
  readonly children?: ReactNode;
}

/** Figures for each number of players, beside each other. */
function ByPlayers({ title, columns, lines, children }: Props) {
  return (
    <section className={classes.part} aria-label={title}>
      <h3 className={classes.heading}>{title}</h3>
      <div className={classes.wide}>
        <table className={classes.table} data-small data-beside>
          <thead>
            <tr>
              <td />
              {columns.map(({ name, note }) => (
                <th key={name} scope="col">
                  {name}
                  {note && <span className={classes.note}>{note}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ name, cells, share }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map(({ figure, reference }, at) => (
                  <td key={columns[at]?.name}>
                    {figure && figure.count > 0 && (
                      <div className={classes.cell}>
                        {reference !== undefined && <Interval figure={figure} from={0} to={1} reference={reference} />}
                        <Told figure={figure} share={share} counted={false} />
                      </div>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {children}
    </section>
  );
}

const columnsOf = (tables: readonly TableFigures[]) =>
  tables.map(({ players, matches }) => ({
    name: words.balance.brawl.players(players),
    note: words.balance.what(matches, []),
  }));

/** Wins by the order of turns, who begins first. */
export function SeatTable({ tables }: Tables) {
  const { brawl } = words.balance;
  const most = Math.max(...tables.map(({ seats }) => seats.length));
  return (
    <ByPlayers
      title={brawl.seats}
      columns={tables.map(({ players, matches }) => ({
        name: brawl.players(players),
        note: `${words.balance.what(matches, [])}, ${brawl.fair(percent(1 / players))}`,
      }))}
      lines={Array.from({ length: most }, (_, place) => ({
        name: brawl.place(place),
        share: true,
        cells: tables.map(({ players, seats }) => ({ figure: seats[place], reference: 1 / players })),
      }))}
    />
  );
}

/** How long it takes, and what people would have to do. */
export function LengthTable({ tables }: Tables) {
  const { brawl } = words.balance;
  const metrics = (Object.keys(metricNames) as Metric[]).filter((metric) =>
    tables.some((table) => table.metrics[metric].count > 0),
  );
  return (
    <ByPlayers
      title={brawl.matches}
      columns={columnsOf(tables)}
      lines={metrics.map((metric) => ({
        name: metricNames[metric].charAt(0).toUpperCase() + metricNames[metric].slice(1),
        share: shares.includes(metric),
        cells: tables.map((table) => ({ figure: table.metrics[metric] })),
      }))}
    >
      <p className={classes.count}>{brawl.minutes(paceTold)}</p>
    </ByPlayers>
  );
}

/** Rounds that are shown: later ones are of few long matches. */
const mostRounds = 8;

/** Whether who leads early runs away. */
export function LeadTable({ tables }: Tables) {
  const { brawl } = words.balance;
  const rounds = Array.from({ length: mostRounds }, (_, at) => at + 1).filter((round) =>
    tables.some(({ leads }) => leads.some((lead) => lead.round === round)),
  );
  if (rounds.length === 0) return undefined;
  return (
    <ByPlayers
      title={brawl.leads}
      columns={columnsOf(tables)}
      lines={rounds.map((round) => ({
        name: brawl.round(round),
        share: true,
        cells: tables.map(({ players, leads }) => ({
          figure: leads.find((lead) => lead.round === round)?.won,
          reference: (1 + 1 / players) / 2,
        })),
      }))}
    >
      <p className={classes.count}>{brawl.leadsTold}</p>
    </ByPlayers>
  );
}

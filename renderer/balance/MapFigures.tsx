import { entitiesOf } from '../../rules/game-set.ts';
import type { MapFigures as Figures, Report } from '../../rules/teamfight/series/report.ts';
import { useOpened } from '../stores/opened.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import classes from './Balance.module.css';
import { FigureTable } from './FigureTable.tsx';
import { MapBeneath } from './MapBeneath.tsx';

/** What it is worth to be first or red on each map, and where heroes stand and die. */
export function MapFigures({ report }: { readonly report: Report }) {
  const { maps } = words.balance;
  const played = report.maps.filter(({ matches }) => matches > 0);
  return (
    <FigureTable
      label={maps.title}
      name={maps.title}
      columns={[
        { title: maps.first, share: true, axis: [0, 1, 0.5] },
        { title: maps.red, share: true, axis: [0, 1, 0.5] },
      ]}
      lines={played.map(({ ref, name, first, red }) => ({
        key: ref,
        name,
        cells: [{ figure: first }, { figure: red }],
        watch: () => void showTelling({ of: 'map', map: ref }, name),
      }))}
    >
      <p className={classes.count}>{maps.heatTold}</p>
      <div className={classes.heats}>
        {played.map((map) => (
          <Heat key={map.ref} map={map} />
        ))}
      </div>
    </FigureTable>
  );
}

/** A map with dots where heroes stand, darker where they die. Grey printing keeps both. */
function Heat({ map: { ref, name, columns, rows, cells } }: { readonly map: Figures }) {
  const { maps } = words.balance;
  const set = useOpened(({ catalogue }) => catalogue?.set);
  // A report may be of a map that is another one by now, or of a set that is not open.
  const map =
    set &&
    [set, ...set.uses]
      .flatMap((one) => entitiesOf(one, 'map'))
      .find((one) => one.ref === ref && one.data.columns === columns && one.data.rows === rows);
  const most = Math.max(1, ...cells.map(({ stands, deaths }) => stands + deaths));
  const worst = Math.max(0.01, ...cells.map(({ died }) => died.value));
  return (
    <figure className={classes.heat}>
      <figcaption>{maps.heat(name)}</figcaption>
      {/* biome-ignore lint/a11y/useSemanticElements: a picture made of spaces */}
      <svg viewBox={`0 0 ${columns} ${rows}`} role="group" aria-label={maps.heat(name)}>
        <rect width={columns} height={rows} className={classes.table_} />
        {set && map && <MapBeneath set={set} map={map} />}
        {cells.map(({ x, y, stands, deaths, died }) => (
          // biome-ignore lint/a11y/noStaticElementInteractions: the table of maps leads to matches by keys
          <g
            key={`${x},${y}`}
            className={classes.space}
            onClick={() => void showTelling({ of: 'space', map: ref, x, y }, maps.cell(x, y, stands, deaths))}
          >
            <title>{maps.cell(x, y, stands, deaths)}</title>
            <rect
              x={x}
              y={y}
              width={1}
              height={1}
              className={classes.deaths}
              style={{ opacity: (died.value / worst) * 0.85 }}
            />
            <circle
              cx={x + 0.5}
              cy={y + 0.5}
              r={0.08 + 0.34 * Math.sqrt((stands + deaths) / most)}
              className={classes.stands}
            />
          </g>
        ))}
      </svg>
    </figure>
  );
}

import { Button, Select } from '@mantine/core';
import type { KeptSeries } from '../../app/contract/series.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { shownDate } from '../screens/shown-date.ts';
import { compare, saveReport, useSeries } from '../stores/series.ts';
import { words } from '../words.ts';
import { AbilityTable } from './AbilityTable.tsx';
import classes from './Balance.module.css';
import { Figures } from './Compared.tsx';
import { Goals } from './Goals.tsx';
import { HeroTable } from './HeroTable.tsx';
import { MapFigures } from './MapFigures.tsx';
import { MatchTable } from './MatchTable.tsx';
import { PairTables } from './PairTables.tsx';
import { PlayedBar } from './PlayedBar.tsx';
import { PeopleFigures } from './people/PeopleFigures.tsx';
import { Telling } from './Telling.tsx';
import { Verdicts } from './Verdicts.tsx';

/** A report: what was simulated, what was found, then the figures. */
export function ShownReport({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const list = useSeries((state) => state.list);
  const { balance } = words;
  const bots = [...new Set(report.plan.bots)].join(` ${balance.form.against} `);
  const others = list.filter(({ series, refused }) => series !== kept.series && refused === undefined);
  const title = [balance.title(report.matches, bots), ...kept.about].join(' · ');
  return (
    <article className={classes.sheet} aria-label={title}>
      <PlayedBar report={report} />
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.count}>{shownDate(kept.when)}</p>
        </div>
        <div className={classes.tools}>
          {others.length > 0 && (
            <Select
              aria-label={balance.compare.with}
              placeholder={balance.compare.with}
              size="xs"
              value={null}
              data={others.map(({ series, when, matches, about }) => ({
                value: series,
                label: `${shownDate(when)}, ${balance.what(matches, about)}`,
              }))}
              onChange={(series) => series !== null && void compare(series, kept.series)}
            />
          )}
          {(['json', 'csv'] as const).map((form) => (
            <Button key={form} size="compact-sm" variant="default" onClick={() => void saveReport(form)}>
              {balance.save[form]}
            </Button>
          ))}
        </div>
      </header>
      <Verdicts report={report} kept={kept} />
      <Telling />
      <Goals report={report} pace={kept.pace} />
      {report.compared && <Figures comparison={report.compared} />}
      <HeroTable report={report} />
      <PeopleFigures />
      <MatchTable report={report} />
      <PairTables report={report} />
      <AbilityTable report={report} />
      <MapFigures report={report} />
      {report.parts.length > 0 && (
        <section className={classes.part} aria-label={balance.parts.title}>
          <h3 className={classes.heading}>{balance.parts.title}</h3>
          <table className={classes.table} data-small>
            <thead>
              <tr>
                <th scope="col">{balance.parts.name}</th>
                <th scope="col">{balance.parts.most}</th>
              </tr>
            </thead>
            <tbody>
              {[...report.parts]
                .sort((a, b) => b.most - a.most)
                .map(({ ref, name, most }) => (
                  <tr key={ref}>
                    <th scope="row">{name}</th>
                    <td>{most}</td>
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      )}
    </article>
  );
}

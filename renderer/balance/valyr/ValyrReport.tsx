import type { KeptSeries } from '../../../app/contract/series.ts';
import { type Metric, metricNames, paceTold, shares } from '../../../rules/valyr/series/metrics.ts';
import type { Report } from '../../../rules/valyr/series/report.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { Figures } from '../Compared.tsx';
import { FigureTable } from '../FigureTable.tsx';
import { type MetricLine, MetricTable } from '../MetricTable.tsx';
import { PlayedBar } from '../PlayedBar.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { Telling } from '../Telling.tsx';
import { Verdicts } from '../Verdicts.tsx';
import { ArmyMatrix } from './ArmyMatrix.tsx';
import { evidenceOf } from './evidence.ts';
import { UnitsOnFields, UnitTable } from './UnitTable.tsx';

/** A report of Valyr: what was simulated, what was found, army against army, what units should cost, then the battles as a whole. */
export function ValyrReport({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const { battle, compare } = words.balance;
  const { battlefields, first, metrics, bots = [], compared } = report;
  const more = { title: words.balance.brawl.traits.more, share: true, points: true, axis: [-0.5, 0.5, 0] as const };
  return (
    <ReportSheet kept={kept} report={report} played={<Played report={report} />}>
      <Verdicts report={report} kept={kept} evidenceOf={(verdict) => evidenceOf(verdict, report)} />
      <Telling />
      {compared && <Figures comparison={compared} dealt={compare.dealt.valyr} />}
      <ArmyMatrix armies={report.armies} pairs={report.pairs} />
      <UnitTable report={report} pace={kept.pace} />
      <UnitsOnFields units={report.units} battlefields={battlefields} />
      <FigureTable
        label={battle.battlefields}
        name={battle.battlefield}
        columns={[{ title: battle.side, share: true, axis: [0, 1, 0.5] }]}
        lines={battlefields.map(({ ref, name, side }) => ({
          key: ref,
          name,
          cells: [{ figure: side }],
          watch: () => void showTelling({ of: 'battlefield', battlefield: ref, more: side.value > 0.5 }, name),
        }))}
      />
      {bots.length > 0 && (
        <FigureTable
          label={words.balance.brawl.bots.title}
          name={words.balance.brawl.bots.name}
          columns={[more]}
          lines={bots.map(({ name, more: figure }) => ({ key: name, name, cells: [{ figure }] }))}
        />
      )}
      <MetricTable title={battle.figures} lines={[...priorityLine(first), ...metricLines(metrics)]}>
        <p className={classes.count}>{battle.told(paceTold)}</p>
        {first.count === 0 && <p className={classes.count}>{battle.noPriority}</p>}
      </MetricTable>
    </ReportSheet>
  );
}

function priorityLine(first: Report['first']): MetricLine[] {
  if (first.count === 0) return [];
  const name = words.balance.battle.priority;
  const watch = () => void showTelling({ of: 'priority', more: first.value > 0.5 }, name);
  return [{ key: 'priority', name, figure: first, share: true, reference: 0.5, watch }];
}

const metricLines = (metrics: Report['metrics']): MetricLine[] =>
  (Object.keys(metricNames) as Metric[])
    .filter((metric) => metrics[metric].count > 0)
    .map((metric) => {
      const name = metricNames[metric].charAt(0).toUpperCase() + metricNames[metric].slice(1);
      return {
        ...{ key: metric, name, figure: metrics[metric], share: shares.includes(metric) },
        watch: () => void showTelling({ of: 'battle', metric, more: true }, name),
      };
    });

function Played({ report: { played } }: { readonly report: Report }) {
  const { balance } = words;
  const notes = [
    ...played.byHand.map(({ name, clauses }) => balance.brawl.byHand(name, clauses)),
    ...(played.leftOut.length > 0 ? [balance.leftOut(played.leftOut.join(', '))] : []),
  ];
  return <PlayedBar parts={[{ name: balance.battle.texts, share: played.texts }]} notes={notes} />;
}

import type { KeptSeries } from '../../../app/contract/series.ts';
import type { Report } from '../../../rules/hammerspace/series/report.ts';
import { percent } from '../../../rules/kernel/statistics/tell-figure.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { Figures } from '../Compared.tsx';
import { FigureTable, Told } from '../FigureTable.tsx';
import { Interval } from '../Interval.tsx';
import { PlayedBar } from '../PlayedBar.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { Telling } from '../Telling.tsx';
import { Verdicts } from '../Verdicts.tsx';
import { CardTable } from './CardTable.tsx';
import { evidenceOf } from './evidence.ts';
import { LeadTable, LengthTable, SeatTable } from './TableFigures.tsx';

/** A report of Hammerspace: what was simulated, what was found, then the figures. */
export function HammerspaceReport({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const { balance } = words;
  const { brawl } = balance;
  const { traits, bots = [], third, compared } = report;
  return (
    <ReportSheet kept={kept} report={report} played={<Played report={report} />}>
      <Verdicts report={report} kept={kept} evidenceOf={(verdict) => evidenceOf(verdict, report)} />
      <Telling />
      {compared && <Figures comparison={compared} dealt={balance.compare.dealt.hammerspace} />}
      <SeatTable tables={report.tables} />
      <LengthTable tables={report.tables} />
      <LeadTable tables={report.tables} />
      {third && (
        <section className={classes.part} aria-label={brawl.third}>
          <h3 className={classes.heading}>{brawl.third}</h3>
          <p>{brawl.thirdTold(percent(third.spared), percent(third.hurt))}</p>
          <div className={classes.cell}>
            <Interval figure={third.sway} from={-1} to={1} reference={0} />
            <Told figure={third.sway} share points />
          </div>
        </section>
      )}
      {bots.length > 0 && (
        <FigureTable
          label={brawl.bots.title}
          name={brawl.bots.name}
          columns={[{ title: brawl.traits.more, share: true, points: true, axis: [-0.5, 0.5, 0] }]}
          lines={bots.map(({ name, more }) => ({ key: name, name, cells: [{ figure: more }] }))}
        />
      )}
      <FigureTable
        label={brawl.traits.title}
        name={brawl.traits.name}
        most={20}
        columns={[
          { title: brawl.traits.more, share: true, points: true, axis: [-0.3, 0.3, 0] },
          { title: brawl.traits.wins, share: true },
        ]}
        lines={traits
          .filter(({ more }) => more.count > 0)
          .map(({ ref, name, more, wins }) => ({
            key: ref,
            name,
            cells: [{ figure: more }, { figure: wins }],
            watch: () => void showTelling({ of: 'trait', trait: ref, more: more.value > 0 }, name),
          }))}
      />
      <CardTable cards={report.cards} />
    </ReportSheet>
  );
}

function Played({ report: { played, tables, traits } }: { readonly report: Report }) {
  const { balance } = words;
  const { brawl } = balance;
  const notes = [
    ...played.byHand.map(({ name, clauses }) => brawl.byHand(name, clauses)),
    ...(played.leftOut.length > 0 ? [balance.leftOut(played.leftOut.join(', '))] : []),
    ...tables.flatMap(({ players, traits: some }) => (traits.length > 0 && !some ? [brawl.noTraits(players)] : [])),
  ];
  return <PlayedBar parts={[{ name: brawl.texts, share: played.texts }]} notes={notes} />;
}

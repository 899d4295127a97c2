import type { KeptSeries } from '../../app/contract/series.ts';
import { tellGoal, tellTracked, trackGoals } from '../../rules/teamfight/series/goals.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { tellLeftOut } from '../../rules/teamfight/series/verdicts.ts';
import { useOpened } from '../stores/opened.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import { AbilityTable } from './AbilityTable.tsx';
import classes from './Balance.module.css';
import { Figures } from './Compared.tsx';
import { evidenceOf } from './evidence.ts';
import { Goals } from './Goals.tsx';
import { HeroTable } from './HeroTable.tsx';
import { MapFigures } from './MapFigures.tsx';
import { MatchTable } from './MatchTable.tsx';
import { PairTables } from './PairTables.tsx';
import { PlayedBar } from './PlayedBar.tsx';
import { PeopleFigures } from './people/PeopleFigures.tsx';
import { ReportSheet } from './ReportSheet.tsx';
import { Telling } from './Telling.tsx';
import { Verdicts } from './Verdicts.tsx';

const groups = ['abilities', 'conditions', 'mapRules'] as const;

function Played({ report }: { readonly report: Report }) {
  const { played, manual, cuts, notCounted } = report;
  const { balance } = words;
  const notes = [
    ...(manual > 0 ? [tellLeftOut(report)] : []),
    ...(cuts > 0 ? [balance.cuts(cuts)] : []),
    ...(played.leftOut.length > 0 ? [balance.leftOut(played.leftOut.join(', '))] : []),
    ...(notCounted.length > 0 ? [balance.notCounted(notCounted.join(', '))] : []),
  ];
  return (
    <PlayedBar parts={groups.map((group) => ({ name: balance.shares[group], share: played[group] }))} notes={notes} />
  );
}

/** A report of Teamfight: what was simulated, what was found, then the figures. */
export function TeamfightReport({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const { balance } = words;
  return (
    <ReportSheet kept={kept} report={report} played={<Played report={report} />}>
      <Verdicts report={report} kept={kept} evidenceOf={(verdict) => evidenceOf(verdict, report)} />
      <Telling />
      <SetGoals report={report} pace={kept.pace} />
      {report.compared && <Figures comparison={report.compared} dealt={balance.compare.dealt.teamfight} />}
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
    </ReportSheet>
  );
}

function SetGoals({ report, pace }: { readonly report: Report; readonly pace: number | undefined }) {
  const goals = useOpened((state) => state.catalogue?.set?.manifest.goals) ?? [];
  const nameOf = (ref: string) => report.heroes.find((hero) => hero.ref === ref)?.name ?? ref;
  return (
    <Goals
      goals={trackGoals(goals, report).map((one) => ({
        ...one,
        told: `${tellGoal(one.goal)}: ${tellTracked(one, nameOf)}`,
      }))}
      none={words.balance.goalsTold}
      onAdd={() => goTo('set')}
      pace={pace}
    />
  );
}

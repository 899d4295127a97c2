import type { KeptSeries } from '../../../app/contract/series.ts';
import { tellGoal, tellTracked, trackGoals } from '../../../rules/thoua/series/goals.ts';
import type { CharacterFigures, FigureFigures, Report } from '../../../rules/thoua/series/report.ts';
import { drawnTold, levelsTold } from '../../../rules/thoua/series/tell-report.ts';
import { useOpened } from '../../stores/opened.ts';
import { showTelling } from '../../stores/series.ts';
import { goTo } from '../../stores/view.ts';
import { words } from '../../words.ts';
import { Figures } from '../Compared.tsx';
import { type Column, FigureTable } from '../FigureTable.tsx';
import { Goals } from '../Goals.tsx';
import { PlayedBar } from '../PlayedBar.tsx';
import { ReportSheet } from '../ReportSheet.tsx';
import { Telling } from '../Telling.tsx';
import { Verdicts } from '../Verdicts.tsx';
import { BuildTables } from './BuildTables.tsx';
import { EncounterTable } from './EncounterTable.tsx';
import { evidenceOf } from './evidence.ts';

/** A report of THOUA: what was simulated, what was found, how hard the encounters are, then all other figures. */
export function ThouaReport({ report, kept }: { readonly report: Report; readonly kept: KeptSeries }) {
  const { balance } = words;
  const { steps, compared } = report;
  return (
    <ReportSheet kept={kept} report={report} played={<Played report={report} />}>
      <Verdicts report={report} kept={kept} evidenceOf={(verdict) => evidenceOf(verdict, report)} />
      <Telling />
      <EncounterGoals report={report} pace={kept.pace} />
      <EncounterTable tables={report.tables} />
      {steps && (
        <Figures
          title={balance.party.steps}
          comparison={steps}
          dealt={{ paired: balance.party.stepsTold, apart: balance.party.stepsTold }}
        />
      )}
      {compared && <Figures comparison={compared} dealt={balance.compare.dealt.thoua} />}
      {report.builds ? <BuildTables builds={report.builds} /> : <CharacterTable report={report} />}
      <EnemyTable report={report} />
      <AbilityTable report={report} side={0} />
      <AbilityTable report={report} side={1} />
    </ReportSheet>
  );
}

function EncounterGoals({ report, pace }: { readonly report: Report; readonly pace: number | undefined }) {
  const set = useOpened((state) => state.catalogue?.set);
  const goals = set ? trackGoals([set], report) : [];
  return (
    <Goals
      goals={goals.map((one) => ({ ...one, told: `${tellGoal(one)}: ${tellTracked(one)}` }))}
      none={words.balance.party.goalsTold}
      onAdd={() => goTo('words')}
      pace={pace}
    />
  );
}

function Played({ report: { played, plan, tables } }: { readonly report: Report }) {
  const { balance } = words;
  const notes = [
    ...played.byHand.map(({ name, clauses }) => balance.brawl.byHand(name, clauses)),
    ...(played.leftOut.length > 0 ? [balance.leftOut(played.leftOut.join(', '))] : []),
    ...(played.byHand.length + played.leftOut.length === 0 ? [balance.all] : []),
    ...(plan.builds ? [drawnTold] : tables.some(({ level }) => level !== undefined) ? [levelsTold] : []),
  ];
  return <PlayedBar parts={[{ name: balance.party.texts, share: played.texts }]} notes={notes} />;
}

/** What every figure did; the bot that was asked besides is one more column. */
function doing(agreement: boolean, second = ''): readonly Column[] {
  const { figures } = words.balance.party;
  return [
    { title: figures.fell, share: true },
    { title: figures.dealt, share: false, counted: false },
    { title: figures.taken, share: false, counted: false },
    { title: figures.healed, share: false, counted: false },
    ...(agreement ? [{ title: words.balance.heroes.agreement(second), share: true }] : []),
  ];
}

const done = ({ fell, dealt, taken, healed, agreement }: FigureFigures) =>
  [fell, dealt, taken, healed, ...(agreement ? [agreement] : [])].map((figure) => ({ figure }));

function CharacterTable({ report: { characters, plan } }: { readonly report: Report }) {
  const { party } = words.balance;
  const drawn = characters.some(({ more }) => more);
  const first: readonly Column[] = [
    ...(drawn ? [{ title: party.figures.more, share: true, points: true, axis: [-0.3, 0.3, 0] as const }] : []),
    { title: party.figures.wins, share: true, counted: false },
  ];
  const wins = ({ more, wins: won }: CharacterFigures) => [...(drawn ? [{ figure: more }] : []), { figure: won }];
  return (
    <FigureTable
      label={party.characters}
      name={party.character}
      columns={[...first, ...doing(plan.second !== undefined, plan.second?.bot)]}
      lines={characters.map((one) => ({
        key: one.ref,
        name: one.name,
        cells: [...wins(one), ...done(one)],
        watch: () =>
          void showTelling({ of: 'character', character: one.ref, won: (one.more?.value ?? 1) > 0 }, one.name),
      }))}
    />
  );
}

function EnemyTable({ report: { enemies, plan } }: { readonly report: Report }) {
  const { party } = words.balance;
  return (
    <FigureTable
      label={party.enemies}
      name={party.enemy}
      columns={doing(plan.second !== undefined, plan.second?.bot)}
      lines={enemies.map((one) => ({ key: one.ref, name: one.name, cells: done(one) }))}
    />
  );
}

function AbilityTable({ report, side }: { readonly report: Report; readonly side: 0 | 1 }) {
  const { party, abilities: told } = words.balance;
  const all = report.abilities.filter((one) => one.side === side && (one.used.count > 0 || one.more));
  const some = all.some(({ more }) => more);
  return (
    <FigureTable
      label={side === 0 ? party.abilities : party.enemyAbilities}
      name={told.name}
      columns={[
        ...(some ? [{ title: party.abilityMore, share: true, points: true, axis: [-0.3, 0.3, 0] as const }] : []),
        { title: told.used, share: true, axis: [0, 1, undefined] },
        { title: party.beaten, share: true, counted: false },
        { title: party.gave, share: false, counted: false },
      ]}
      lines={all.map(({ ref, name, of, used, beaten, gave, more }) => ({
        key: ref,
        name,
        note: of,
        cells: [...(some ? [more] : []), used, beaten, gave].map((figure) => ({ figure })),
        ...(side === 0 &&
          of === undefined && {
            watch: () => void showTelling({ of: 'bought', ability: ref, won: (more?.value ?? 1) > 0 }, name),
          }),
      }))}
    />
  );
}

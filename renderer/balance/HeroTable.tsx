import type { PeoplesFigures } from '../../rules/teamfight/playtest/people.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';
import { tellByHand } from '../../rules/teamfight/series/verdicts.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import { type Cell, type Column, FigureTable } from './FigureTable.tsx';
import { usePeople } from './people/PeopleFigures.tsx';

/** What each hero is worth, and what becomes of it. */
export function HeroTable({ report }: { readonly report: Report }) {
  const { heroes } = words.balance;
  const second = report.plan.second?.bot;
  const people = usePeople();
  const columns: Column[] = [
    { title: heroes.strength, share: true, axis: [0, 1, 0.5] },
    ...(second === undefined ? [] : [{ title: heroes.agreement(second), share: true }]),
    { title: heroes.wins, share: true },
    ...(people ? [{ title: words.playtest.wins, share: true }] : []),
    { title: heroes.deployed, share: true },
    { title: heroes.died, share: true },
    { title: heroes.dealt, share: false },
    { title: heroes.taken, share: false },
  ];
  return (
    <FigureTable
      label={heroes.title}
      name={heroes.name}
      columns={columns}
      most={20}
      lines={report.heroes.map(({ ref, name, strength, wins, deployed, died, dealt, taken, agreement, byHand }) => ({
        key: ref,
        name,
        ...(byHand && { note: tellByHand([byHand]) }),
        cells: [
          { figure: strength, text: words.balance.never },
          ...(second === undefined ? [] : [{ figure: agreement }]),
          { figure: wins },
          ...(people ? [peoplesCell(people, ref)] : []),
          ...[deployed, died, dealt, taken].map((figure) => ({ figure })),
        ],
        watch: () => void showTelling({ of: 'hero', hero: ref, more: strength.value > 0.5 }, name),
      }))}
    />
  );
}

/** What people found out about the hero as it is now; how much they played it before that is said beside. */
function peoplesCell({ heroes }: PeoplesFigures, ref: string): Cell {
  const { wins, earlier = 0 } = heroes.find((hero) => hero.ref === ref) ?? {};
  return { figure: wins, ...(earlier > 0 && { text: words.playtest.earlier(earlier) }) };
}

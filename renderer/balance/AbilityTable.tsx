import type { Report } from '../../rules/teamfight/series/report.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import { FigureTable } from './FigureTable.tsx';

/** How often abilities are used when they could be, and what that gives. */
export function AbilityTable({ report }: { readonly report: Report }) {
  const { abilities } = words.balance;
  const names = new Map(report.heroes.map(({ ref, name }) => [ref, name]));
  return (
    <FigureTable
      label={abilities.title}
      name={abilities.name}
      columns={[
        { title: abilities.used, share: true, axis: [0, 1, undefined] },
        { title: abilities.hits, share: true },
        { title: abilities.kills, share: false },
        { title: abilities.yield, share: false },
      ]}
      lines={report.abilities.map(({ hero, name, used, hits, kills, yield: gave }) => ({
        key: `${hero} ${name}`,
        name,
        note: names.get(hero),
        cells: [used, hits, kills, gave].map((figure) => ({ figure })),
        watch: () => void showTelling({ of: 'ability', hero, ability: name }, name),
      }))}
    />
  );
}

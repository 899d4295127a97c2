import type { Report } from '../../rules/teamfight/series/report.ts';
import { showTelling } from '../stores/series.ts';
import { words } from '../words.ts';
import { FigureTable } from './FigureTable.tsx';

/** Pairs whose figures differ most from what their strengths say come first. */
const sides = ['together', 'against'] as const;

/** What two heroes make of each other, on one side and against each other. */
export function PairTables({ report }: { readonly report: Report }) {
  const { pairs, joint } = words.balance;
  const names = new Map(report.heroes.map(({ ref, name }) => [ref, name]));
  return sides.map((of) => (
    <FigureTable
      key={of}
      label={pairs.title[of]}
      name={pairs.name}
      most={6}
      columns={[{ title: pairs.more, share: true, points: true, axis: [-0.3, 0.3, 0] }]}
      lines={report[of].map(({ a, b, more }) => {
        const name = `${names.get(a)} ${joint[of]} ${names.get(b)}`;
        return {
          key: `${a} ${b}`,
          name,
          cells: [{ figure: more }],
          watch: () => void showTelling({ of, a, b, more: more.value > 0 }, name),
        };
      })}
    />
  ));
}

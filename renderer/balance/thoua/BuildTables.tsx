import type { BuildFigures } from '../../../rules/thoua/series/report.ts';
import { partName } from '../../../rules/thoua/series/verdicts.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { FigureTable } from '../FigureTable.tsx';

const axis = [-0.3, 0.3, 0] as const;

/** What characters who are drawn whole are made of, and which pairs of it win more than they do by themselves. */
export function BuildTables({ builds: { parts, pairs } }: { readonly builds: BuildFigures }) {
  const { builds: told } = words.balance.party;
  const watch = (refs: readonly string[], name: string, more: number) => () =>
    void showTelling({ of: 'build', parts: refs, won: more > 0 }, name);
  return (
    <>
      <FigureTable
        label={told.parts}
        name={told.part}
        columns={[{ title: told.more, share: true, points: true, axis }]}
        lines={parts.map(({ part: { kind, ref, name }, more }) => ({
          key: ref,
          name,
          note: told.kinds[kind],
          cells: [{ figure: more }],
          watch: watch([ref], name, more.value),
        }))}
      />
      <FigureTable
        label={told.pairs}
        name={told.part}
        columns={[
          { title: told.together, share: true, points: true, axis },
          { title: told.wins, share: true, counted: false },
        ]}
        lines={pairs.map(({ a, b, more, wins }) => {
          const name = told.name(partName(a), partName(b));
          return {
            key: `${a.ref} ${b.ref}`,
            name,
            cells: [{ figure: more }, { figure: wins }],
            watch: watch([a.ref, b.ref], name, more.value),
          };
        })}
      >
        <p className={classes.count}>{told.pairsTold(pairs.length)}</p>
      </FigureTable>
    </>
  );
}

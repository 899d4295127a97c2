import type { CardFigures } from '../../../rules/hammerspace/series/report.ts';
import { showTelling } from '../../stores/series.ts';
import { words } from '../../words.ts';
import classes from '../Balance.module.css';
import { FigureTable } from '../FigureTable.tsx';

/** What a draw of each card is worth, and what becomes of it. */
export function CardTable({ cards }: { readonly cards: readonly CardFigures[] }) {
  const { cards: told, kinds } = words.balance.brawl;
  return (
    <FigureTable
      label={told.title}
      name={told.name}
      most={20}
      columns={[
        { title: told.more, share: true, points: true, axis: [-0.2, 0.2, 0] },
        { title: told.stuck, share: true },
        { title: told.used, share: true },
        { title: told.kept, share: true },
        { title: told.unplayed, share: true },
      ]}
      lines={cards.map(({ ref, name, kind, more, stuck, used, kept, unplayed }) => ({
        key: ref,
        name,
        note: kinds[kind],
        cells: [more, stuck, used, kept, unplayed].map((figure) => ({ figure })),
        watch: () => void showTelling({ of: 'card', card: ref, more: more.value > 0 }, name),
      }))}
    >
      <p className={classes.count}>{told.told}</p>
    </FigureTable>
  );
}

import { useElementSize } from '@mantine/hooks';
import type { Item } from '../model/catalogue.ts';
import type { SincePrinted } from '../model/since-printed.ts';
import { columnsFor, type TileWidths } from './columns-for.ts';
import classes from './SetOverview.module.css';
import { Tile } from './Tile.tsx';

interface Props {
  readonly title: string;
  readonly items: readonly Item[];
  readonly since: ReadonlyMap<string, SincePrinted>;
  readonly widths: TileWidths;
}

/** Things of one sort, as their faces, in as many columns as there is room for. */
export function GlanceSection({ title, items, since, widths }: Props) {
  const { ref, width } = useElementSize();
  const { columns, tile } = columnsFor(width, items.length, widths);
  if (items.length === 0) return undefined;
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.sort}>
        {title} <span className={classes.count}>{items.length}</span>
      </h3>
      <div ref={ref} className={classes.grid} style={{ gridTemplateColumns: `repeat(${columns}, ${tile}px)` }}>
        {width > 0 && items.map((item) => <Tile key={item.ref} item={item} width={tile} since={since.get(item.ref)} />)}
      </div>
    </section>
  );
}

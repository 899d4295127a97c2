import { ScrollArea } from '@mantine/core';
import { useMemo } from 'react';
import type { Screen } from '../model/screens.ts';
import { search } from '../model/search.ts';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import { AddThing } from './AddThing.tsx';
import { Filter } from './Filter.tsx';
import { ItemLine } from './ItemLine.tsx';
import classes from './List.module.css';
import { useChosen, useItems } from './use-chosen.ts';

/** The list of a screen, searched as you type, in groups where there are several. */
export function ItemList({ screen }: { readonly screen: Screen }) {
  const items = useItems(screen);
  const filter = useView((state) => state.filter);
  const { item: chosen } = useChosen(screen);
  const found = useMemo(() => search(items, filter), [items, filter]);
  const groups = [...new Set(found.map((item) => item.group))];
  return (
    <div className={classes.panel}>
      <Filter count={items.length} />
      <ScrollArea className={classes.scroll} type="auto" scrollbarSize={8}>
        {found.length === 0 && items.length > 0 && <p className={classes.none}>{words.frame.nothingSays(filter)}</p>}
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            {groups.length > 1 && <h2 className={classes.group}>{group}</h2>}
            {found
              .filter((item) => item.group === group)
              .map((item) => (
                <ItemLine key={item.ref} item={item} chosen={item.ref === chosen?.ref} />
              ))}
          </section>
        ))}
      </ScrollArea>
      <div className={classes.foot}>
        <AddThing screen={screen} />
      </div>
    </div>
  );
}

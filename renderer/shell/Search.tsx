import type { SpotlightActionData, SpotlightFilterFunction } from '@mantine/spotlight';
import { useMemo, useState } from 'react';
import { marks } from '../model/marks.ts';
import { type Found, found, lineOf, searchable } from '../model/searchable.ts';
import { useOpened } from '../stores/opened.ts';
import { searchStore } from '../stores/spotlights.ts';
import { goTo } from '../stores/view.ts';
import { words } from '../words.ts';
import { Finder } from './Finder.tsx';
import { Icon } from './Icon.tsx';
import classes from './Search.module.css';

/** Results that are shown. */
const most = 30;

/** Ctrl+P: everything of the set by any words of it. */
export function Search() {
  // Closed, it takes no time from what is being typed elsewhere.
  const [open, setOpen] = useState(false);
  const items = useOpened((state) => (open ? state.catalogue?.items : undefined));
  const all = useMemo(() => searchable(items ?? []), [items]);
  // What is typed decides what is shown and what is said under it, so there is nothing to filter beforehand.
  const filter: SpotlightFilterFunction = (typed) =>
    found(all, typed)
      .slice(0, most)
      .map((one) => actionOf(one, typed));
  return (
    <Finder
      store={searchStore}
      actions={[]}
      filter={filter}
      icon="search"
      label={words.commands.search}
      hint={words.commands.searchHint}
      nothingFound={words.commands.nothingSays}
      onOpen={setOpen}
    />
  );
}

/** A text with what was looked for marked in it. */
const Marked = ({ text, typed }: { readonly text: string; readonly typed: string }) =>
  marks(text, typed).map(({ text: stretch, marked }, place) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: a stretch is known by nothing but its place
    marked ? <mark key={place}>{stretch}</mark> : stretch,
  );

const actionOf = (one: Found, typed: string): SpotlightActionData => ({
  id: one.id,
  children: (
    <>
      <span className={classes.sign}>
        <Icon name={one.screen} />
      </span>
      <span className={classes.body}>
        <span>
          <Marked text={one.label} typed={typed} />
        </span>
        <span className={classes.line}>
          <Marked text={lineOf(one, typed)} typed={typed} />
        </span>
      </span>
    </>
  ),
  onClick: () => goTo(one.screen, one.item, one.card),
});

import { Spotlight } from '@mantine/spotlight';
import { useMemo, useState } from 'react';
import { searchActions } from '../model/search-actions.ts';
import { useOpened } from '../stores/opened.ts';
import { goTo } from '../stores/view.ts';
import { Icon } from './Icon.tsx';
import classes from './Search.module.css';

/** Ctrl+P: everything of the set by any word of it. */
export function Search() {
  // Closed, it takes no time from what is being typed elsewhere.
  const [open, setOpen] = useState(false);
  const catalogue = useOpened((state) => (open ? state.catalogue : undefined));
  const actions = useMemo(
    () =>
      searchActions(catalogue?.items ?? []).map(({ screen, item, card, ...found }) => ({
        ...found,
        leftSection: <Icon name={screen} />,
        onClick: () => goTo(screen, item, card),
      })),
    [catalogue],
  );
  return (
    <Spotlight
      actions={actions}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      shortcut="mod + P"
      tagsToIgnore={[]}
      limit={10}
      highlightQuery
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      classNames={{
        content: classes.search,
        action: classes.action,
        actionBody: classes.body,
        actionSection: classes.sign,
        actionDescription: classes.description,
      }}
      scrollable
      maxHeight={420}
      nothingFound="Nothing in this set says that."
      searchProps={{
        placeholder: 'Heroes, cards, maps, words',
        'aria-label': 'Search everything',
        leftSection: <Icon name="search" />,
      }}
    />
  );
}

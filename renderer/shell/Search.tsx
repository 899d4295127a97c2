import { Spotlight } from '@mantine/spotlight';
import { useMemo } from 'react';
import { searchActions } from '../model/search-actions.ts';
import { useOpened } from '../stores/opened.ts';
import { goTo } from '../stores/view.ts';
import { Icon } from './Icon.tsx';
import classes from './Search.module.css';

/** Ctrl+P: everything of the set by any word of it. */
export function Search() {
  const catalogue = useOpened((state) => state.catalogue);
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

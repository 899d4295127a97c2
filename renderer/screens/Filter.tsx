import { CloseButton, TextInput } from '@mantine/core';
import { Icon } from '../shell/Icon.tsx';
import { useView } from '../stores/view.ts';
import { words } from '../words.ts';
import classes from './List.module.css';

const type = (filter: string) => useView.setState({ filter });

/** The search field of a list. Esc empties it. */
export function Filter({ count }: { readonly count: number }) {
  const filter = useView((state) => state.filter);
  return (
    <TextInput
      className={classes.filter}
      size="sm"
      value={filter}
      placeholder={words.frame.find(count)}
      aria-label={words.frame.findHere}
      leftSection={<Icon name="search" size={16} />}
      rightSection={filter && <CloseButton size="sm" aria-label={words.frame.emptySearch} onClick={() => type('')} />}
      onChange={(event) => type(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Escape' && type('')}
    />
  );
}

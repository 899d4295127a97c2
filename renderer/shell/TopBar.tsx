import { Kbd, UnstyledButton, useComputedColorScheme, useMantineColorScheme } from '@mantine/core';
import { searchKey } from '../commands/find-commands.ts';
import { paletteKey, panelsKey } from '../commands/window-commands.ts';
import { useOpened } from '../stores/opened.ts';
import { openPalette, openSearch } from '../stores/spotlights.ts';
import { togglePanels, useView } from '../stores/view.ts';
import { LanguageSwitch } from '../translate/LanguageSwitch.tsx';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';
import { IconButton } from './IconButton.tsx';
import { Steps } from './Steps.tsx';
import classes from './TopBar.module.css';

/** What is open, and what is always at hand. */
export function TopBar() {
  const manifest = useOpened(({ catalogue }) => catalogue?.set?.manifest);
  const opening = useOpened((state) => state.opening);
  const { setColorScheme } = useMantineColorScheme();
  const scheme = useComputedColorScheme('light');
  const panelsHidden = useView((state) => state.panelsHidden);
  return (
    <header className={classes.bar} aria-busy={opening !== undefined}>
      <span className={classes.colour} style={{ background: manifest?.colour ?? 'var(--line)' }} />
      <h1 className={classes.name}>{manifest?.name ?? words.frame.name}</h1>
      <LanguageSwitch />
      <Steps />
      <UnstyledButton className={classes.search} onClick={openSearch}>
        <Icon name="search" size={16} />
        <span>{words.commands.search}</span>
        <Kbd size="xs">{searchKey}</Kbd>
      </UnstyledButton>
      <IconButton icon="commands" label={words.commands.palette} shortcut={paletteKey} onClick={openPalette} />
      <IconButton
        icon="panels"
        label={panelsHidden ? words.commands.showPanels : words.commands.hidePanels}
        shortcut={panelsKey}
        onClick={togglePanels}
      />
      <IconButton
        icon={scheme === 'light' ? 'moon' : 'sun'}
        label={scheme === 'light' ? words.commands.dark : words.commands.light}
        onClick={() => setColorScheme(scheme === 'light' ? 'dark' : 'light')}
      />
    </header>
  );
}

import { placesNow } from '../shell/use-rail.ts';
import { openPalette } from '../stores/spotlights.ts';
import { back, goTo, togglePanels, useView } from '../stores/view.ts';
import { words } from '../words.ts';
import type { Command } from './command.ts';

/** The key that hides and shows the panels, as drawing programs have it. Tab stays the way through the window. */
export const panelsKey = 'Ctrl+\\';
export const paletteKey = 'Ctrl+Shift+P';

/** The window's light or dark look, which its frame keeps. */
export interface Scheme {
  readonly dark: boolean;
  readonly setDark: (dark: boolean) => void;
}

/** What is done with the window. */
export function windowCommands({ dark, setDark }: Scheme): Command[] {
  const { commands } = words;
  const { panelsHidden } = useView.getState();
  return [
    ...placesNow().map(
      ({ screen, label, key }): Command => ({
        id: `go-${screen}`,
        name: commands.goTo(label),
        group: 'go',
        ...(key && { keys: [key] }),
        can: true,
        run: () => goTo(screen),
      }),
    ),
    { id: 'palette', name: commands.palette, group: 'window', keys: [paletteKey], can: true, run: openPalette },
    {
      id: 'panels',
      name: panelsHidden ? commands.showPanels : commands.hidePanels,
      does: commands.panels,
      group: 'window',
      keys: [panelsKey],
      can: true,
      run: togglePanels,
    },
    {
      id: 'scheme',
      name: dark ? commands.light : commands.dark,
      words: commands.schemeWords,
      group: 'window',
      can: true,
      run: () => setDark(!dark),
    },
    {
      id: 'keys',
      name: commands.keys,
      group: 'window',
      keys: ['?'],
      can: true,
      run: () => useView.setState({ keysOpen: true }),
    },
    { id: 'back', name: commands.back, group: 'window', keys: ['Escape'], can: true, run: back },
  ];
}

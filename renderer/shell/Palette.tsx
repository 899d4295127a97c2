import { Kbd } from '@mantine/core';
import type { SpotlightActionGroupData } from '@mantine/spotlight';
import { useState } from 'react';
import { commandGroups } from '../../app/contract/menu.ts';
import { commandsNow } from '../commands/commands.ts';
import { paletteStore } from '../stores/spotlights.ts';
import { words } from '../words.ts';
import { Finder } from './Finder.tsx';
import { useScheme } from './use-scheme.ts';

/** Ctrl+Shift+P: everything that can be done now, by its name, with its keys. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const scheme = useScheme();
  const actions = open ? paletteGroups(scheme) : [];
  return (
    <Finder
      store={paletteStore}
      actions={actions}
      icon="commands"
      label={words.commands.palette}
      hint={words.commands.type}
      nothingFound={words.commands.nothingFound}
      onOpen={setOpen}
    />
  );
}

function paletteGroups(scheme: Parameters<typeof commandsNow>[0]): SpotlightActionGroupData[] {
  // The palette does not open itself, and its own Escape is no step back.
  const commands = commandsNow(scheme).filter(({ id, can }) => can && id !== 'palette' && id !== 'back');
  return commandGroups.map((group) => ({
    group: words.commands.groups[group],
    actions: commands
      .filter((command) => command.group === group)
      .map(({ id, name, keys = [], words: also, run }) => ({
        id,
        label: name,
        keywords: also,
        rightSection: keys[0] && <Kbd size="xs">{keys[0]}</Kbd>,
        onClick: run,
      })),
  }));
}

import { Kbd } from '@mantine/core';
import { Spotlight, type SpotlightActionGroupData } from '@mantine/spotlight';
import { useState } from 'react';
import { commandGroups } from '../commands/command.ts';
import { commandsNow } from '../commands/commands.ts';
import { paletteStore } from '../stores/spotlights.ts';
import { words } from '../words.ts';
import { Icon } from './Icon.tsx';
import classes from './Search.module.css';
import { useScheme } from './use-scheme.ts';

/** Ctrl+Shift+P: everything that can be done now, by its name, with its keys. */
export function Palette() {
  const [open, setOpen] = useState(false);
  const scheme = useScheme();
  const actions = open ? paletteGroups(scheme) : [];
  return (
    <Spotlight
      store={paletteStore}
      actions={actions}
      shortcut={null}
      onSpotlightOpen={() => setOpen(true)}
      onSpotlightClose={() => setOpen(false)}
      overlayProps={{ backgroundOpacity: 0.3, blur: 0 }}
      classNames={{
        content: classes.search,
        action: classes.action,
        actionBody: classes.body,
        actionSection: classes.keys,
        actionsGroup: classes.group,
      }}
      scrollable
      maxHeight={460}
      nothingFound={words.commands.nothingFound}
      searchProps={{
        placeholder: words.commands.type,
        'aria-label': words.commands.palette,
        leftSection: <Icon name="commands" />,
      }}
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

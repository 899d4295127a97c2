import { useEffect } from 'react';
import { commandGroups, type MenuGroup } from '../../app/contract/menu.ts';
import { commandsNow } from '../commands/commands.ts';
import type { Scheme } from '../commands/window-commands.ts';
import { useOpened } from '../stores/opened.ts';
import { usePresets } from '../stores/presets.ts';
import { usePrinted } from '../stores/printed.ts';
import { studio, useSession } from '../stores/session.ts';
import { useStage } from '../stores/stage.ts';
import { useView } from '../stores/view.ts';
import { useWork } from '../stores/work.ts';
import { words } from '../words.ts';
import { useScheme } from './use-scheme.ts';

/** Rest in ms after something was done before the system's menu is made anew. */
const rest = 250;

/** Keeps the system's own menu as the window's commands are, and does what is chosen there. Only the desktop has such a menu. */
export function useMenu(): void {
  const scheme = useScheme();
  const desktop = useSession((state) => state.welcome?.shell === 'desktop');
  useEffect(() => (desktop ? keepMenu(scheme) : undefined), [desktop, scheme]);
}

function keepMenu(scheme: Scheme): () => void {
  const ended = new AbortController();
  let shown = '';
  let timer: ReturnType<typeof setTimeout> | undefined;
  const show = () => {
    const menus = menusNow(scheme);
    const text = JSON.stringify(menus);
    if (text === shown) return;
    shown = text;
    // A menu that is late is made with the next change; all that it has is in the window too.
    studio()
      .showMenu({ menus })
      .catch(() => undefined);
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(show, rest);
  };
  const stops = [useOpened, usePresets, usePrinted, useSession, useStage, useView, useWork].map((store) =>
    store.subscribe(soon),
  );
  const onEvent = ({ id }: { readonly id: string }) => {
    const chosen = commandsNow(scheme).find((command) => command.id === id);
    if (chosen?.can) chosen.run();
  };
  studio()
    .menu({}, { signal: ended.signal, onEvent })
    .catch(() => undefined);
  show();
  return () => {
    ended.abort();
    clearTimeout(timer);
    for (const stop of stops) stop();
  };
}

function menusNow(scheme: Scheme): MenuGroup[] {
  const commands = commandsNow(scheme);
  return commandGroups.map((group) => ({
    group,
    title: words.commands.groups[group],
    items: commands
      .filter((command) => command.group === group)
      .map(({ id, name, keys: [keys] = [], can }) => ({ id, name, ...(keys !== undefined && { keys }), can })),
  }));
}

import type { Menu, MenuItemConstructorOptions } from 'electron';
import type { MenuChoice, SetOnDisk } from '../contract/studio.ts';

/** What systems expect of every program, and the sets that were open before; the window itself has everything else. */
export function menu(
  from: Pick<typeof Menu, 'buildFromTemplate'>,
  recent: readonly SetOnDisk[],
  tell: (choice: MenuChoice) => void,
): Menu {
  const sets: MenuItemConstructorOptions[] = recent.map(({ name, folder }) => ({
    label: `${name}  (${folder})`,
    click: () => tell({ kind: 'open-set', folder }),
  }));
  return from.buildFromTemplate([
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    {
      label: 'File',
      submenu: [
        { label: 'Open Set…', accelerator: 'CmdOrCtrl+O', click: () => tell({ kind: 'choose-set' }) },
        { label: 'Open Recent', enabled: sets.length > 0, submenu: sets },
        { type: 'separator' },
        { role: process.platform === 'darwin' ? 'close' : 'quit' },
      ],
    },
    { role: 'editMenu' },
    { label: 'View', submenu: [{ role: 'reload' }, { role: 'togglefullscreen' }, { role: 'toggleDevTools' }] },
    { role: 'windowMenu' },
  ]);
}

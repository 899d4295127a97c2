import type { Menu } from 'electron';

/** What systems expect of every program; the window itself has everything else. */
export function menu(from: typeof Menu): Menu {
  return from.buildFromTemplate([
    ...(process.platform === 'darwin' ? [{ role: 'appMenu' } as const] : []),
    { role: 'editMenu' },
    { label: 'View', submenu: [{ role: 'reload' }, { role: 'togglefullscreen' }, { role: 'toggleDevTools' }] },
    { role: 'windowMenu' },
  ]);
}

import type { Menu, MenuItemConstructorOptions } from 'electron';
import type { CommandGroup, MenuChoice, MenuGroup, MenuItem } from '../contract/menu.ts';

const mac = process.platform === 'darwin';
const line: MenuItemConstructorOptions = { type: 'separator' };

/** What the system expects of every program, below what the window can do. */
const ofSystem: Partial<Readonly<Record<CommandGroup, readonly MenuItemConstructorOptions[]>>> = {
  edit: [line, { role: 'cut' }, { role: 'copy' }, { role: 'paste' }, { role: 'selectAll' }],
  set: [line, { role: mac ? 'close' : 'quit' }],
  window: [line, { role: 'reload' }, { role: 'togglefullscreen' }, { role: 'toggleDevTools' }, { role: 'minimize' }],
};

/** The system's menu: what the window says that can be done in it now. Before it has said anything, only what every program has. */
export function menu(
  from: Pick<typeof Menu, 'buildFromTemplate'>,
  groups: readonly MenuGroup[],
  tell: (choice: MenuChoice) => void,
): Menu {
  const item = ({ id, name, keys, can }: MenuItem): MenuItemConstructorOptions => ({
    // A single & would underline the letter behind it.
    label: name.replaceAll('&', '&&'),
    enabled: can,
    ...acceleratorOf(keys),
    click: () => tell({ id }),
  });
  const submenus = groups.map(({ group, title, items }) => ({
    label: title,
    submenu: [...items.map(item), ...(ofSystem[group] ?? [])],
  }));
  const first: MenuItemConstructorOptions[] = [{ role: 'fileMenu' }, { role: 'editMenu' }, { role: 'windowMenu' }];
  return from.buildFromTemplate([
    ...(mac ? [{ role: 'appMenu' } as const] : []),
    ...(submenus.length > 0 ? submenus : first),
  ]);
}

/** Keys are only shown: the window listens to them, and knows when they are meant for a field. macOS cannot show keys that it does not take. */
function acceleratorOf(
  keys: string | undefined,
): Pick<MenuItemConstructorOptions, 'accelerator' | 'registerAccelerator'> {
  const isKnown = keys !== undefined && /^(?:Ctrl\+)?(?:Shift\+)?(?:[A-Z0-9]|F\d+)$/.test(keys);
  return isKnown && !mac ? { accelerator: keys, registerAccelerator: false } : {};
}

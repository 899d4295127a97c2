import type { Menu, MenuItemConstructorOptions } from 'electron';
import { expect, it } from 'vitest';
import type { MenuChoice } from '../../../app/contract/studio.ts';
import { menu } from '../../../app/desktop/menu.ts';

/** The entries of a menu as Electron is given them. */
const built = (recent: Parameters<typeof menu>[1], tell: Parameters<typeof menu>[2]) => {
  let entries: MenuItemConstructorOptions[] = [];
  const from = {
    buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
      entries = template;
      return {} as Menu;
    },
  };
  menu(from as unknown as Parameters<typeof menu>[0], recent, tell);
  const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...all(Array.isArray(item.submenu) ? item.submenu : [])]);
  return all(entries);
};

it('the menu opens the sets that were open before, and asks for others', () => {
  const told: MenuChoice[] = [];
  const items = built([{ folder: '/games/iron-age', name: 'Iron Age' }], (choice) => told.push(choice));
  for (const { click } of items) (click as (() => void) | undefined)?.();
  expect(told).toEqual([{ kind: 'choose-set' }, { kind: 'open-set', folder: '/games/iron-age' }]);
  expect(built([], () => {}).find(({ label }) => label === 'Open Recent')?.enabled).toBe(false);
});

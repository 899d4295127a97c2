import type { Menu, MenuItemConstructorOptions } from 'electron';
import { expect, it } from 'vitest';
import type { MenuChoice, MenuGroup } from '../../../app/contract/menu.ts';
import { menu } from '../../../app/desktop/menu.ts';

/** The entries of a menu as Electron is given them. */
const built = (groups: Parameters<typeof menu>[1], tell: Parameters<typeof menu>[2]) => {
  let entries: MenuItemConstructorOptions[] = [];
  const from = {
    buildFromTemplate: (template: MenuItemConstructorOptions[]) => {
      entries = template;
      return {} as Menu;
    },
  };
  menu(from as unknown as Parameters<typeof menu>[0], groups, tell);
  const all = (items: readonly MenuItemConstructorOptions[]): MenuItemConstructorOptions[] =>
    items.flatMap((item) => [item, ...all(Array.isArray(item.submenu) ? item.submenu : [])]);
  return all(entries);
};

it('shows what can be done in the window, and tells which of it was chosen', () => {
  const told: MenuChoice[] = [];
  const undo = { id: 'undo', name: 'Undo: Salt & Sand', keys: 'Ctrl+Z', can: true };
  const redo = { id: 'redo', name: 'Nothing to redo', keys: 'Ctrl+Shift+Z', can: false };
  const zoom = { id: 'zoom-in', name: 'Zoom in', keys: '+', can: true };
  const groups: MenuGroup[] = [
    { group: 'edit', title: 'Change', items: [undo, redo] },
    { group: 'stage', title: 'Stage', items: [zoom] },
  ];
  const items = built(groups, (choice) => told.push(choice));
  const item = (label: string) => items.find((one) => one.label === label);
  expect(items.flatMap(({ label, submenu }) => (submenu && label !== undefined ? [label] : []))).toEqual([
    'Change',
    'Stage',
  ]);
  expect([item('Undo: Salt && Sand')?.enabled, item('Nothing to redo')?.enabled]).toEqual([true, false]);
  // The window listens to the keys itself: nothing is done twice.
  for (const { accelerator, registerAccelerator } of items) if (accelerator) expect(registerAccelerator).toBe(false);
  expect(items.some(({ role }) => role === 'paste')).toBe(true);
  for (const { click } of items) (click as (() => void) | undefined)?.();
  expect(told).toEqual([{ id: 'undo' }, { id: 'redo' }, { id: 'zoom-in' }]);
});

it('has what every program has before the window has said anything', () => {
  expect(built([], () => {}).map(({ role }) => role)).toEqual(expect.arrayContaining(['editMenu', 'windowMenu']));
});

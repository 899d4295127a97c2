import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import type { MenuChoice, MenuGroup } from '../../../app/contract/menu.ts';
import type { Studio } from '../../../app/contract/studio.ts';
import { createStudio } from '../../../app/studio/studio.ts';

/** A studio on a set of one hero, in a folder of its own, with a secret picture beside the set that a link in it points to. */
export interface SmallSet {
  /** Real path of everything that the test made. */
  readonly scratch: string;
  readonly folder: string;
  readonly studio: Studio;
  /** Chooses in the menu, once the window listens. */
  menu(choice: MenuChoice): Promise<void>;
  /** What the menu was told to show last. */
  menus(): readonly MenuGroup[];
  remove(): Promise<void>;
}

export const heroText = JSON.stringify({ name: 'Warden', health: 10, speed: 3, art: { file: 'art/warden.png' } });

export async function smallSet(): Promise<SmallSet> {
  const scratch = await realpath(await mkdtemp(join(tmpdir(), 'setwright-small-')));
  const folder = join(scratch, 'small');
  const png = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#b5541c' } })
    .png()
    .toBuffer();
  await Promise.all(['heroes', 'art'].map((inner) => mkdir(join(folder, inner), { recursive: true })));
  await writeFile(
    join(folder, 'set.json'),
    JSON.stringify({ id: 'small', system: 'teamfight', format: 1, name: 'Small' }),
  );
  await writeFile(join(folder, 'heroes/warden.json'), heroText);
  await writeFile(join(folder, 'art/warden.png'), png);
  await writeFile(
    join(folder, 'art/drawing.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
  );
  await writeFile(join(scratch, 'secret.png'), png);
  await symlink(join(scratch, 'secret.png'), join(folder, 'art/link.png'));
  let tellMenu: (tell: (choice: MenuChoice) => void) => void = () => {};
  const listening = new Promise<(choice: MenuChoice) => void>((resolve) => {
    tellMenu = resolve;
  });
  let shown: readonly MenuGroup[] = [];
  const studio = await createStudio({
    name: 'browser',
    open: folder,
    choose: async (_purpose, typed) => typed,
    onMenu: (tell) => {
      tellMenu(tell);
      return () => {};
    },
    showMenu: (menus) => {
      shown = menus;
    },
    settings: join(scratch, 'settings'),
    exportFolder: join(scratch, 'exports'),
    setsFolder: join(scratch, 'sets'),
  });
  const menu = async (choice: MenuChoice) => (await listening)(choice);
  return {
    scratch,
    folder,
    studio,
    menu,
    menus: () => shown,
    remove: () => rm(scratch, { recursive: true, force: true }),
  };
}

import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { mapOf } from '../../rules/teamfight/paint/map-of.ts';
import { paintingOf } from '../../rules/teamfight/paint/painting-of.ts';
import { formatJson } from '../../schemas/json.ts';
import type { MapFile } from '../../schemas/types.generated.ts';
import { folderWith, setJson } from '../app/set-folder.ts';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage, SharedPage } from './page.ts';
import { placesOn } from './places-on.ts';
import { shippedSet } from './window.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const shared = new SharedPage(axe);

const bare = { name: 'Quarry', columns: 8, rows: 6 };

/** A set with one map that has nothing on it, open in the painter. */
async function openQuarry(launched: Launched, map: object = bare) {
  const { page, set } = await shared.show(launched.browser, {
    'set.json': formatJson(setJson),
    'maps/quarry.json': formatJson(map),
    'terrain/water.json': formatJson({ name: 'Water', blocksMovement: true }),
    'markers/chest.json': formatJson({ name: 'Chest', text: 'Open it.' }),
  });
  await goTo(page, 'Maps');
  // The journey before may have come near, on a map of the same name in another set, with another tool in its hand.
  await page.keyboard.press('w');
  const written = () => JSON.parse(readFileSync(join(set, 'maps/quarry.json'), 'utf8')) as MapFile;
  return { page, written };
}

/** Places on a map, in cells from its top left corner. */
type Way = readonly (readonly [x: number, y: number])[];

async function painterOn(page: Page, map: { readonly columns: number; readonly rows: number } = bare) {
  const at = await placesOn(page, map);
  const drag = async ([start, ...way]: Way, button: 'left' | 'right' = 'left') => {
    if (start) await page.mouse.move(...at(...start));
    await page.mouse.down({ button });
    for (const place of way) await page.mouse.move(...at(...place), { steps: 4 });
    await page.mouse.up({ button });
  };
  return { drag, at };
}

const saved = (page: Page, what: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${what}")`);
const undoable = (page: Page) => page.getByRole('button', { name: /undo/i }).getAttribute('aria-label');

describe.skipIf(missing !== '')(`painting maps in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  it('paints the shipped map Crown Hill from an empty one, half of it by gestures and half by symmetry', async () => {
    const folder = folderWith();
    for (const name of ['windfall', 'common'])
      cpSync(join(shippedSet, '..', name), join(folder, name), { recursive: true });
    const file = join(folder, 'windfall/maps/crown-hill.json');
    const shipped = JSON.parse(readFileSync(file, 'utf8')) as MapFile;
    const painted = ['walls', 'cover', 'heights', 'terrain', 'deploy', 'hazards', 'controlPoints', 'markers'];
    const empty = Object.fromEntries(Object.entries(shipped).filter(([key]) => !painted.includes(key))) as MapFile;
    writeFileSync(file, formatJson(empty));
    const { page } = await openPage(launched.browser, { set: join(folder, 'windfall') });
    await goTo(page, 'Maps');
    const { drag } = await painterOn(page, shipped);
    const choose = (name: string) => page.getByRole('radio', { name, exact: true }).click();
    const tool = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const cells = async (...list: Way) => {
      for (const [x, y] of list) await drag([[x + 0.5, y + 0.5]]);
    };
    const rectangle = async ([left, top]: Way[number], [right, bottom]: Way[number]) => {
      await page.keyboard.down('Shift');
      await drag([
        [left + 0.5, top + 0.5],
        [right + 0.5, bottom + 0.5],
      ]);
      await page.keyboard.up('Shift');
    };
    await page.getByRole('button', { name: /^Symmetry while painting/ }).click();
    await page.getByRole('menuitemradio', { name: 'Alike after half a turn' }).click();

    await drag([
      [12, 2.1],
      [12, 3.9],
    ]);
    await tool('Cover');
    await drag([
      [6, 1.1],
      [6, 2.9],
    ]);
    await drag([
      [3, 5.1],
      [3, 6.9],
    ]);
    await tool('Height step');
    await drag([
      [6.1, 3.9],
      [9.9, 3.9],
    ]);
    await drag([
      [5.9, 4.1],
      [5.9, 5.9],
    ]);
    await tool('Terrain');
    await choose('Hedge');
    await rectangle([7, 2], [8, 2]);
    await cells([4, 4]);
    await choose('Tall Corn');
    await rectangle([11, 0], [12, 1]);
    await rectangle([12, 1], [13, 2]);
    await choose('Furrow');
    await rectangle([5, 4], [5, 5]);
    await rectangle([6, 3], [7, 3]);
    await tool('Deploy zone');
    await rectangle([0, 3], [1, 8]);
    await tool('Hazard');
    await cells([5, 7], [6, 2]);
    await tool('Control point');
    await rectangle([7, 5], [8, 6]);
    await choose('New point');
    await rectangle([4, 1], [5, 2]);
    await tool('Marker');
    for (const [name, place] of [
      ['Wild Hive', [5, 3]],
      ['Crate', [6, 5]],
      ['Supplies', [9, 0]],
    ] as const) {
      await choose(name);
      await cells(place);
    }
    const name = (list: string, index: number, written: string) =>
      page.getByRole('region', { name: list }).getByRole('textbox', { name: 'Name' }).nth(index).fill(written);
    await name('Hazards', 0, 'The Wasps');
    await name('Control points', 0, 'The Crown');
    await name('Control points', 1, 'Bee Garden');
    await name('Control points', 2, 'Herb Garden');
    // The shipped file lists some cells and lines in another order; a painted one has them row by row.
    const expected = mapOf(paintingOf(shipped), empty);
    await expect.poll(() => JSON.parse(readFileSync(file, 'utf8'))).toEqual(expected);
    expect(readFileSync(file, 'utf8')).toBe(formatJson(expected));
  }, 120_000);

  it('shows the maps of a set that ships, and says how to make it one’s own', async () => {
    const { page } = await openPage(launched.browser, { set: shippedSet });
    await goTo(page, 'Maps');
    const stage = await page.locator('main [data-stage]').boundingBox();
    if (!stage) throw new Error('There is no stage.');
    await page.mouse.click(stage.x + stage.width / 2, stage.y + stage.height / 2);
    await page.waitForSelector('footer >> text=Make a copy');
    expect(await undoable(page)).toBe('Nothing to undo');
  });

  it('draws a wall by a drag along edges, in one step of undo, and erases with the right button', async () => {
    const { page, written } = await openQuarry(launched);
    const { drag, at } = await painterOn(page);
    // Not quite straight, and neither begun nor ended on a corner: as hands draw.
    await drag([
      [2.1, 1.1],
      [4, 0.9],
      [5.9, 1.2],
    ]);
    await saved(page, 'Paint wall on Quarry');
    expect(written().walls).toEqual(['2,1 6,1']);
    await drag(
      [
        [3.1, 1],
        [3.9, 1.1],
      ],
      'right',
    );
    await saved(page, 'Erase wall on Quarry');
    expect(written().walls).toEqual(['2,1 3,1', '4,1 6,1']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => written().walls).toEqual(['2,1 6,1']);
    expect(await undoable(page)).toBe('Undo: Paint wall on Quarry');
    await page.keyboard.press('Control+z');
    await expect.poll(() => written()).toEqual(bare);
    // Two fingers that move apart zoom, and paint nothing.
    const fingers = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: (readonly [number, number])[]) =>
      fingers.send('Input.dispatchTouchEvent', { type, touchPoints: places.map(([x, y], id) => ({ x, y, id })) });
    const zoom = async () => Number.parseInt((await page.textContent('footer span:last-child')) ?? '', 10);
    const before = await zoom();
    await touch('touchStart', at(3, 3));
    await touch('touchStart', at(3, 3), at(4, 3));
    await touch('touchMove', at(2, 3), at(4, 3));
    await touch('touchEnd');
    await expect.poll(zoom).toBeGreaterThan(1.5 * before);
    expect(await undoable(page)).toBe('Nothing to undo');
  });

  it('keeps both halves alike while a symmetry is on, with red for blue', async () => {
    const { page, written } = await openQuarry(launched, { ...bare, columns: 7 });
    const { drag } = await painterOn(page, { ...bare, columns: 7 });
    await page.getByRole('button', { name: /^Symmetry while painting/ }).click();
    await page.getByRole('menuitemradio', { name: 'Left and right alike' }).click();
    await page.getByRole('menu').waitFor({ state: 'detached' });
    await drag([
      [1, 1.1],
      [1, 2.9],
    ]);
    await page.keyboard.press('d');
    await drag([
      [0.5, 0.5],
      [0.5, 1.5],
    ]);
    await saved(page, 'deploy zone on Quarry');
    expect(written()).toMatchObject({
      walls: ['1,1 1,3', '6,1 6,3'],
      deploy: { red: ['0,0', '0,1'], blue: ['6,0', '6,1'] },
    });
    await page.getByRole('button', { name: /^Symmetry while painting/ }).click();
    await page.getByRole('menuitemradio', { name: 'No symmetry' }).click();
  });

  it('paints cells, rectangles, zones for both sides, named places and markers', async () => {
    const { page, written } = await openQuarry(launched);
    const { drag, at } = await painterOn(page);
    await page.keyboard.press('t');
    await drag([
      [1.5, 1.5],
      [3.5, 1.5],
    ]);
    await page.keyboard.press('d');
    await page.keyboard.down('Shift');
    await drag([
      [0.5, 2.5],
      [1.5, 5.5],
    ]);
    await page.keyboard.up('Shift');
    await page.keyboard.press('e');
    await drag([
      [7.5, 2.5],
      [7.5, 4.5],
    ]);
    await page.keyboard.press('o');
    await drag([[4.5, 3.5]]);
    await page.keyboard.press('z');
    await drag([[5.5, 0.5]]);
    await page.keyboard.press('m');
    await drag([[6.5, 5.5]]);
    await saved(page, 'Paint chest on Quarry');
    expect(written()).toMatchObject({
      terrain: [{ kind: 'water', cells: ['1-3,1'] }],
      deploy: { red: ['0-1,2', '0-1,3', '0-1,4', '0-1,5'], blue: ['7,2', '7,3', '7,4'] },
      hazards: [{ name: 'Hazard', effect: '1dmg', cells: ['5,0'] }],
      controlPoints: [{ name: 'Point', cells: ['4,3'] }],
      markers: [{ kind: 'chest', at: '6,5' }],
    });
    // What lies under the pointer becomes the tool.
    await page.mouse.move(...at(2.5, 1.5));
    await page.keyboard.press('i');
    expect(await page.locator('[role=toolbar] [aria-pressed=true]').first().getAttribute('aria-label')).toBe('Terrain');
    await page.keyboard.press('Escape');
    expect(await barriersInBothThemes(page)).toEqual([]);
  });

  it('undoes fifty gestures one by one, and Escape cancels the one that is being made', async () => {
    const { page, written } = await openQuarry(launched);
    const { drag, at } = await painterOn(page);
    for (let gesture = 0; gesture < 50; gesture++) {
      const [x, y] = [gesture % 8, Math.floor(gesture / 8)];
      if (gesture < 48) await drag([[x + 0.5, y + 0.1]]);
      else await drag([[x + 0.5, 0.1]], 'right');
    }
    await saved(page, 'Erase wall on Quarry');
    expect(written().walls).toEqual(['2,0 8,0', ...[1, 2, 3, 4, 5].map((y) => `0,${y} 8,${y}`)]);
    await page.mouse.move(...at(3, 2));
    await page.mouse.down();
    await page.mouse.move(...at(3, 5), { steps: 3 });
    await page.keyboard.press('Escape');
    await page.mouse.up();
    expect(await undoable(page)).toBe('Undo: Erase wall on Quarry');
    // One Escape too many leads nowhere else.
    await page.keyboard.press('Escape');
    expect(await page.locator('main [data-stage]').getAttribute('aria-label')).toBe('Quarry, to paint on');
    for (let step = 0; step < 50; step++) await page.keyboard.press('Control+z');
    expect(await undoable(page)).toBe('Nothing to undo');
    await expect.poll(() => written()).toEqual(bare);
  });

  it('moves, copies, turns and empties a part of the map', async () => {
    const { page, written } = await openQuarry(launched, { ...bare, walls: ['1,1 3,1'] });
    const { drag, at } = await painterOn(page);
    await page.keyboard.press('s');
    await drag([
      [1.5, 1.5],
      [2.5, 2.5],
    ]);
    await drag([
      [1.5, 1.5],
      [4.5, 2.5],
    ]);
    await saved(page, 'Move a part of Quarry');
    expect(written().walls).toEqual(['4,2 6,2']);
    await page.keyboard.press('q');
    await saved(page, 'Turn a part of Quarry');
    expect(written().walls).toEqual(['6,2 6,4']);
    await page.keyboard.press('Control+c');
    await page.mouse.move(...at(0.5, 3.5));
    await page.keyboard.press('Control+v');
    await saved(page, 'Paste on Quarry');
    expect(written().walls).toEqual(['6,2 6,4', '2,3 2,5']);
    await page.keyboard.press('Delete');
    await saved(page, 'Empty a part of Quarry');
    expect(written().walls).toEqual(['6,2 6,4']);
  });

  it('paints without a mouse, and says what lies where', async () => {
    const { page, written } = await openQuarry(launched);
    const told = page.locator('main [data-told]');
    await page.focus('main [data-stage]');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowDown');
    expect(await told.textContent()).toContain('Column 3, row 3: bare ground. Facing the edge below.');
    await page.keyboard.press('Enter');
    await expect.poll(() => told.textContent()).toContain('wall below');
    await page.keyboard.press('t');
    await page.keyboard.press('Space');
    await expect.poll(() => told.textContent()).toContain('Water');
    await saved(page, 'Paint water on Quarry');
    expect(written()).toMatchObject({ walls: ['3,4 4,4'], terrain: [{ kind: 'water', cells: ['3,3'] }] });
    await page.keyboard.press('Backspace');
    await saved(page, 'Erase terrain on Quarry');
    expect(written().terrain).toBeUndefined();
  });

  it('makes a map, and resizes it from any side; what falls off is told', async () => {
    const { page, written } = await openQuarry(launched, { ...bare, walls: ['1,1 3,1', '6,5 8,5'] });
    const size = page.getByRole('region', { name: 'Size' });
    await size.getByRole('textbox', { name: 'Columns' }).fill('7');
    await size.getByRole('radio', { name: 'Keep the top right' }).click();
    await size.getByRole('button', { name: 'Resize to 7 × 6' }).click();
    await saved(page, 'Resize Quarry');
    expect(written()).toMatchObject({ columns: 7, rows: 6, walls: ['0,1 2,1', '5,5 7,5'] });
    await size.getByRole('textbox', { name: 'Rows' }).fill('4');
    await size.getByRole('button', { name: 'Resize to 7 × 4' }).click();
    await page.waitForSelector('footer >> text=Fell off the map: 2 edges of wall.');
    await expect.poll(() => written().walls).toEqual(['0,1 2,1']);
    await page.getByRole('button', { name: 'Add map' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Name' }).fill('Gorge');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [aria-label="Gorge, to paint on"] canvas[data-painted]');
    // Its name is given, so the keys are those of the tools.
    await page.keyboard.press('d');
    await page.waitForSelector('main button[aria-label^="Deploy zone"][aria-pressed=true]');
  });
});

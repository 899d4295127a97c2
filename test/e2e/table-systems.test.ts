import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../../bin/build.mjs';
import { formatJson } from '../../schemas/json.ts';
import { folderWith } from '../app/set-folder.ts';
import { findBrowser, type Launched } from './browser.ts';
import { cell, openTable, paste, saved } from './table-page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';

const spirits = (): string =>
  folderWith({
    'set.json': formatJson({ id: 'spirits', system: 'plain', format: 1, name: 'Spirits' }),
    'kinds/spirit.json': formatJson({
      name: 'Spirit',
      fields: [
        { id: 'art', name: 'Art', type: 'picture' },
        { id: 'cost', name: 'Cost', type: 'number' },
        { id: 'home', name: 'Home', type: 'choice', choices: ['Hill', 'River'] },
        { id: 'text', name: 'Text', type: 'rich-text' },
      ],
    }),
    'cards/ember-fox.json': formatJson({ name: 'Ember Fox', kind: 'spirit', values: { cost: 2, home: 'Hill' } }),
  });
const fileIn = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

describe.skipIf(missing !== '')(`the table of other games in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  const open = (set: string) => openTable(launched.browser, set);

  it('takes twenty pasted rows into a plain set, and types, undoes and refuses by the fields of its kind', async () => {
    const set = spirits();
    const { page } = await open(set);
    const titles = await page.getByRole('columnheader').allTextContents();
    expect(titles).toEqual(['Kind of card', 'Name', 'Art', 'Cost', 'Home', 'Text', 'Copies', 'Status']);
    const rows = Array.from({ length: 20 }, (_, index) => `Spirit ${index + 1}\t${index}\tRiver\t2`);
    await paste(page, ['Name\tCost\tHome\tQty', ...rows].join('\r\n'));
    await saved(page, '20 rows pasted');
    expect(readdirSync(join(set, 'cards'))).toHaveLength(21);
    expect(fileIn(set, 'cards/spirit-20.json')).toEqual({
      name: 'Spirit 20',
      kind: 'spirit',
      copies: 2,
      values: { cost: 19, home: 'River' },
    });
    await page.keyboard.press('Control+z');
    await saved(page, 'Undo of 20 rows pasted');
    expect(readdirSync(join(set, 'cards'))).toEqual(['ember-fox.json']);

    await cell(page, 'ember-fox', 'values/home').click();
    await page.keyboard.type('Sea');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [role=status]:has-text("Home has no choice \\"Sea\\"")');
    await cell(page, 'ember-fox', 'values/cost').click();
    await page.keyboard.type('2,5');
    await page.keyboard.press('Enter');
    await saved(page, 'Ember Fox, cost');
    expect(fileIn(set, 'cards/ember-fox.json').values).toEqual({ cost: 2.5, home: 'Hill' });
    // The row behind the last makes a card of the kind.
    await page.locator('[class*=fresh]').click();
    await page.keyboard.type('Stone Ox');
    await page.keyboard.press('Enter');
    await saved(page, '1 row pasted');
    expect(fileIn(set, 'cards/stone-ox.json')).toEqual({ name: 'Stone Ox', kind: 'spirit' });
  }, 120_000);

  it('pulls a linked sheet into a plain set with a new field, a new choice and the picture beside it', async () => {
    const set = spirits();
    const { page, scratch } = await open(set);
    const sheet = join(scratch, 'spirits.csv');
    mkdirSync(join(scratch, 'art'));
    await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c04020' } })
      .png()
      .toFile(join(scratch, 'art/fox.png'));
    writeFileSync(sheet, 'Name,Art,Home,Song\nEmber Fox,fox.png,Marsh,loud\nStone Ox,,Hill,\n');
    await page.getByRole('textbox', { name: 'Path of a CSV file' }).fill(sheet);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByText('"Song" becomes a field of Spirit.').waitFor();
    await dialog.getByText('"Marsh" is a new choice of Home.').waitFor();
    expect(readdirSync(join(set, 'cards'))).toEqual(['ember-fox.json']);
    await dialog.getByRole('button', { name: 'Take 2 rows' }).click();
    await saved(page, 'Rows of spirits.csv');
    expect(fileIn(set, 'cards/ember-fox.json').values).toEqual({
      art: { file: 'art/fox.png' },
      cost: 2,
      home: 'Marsh',
      song: 'loud',
    });
    expect(fileIn(set, 'kinds/spirit.json').fields.map(({ name }: { name: string }) => name)).toEqual([
      'Art',
      'Cost',
      'Home',
      'Text',
      'Song',
    ]);
    expect(readdirSync(join(set, 'art'))).toEqual(['fox.png']);
    await page.getByRole('columnheader', { name: 'Song' }).waitFor();
    // All that was taken is one step; pulled once more, nothing is different.
    await page.getByRole('button', { name: 'Pull' }).click();
    await dialog.getByText('spirits.csv says nothing that the set does not say.').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await saved(page, 'Undo of Rows of spirits.csv');
    expect(readdirSync(join(set, 'cards'))).toEqual(['ember-fox.json']);
    expect(fileIn(set, 'kinds/spirit.json').fields).toHaveLength(4);
  }, 120_000);

  it('changes many play cards at once, in both languages, and undoes it', async () => {
    const set = folderWith({});
    cpSync(join(root, 'content/hammerspace/jumble-sale'), set, { recursive: true });
    const { page } = await open(set);
    await page.getByRole('checkbox', { name: /^Traits/ }).uncheck();
    await page
      .getByRole('checkbox', { name: /^(Defences|Abilities)/ })
      .first()
      .uncheck();
    await page.fill('[aria-label="Find in this list"]', 'biological');
    const names = () => page.locator('[role=gridcell][data-column=name]').allTextContents();
    await expect.poll(async () => (await names()).length).toBeLessThan(5);
    const some = (await names()).length;
    const before = new Map(
      readdirSync(join(set, 'cards')).map((file) => [file, readFileSync(join(set, 'cards', file), 'utf8')]),
    );
    await page.locator('[role=gridcell][data-column=strength]').first().click();
    await page.keyboard.press('Control+Shift+ArrowDown');
    await page.keyboard.type('8');
    await page.keyboard.press('Control+Enter');
    await saved(page, `${some} cells`);
    expect(fileIn(set, 'cards/jar-of-hornets.json').strength).toBe(8);
    await cell(page, 'jar-of-hornets', 'name es').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Tarro de avispas');
    await page.keyboard.press('Enter');
    await saved(page, 'Jar of Hornets, name (es)');
    expect(fileIn(set, 'texts/es/jar-of-hornets.json')['/name']).toBe('Tarro de avispas');
    await cell(page, 'jar-of-hornets', 'hits').dblclick();
    await page.keyboard.press('Control+a');
    await page.keyboard.type('everybody');
    await page.keyboard.press('Enter');
    await page.waitForSelector('main [role=status]:has-text("Hits is one, adjacent, two together or all")');
    await page.keyboard.press('Control+z');
    await saved(page, 'Undo of Jar of Hornets, name (es)');
    await page.keyboard.press('Control+z');
    await saved(page, `Undo of ${some} cells`);
    for (const [file, text] of before) expect(readFileSync(join(set, 'cards', file), 'utf8')).toBe(text);
  }, 120_000);
});

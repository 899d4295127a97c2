import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith, setJson } from '../app/set-folder.ts';
import { sound as hills } from '../rules/thoua/set-files.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { comes } from './comes.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const files = {
  'set.json': setJson,
  'heroes/oracle.json': { name: 'Oracle', health: 6, speed: 4 },
  'heroes/warden.json': {
    name: 'Warden',
    health: 10,
    speed: 3,
    abilities: [{ id: 'bolt', name: 'Bolt', text: 'Range 4, +2def, 2dmg.' }],
  },
};

describe.skipIf(missing !== '')(`a card that is tried, in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('is tried with chosen dice, saved as a scene, and says where the scene differs once it is another', async () => {
    const set = folderWith(files);
    const { page } = await openPage(launched.browser, { set, script: axe });
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.click('[aria-label="Ability card: Bolt"]');
    await page.locator('main').getByRole('button', { name: 'Try it: Bolt' }).click();
    const board = page.getByRole('region', { name: 'Try a card' });
    const target = board.locator('button[data-as=aim][data-brief="67 %"]').first();
    await target.click();
    await board.getByText(/Oracle.*hits 67 %/).waitFor();
    await board.getByRole('button', { name: 'Falls on 1', exact: true }).click();
    const log = board.getByRole('region', { name: 'What happened' });
    await log.getByText(/misses Oracle/).waitFor();
    expect(await barriers(page)).toEqual([]);
    await board.getByRole('button', { name: 'Take back' }).click();
    await target.click();
    await board.getByRole('button', { name: 'Falls on 4', exact: true }).click();
    await log.getByText(/takes 2 damage/).waitFor();

    await board.getByRole('button', { name: 'Save as a scene' }).click();
    const saving = page.getByRole('dialog', { name: 'Save as a scene' });
    await saving.getByLabel('What it shows').fill('A bolt hurts');
    await saving.getByRole('button', { name: 'Save scene' }).click();
    const scene = () => {
      const [file = ''] = readdirSync(join(set, 'scenes'));
      return JSON.parse(readFileSync(join(set, 'scenes', file), 'utf8'));
    };
    await comes(() => expect(scene().steps[0]).toMatchObject({ use: 'Bolt', pick: ['T'], rolls: [4] }));
    expect(scene().steps[0].expect).toMatchObject([{ unit: 'T', health: 4 }]);
    await page.locator('footer').getByText('1 scene holds').waitFor();

    // The text that is typed is tried at once, and the scene says what is otherwise by now.
    await page.click('[data-field="/abilities/0/text"] [contenteditable]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 4, +2def, 3dmg.');
    await log.getByText(/takes 3 damage/).waitFor();
    await page.locator('footer').getByText('1 of 1 scene differs').waitFor();
    await board.getByRole('button', { name: 'Close the board' }).click();
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText(/expected .* at 4 health, it has 3/).waitFor();
    await page.locator('main').getByRole('button', { name: '1 scene differs' }).first().waitFor();
    await page.locator('footer').getByText('1 of 1 scene differs').click();
    const scenes = page.getByRole('region', { name: 'Scenes' }).last();
    await scenes.getByText('A bolt hurts').waitFor();
    expect(await barriers(page)).toEqual([]);

    // It differs on purpose: the scene expects it from now on, and with an undo no more.
    await scenes.getByRole('button', { name: 'Expect this now: A bolt hurts' }).click();
    await page.locator('footer').getByText('1 scene holds').waitFor();
    await comes(() => expect(scene().steps[0].expect).toMatchObject([{ unit: 'T', health: 3 }]));
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+z');
    await page.locator('footer').getByText('1 of 1 scene differs').waitFor();

    await page.click('[data-field="/abilities/0/text"] [contenteditable]');
    await page.keyboard.press('Control+z');
    await page.locator('footer').getByText('1 scene holds').waitFor();
    await page.locator('main').getByRole('button', { name: '1 scene differs' }).first().waitFor({ state: 'detached' });

    // What waits for an error to be mended does not come out otherwise: it is not played.
    await comes(() => expect(readFileSync(join(set, 'heroes/warden.json'), 'utf8')).not.toContain('3dmg'));
    writeFileSync(join(set, 'heroes/warden.json'), '{ "name": "Warden", ');
    await page.locator('footer').getByText('1 of 1 scene not played').click();
    await page.getByText('heroes/warden.json has an error: 1 scene waits until it is mended').waitFor();
  }, 120_000);

  it('tries an ability of THOUA against an enemy, and does it again with the text that is typed', async () => {
    const set = folderWith(hills);
    const { page } = await openPage(launched.browser, { set, script: axe });
    await page.click('nav >> text=Cards');
    await page.getByText('Stone Fist', { exact: true }).first().click();
    await page.waitForSelector('main [data-card] canvas[data-painted]');
    await page.keyboard.press('Control+Enter');
    const board = page.getByRole('region', { name: 'Try a card' });
    await board.locator('button[data-as=aim]').click();
    await board.getByText(/^Boar: \d+ % success/).waitFor();
    await board.getByRole('button', { name: 'Falls on 2', exact: true }).click();
    await board.getByRole('button', { name: 'Falls on 3', exact: true }).click();
    // 2 and STR 8 and 2 of Stout Heart against 3 and the boar's 2.
    const figures = board.getByRole('region', { name: 'Figures' });
    await figures.getByText('Boar 7/14 HP').waitFor();
    expect(await barriers(page)).toEqual([]);
    const effect = page.locator('aside[aria-label=Inspector] .cm-content').first();
    await effect.fill('Enemy takes Earth Damage 1d10 +3.');
    await figures.getByText('Boar 4/14 HP').waitFor();
    await board.getByRole('button', { name: 'Take back' }).click();
    await figures.getByText('Boar 14/14 HP').waitFor();
    // A tooltip that is shown by now would be what Escape closes first.
    await page.mouse.move(0, 0);
    await page.getByRole('tooltip').waitFor({ state: 'detached' });
    await page.keyboard.press('Escape');
    await board.waitFor({ state: 'detached' });
  });
});

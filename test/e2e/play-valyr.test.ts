import { createRequire } from 'node:module';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { folderWith } from '../app/set-folder.ts';
import { ability, levy } from '../rules/valyr/field.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';
import { placesOn } from './places-on.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

const table = { width: 16, depth: 12 };
const files = {
  'set.json': { id: 'pantry', system: 'valyr', format: 1, name: 'Pantry' },
  'units/fork.json': { ...levy, name: 'Fork', abilities: [ability('Something that nobody understands at all.')] },
  'units/spoon.json': { ...levy, name: 'Spoon', appraisal: 60 },
  'armies/a-forks.json': { name: 'Forks', units: [{ unit: 'fork' }] },
  'armies/b-spoons.json': { name: 'Spoons', units: [{ unit: 'spoon' }] },
  'battlefields/kitchen.json': {
    ...{ name: 'Kitchen', ...table },
    terrain: [{ name: 'Jug', shape: { kind: 'circle', x: 12, y: 6, radius: 1 }, height: 4, blocksMovement: true }],
    starts: [
      { edge: 'top', from: 4, to: 12 },
      { edge: 'bottom', from: 4, to: 12 },
    ],
  },
};

const choices = (page: Page) => page.locator('section[aria-label="What you can do"]');
const asks = (page: Page, what: string) => choices(page).getByText(what).first().waitFor();
const log = (page: Page) => page.locator('ol[aria-label="What happened"]');

describe.skipIf(missing !== '')(`a battle is played in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('by two people: set up, move where they point, attack with the odds beside the pointer, and change it by hand', async () => {
    const { page } = await openPage(launched.browser, { set: folderWith(files), script: axe });
    await page.click('nav >> text=Play');
    await page.getByRole('combobox', { name: 'Player 2 is' }).click();
    await page.getByRole('option', { name: 'a person' }).click();
    await page.getByRole('button', { name: 'Begin the match' }).click();
    await page.waitForSelector('section[aria-label="Table: Kitchen"] canvas[data-painted]');
    await asks(page, 'Set Fork up');
    const at = await placesOn(page, { columns: table.width, rows: table.depth });
    const said = page.locator('[data-said]');
    // Too far from the edge: the pointer says so, and a click does nothing.
    await page.mouse.move(...at(8, 8));
    await expect.poll(() => said.textContent()).toContain('within 3 inches of the starting location');
    await page.mouse.click(...at(8, 8));
    await page.mouse.click(...at(8, 2.5));
    await asks(page, 'Set Spoon up');
    await page.mouse.click(...at(8, 9));
    await asks(page, 'Whose turn is it?');
    expect(await barriers(page)).toEqual([]);
    // The tools stand beside the table; in a window that has no room for one it is there again as soon as it has.
    const [stage, tools] = await Promise.all(
      [page.locator('main [data-stage]'), page.getByRole('toolbar', { name: 'On the table' })].map((one) =>
        one.boundingBox(),
      ),
    );
    expect(tools?.x).toBeGreaterThanOrEqual((stage?.x ?? 0) + (stage?.width ?? Infinity));
    // What happened has all the room below the card.
    const bottom = async (one: Locator) => {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return Math.round(y + height);
    };
    expect(await bottom(log(page))).toBe(await bottom(page.locator('aside[aria-label=Inspector]')));
    const view = page.viewportSize();
    await page.setViewportSize({ width: 320, height: 256 });
    await page.waitForFunction(() => (document.querySelector('main [data-stage]')?.clientWidth ?? 900) < 200);
    if (view) await page.setViewportSize(view);
    await asks(page, 'Whose turn is it?');
    // What nobody reads is asked of the people when the turn begins.
    await page.getByRole('button', { name: /^Fork, Player 1/ }).focus();
    await page.keyboard.press('Enter');
    await asks(page, 'Fork: 3 energy left');
    await choices(page).getByText('Something that nobody understands at all').waitFor();
    await choices(page).getByRole('button', { name: 'Done, or it does nothing here' }).click();
    // What it does not see is darkened, and one Escape too many leaves the battle where it is.
    await page.keyboard.press('v');
    await page.getByText('Dark: Fork does not see a medium base there.').waitFor();
    await page.keyboard.press('v');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.mouse.move(...at(12.5, 2.5));
    await expect.poll(() => said.textContent()).toMatch(/^4\.\d+″ of 5″$/);
    await page.mouse.move(...at(12, 5));
    await expect.poll(() => said.textContent()).toContain('Jug is in the way');
    await page.mouse.click(...at(8, 7.25));
    await asks(page, 'Fork: 2 energy left');
    await page.mouse.move(...at(8, 9));
    await expect.poll(() => said.textContent()).toMatch(/^0\.\d+″: 3 dice at 10 or less, 1\.5 damage, 0 % defeated$/);
    await page.mouse.click(...at(8, 9));
    await log(page)
      .getByText(/^Fork attacks Spoon from 0\.\d+″: 3 dice, on target at 10 or less/)
      .waitFor();
    await asks(page, 'Fork: 1 energy left');
    await choices(page).getByRole('button', { name: 'End the turn' }).click();
    await asks(page, 'Whose turn is it?');
    await page.getByRole('button', { name: 'Change the match' }).click();
    await page.getByRole('combobox', { name: 'Unit' }).click();
    await page.getByRole('option', { name: 'Fork', exact: true }).click();
    await page.getByLabel('Damage', { exact: true }).fill('9');
    await page.keyboard.press('Enter');
    await log(page).getByText('Fork is defeated').waitFor();
    await page.getByText('Player 2 wins').waitFor();
  });

  it('cannot begin without a battlefield, and says what is missing', async () => {
    const { 'battlefields/kitchen.json': _, ...bare } = files;
    const { page } = await openPage(launched.browser, { set: folderWith(bare) });
    await page.click('nav >> text=Play');
    await page.getByText('A match needs a battlefield').waitFor();
    for (const name of ['Watch two greedy bots', 'Play against the greedy bot'])
      expect(await page.getByRole('button', { name }).isDisabled(), name).toBe(true);
  });
});

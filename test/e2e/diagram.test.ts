import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { goTo, openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe.skipIf(missing !== '')(`diagrams of maps in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('saves the map with what is seen from the pinned cell, from its section and from the palette', async () => {
    const { page, scratch } = await openPage(launched.browser, { script: axe });
    await goTo(page, 'Maps');
    const section = page.getByRole('region', { name: 'Diagram for a rulebook' });
    await section.getByRole('button', { name: 'Diagram for a rulebook' }).click();
    await section.getByText('Pin a cell with the tool Sight').waitFor();
    const stage = await page.locator('main [data-stage]').boundingBox();
    if (!stage) throw new Error('There is no stage.');
    await page.mouse.move(stage.x + stage.width / 2 - 60, stage.y + stage.height / 2 - 20);
    await page.getByRole('toolbar').getByRole('button', { name: 'Sight' }).click();
    await page.mouse.click(stage.x + stage.width / 2 - 60, stage.y + stage.height / 2 - 20);
    await section.getByText('what is seen or reached from cell A').waitFor();
    expect(await barriers(page)).toEqual([]);
    await section.getByLabel('Pixels per inch').fill('72');
    await section.getByRole('button', { name: 'Save diagram' }).click();
    await section.getByText('saltmarch-flooded-market-diagram.png').waitFor();
    const png = join(scratch, 'exports/saltmarch-flooded-market-diagram.png');
    expect(readFileSync(png).subarray(1, 4).toString()).toBe('PNG');
    await page.keyboard.press('Control+Shift+P');
    await page.waitForSelector('[role=dialog] input:focus');
    await page.keyboard.type('diagram');
    await page
      .getByRole('option', { name: 'Save the map as a diagram' })
      .or(page.getByText('Save the map as a diagram'))
      .first()
      .click();
    await section.getByText('saltmarch-flooded-market-diagram-2.png').waitFor();
    expect(existsSync(png.replace('diagram', 'diagram-2'))).toBe(true);
    const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
    if (folder) await page.screenshot({ path: join(folder, 'diagram.png') });
  });
});

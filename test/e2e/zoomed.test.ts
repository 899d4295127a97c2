import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { barriersInBothThemes } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** The places of the rail, each with what tells that it is there. */
const places = [
  ['Set', 'main section[aria-label=Heroes]'],
  ['Heroes', 'main [data-card]'],
  ['Maps', 'main [data-card]'],
  ['Words', 'main [data-card]'],
  ['Table', 'main [role=grid]'],
  ['Look', 'main [data-card]'],
  ['Versions', 'aside[aria-label=Versions]'],
  ['Out', 'aside[aria-label="What to make"]'],
] as const;

describe.skipIf(missing !== '')(`the window at 200 % in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('has every button of every place in reach, by scrolling a panel at most, and no serious barrier in both themes', async () => {
    const view = { width: 640, height: 400, deviceScaleFactor: 2 };
    const { page } = await openPage(launched.browser, { view, script: axe });
    for (const [place, sign] of places) {
      await page.locator('nav[aria-label=Places]').getByRole('button', { name: place }).click();
      await page.waitForSelector(sign);
      const out = await page.evaluate(() => {
        const bad: string[] = [];
        const said = (one: Element) => one.getAttribute('aria-label') ?? one.textContent ?? one.outerHTML;
        for (const one of document.querySelectorAll<HTMLElement>('button, input, textarea, select, a[href]')) {
          // Cards are come to by moving the stage, and what is not shown is not meant.
          if (one.closest('[data-stage]') || !one.checkVisibility({ checkVisibilityCSS: true })) continue;
          if (one instanceof HTMLInputElement && ['hidden', 'file'].includes(one.type)) continue;
          if (one.tabIndex < 0 && one.closest('[role=grid]') === null) continue;
          one.scrollIntoView({ block: 'nearest', inline: 'nearest' });
          const { left, top, width, height } = one.getBoundingClientRect();
          const at = document.elementFromPoint(left + width / 2, top + height / 2);
          const isThere = at !== null && (one.contains(at) || at.contains(one) || at.closest('label')?.control === one);
          if (!isThere || at === document.documentElement || at === document.body) bad.push(said(one).slice(0, 60));
        }
        const { scrollTop, scrollLeft } = document.scrollingElement ?? document.body;
        if (scrollTop + scrollLeft + (document.getElementById('window')?.scrollTop ?? 0) > 0)
          bad.push('the window scrolls');
        return bad;
      });
      expect.soft(out, place).toEqual([]);
      const { SETWRIGHT_SCREENSHOTS: folder } = process.env;
      if (folder) await page.screenshot({ path: join(folder, `at-200-${place}.png`) });
      expect.soft(await barriersInBothThemes(page), place).toEqual([]);
    }
  });

  it('has no button whose words are cut in a small window', async () => {
    const { page } = await openPage(launched.browser, { view: { width: 1024, height: 700 } });
    for (const [place, sign] of [...places, ['Play', 'form'], ['Balance', 'form']] as const) {
      await page.locator('nav[aria-label=Places]').getByRole('button', { name: place }).click();
      await page.waitForSelector(sign);
      const cut = await page
        .locator('.mantine-Button-label')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
      expect.soft(cut, place).toEqual([]);
      if (place !== 'Heroes') continue;
      const list = page.locator('aside[aria-label=Heroes]');
      const [short, long] = await Promise.all(
        ['Sister Hush', 'Sergeant Brack'].map((name) => list.getByRole('button', { name }).boundingBox()),
      );
      // A name takes no second line for the sake of its status.
      expect.soft(long?.height).toBe(short?.height);
    }
  });
});

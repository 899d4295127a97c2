import type { Browser, Page } from 'playwright-core';
import { openPage } from './page.ts';

/** The table of a set. */
export async function openTable(browser: Browser, set: string) {
  const studio = await openPage(browser, { set });
  await showTable(studio.page);
  return studio;
}

/** Goes to the table of the set that is open. */
export async function showTable(page: Page): Promise<void> {
  await page.click('nav >> text=Table');
  await page.waitForSelector('[role=grid] [role=gridcell]');
}

export const cell = (page: Page, row: string, column: string) =>
  page.locator(`[data-row="${row}"] [data-column="${column}"]`);

/** Waits until the step of this name stands on the disk. */
export const saved = (page: Page, label: string) =>
  page.waitForSelector(`footer [data-saved=saved]:has-text("${label}")`);

/** As the clipboard hands it over when Ctrl+V is pressed. */
export const paste = (page: Page, text: string) =>
  page.locator('[role=grid]').evaluate((grid, words) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', words);
    grid.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, text);

import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { openWindow, type TestWindow } from './window.ts';

interface Wanted {
  /** Folder of the set to open; the shipped one if left out. False for a studio that is started on none. */
  readonly set?: string | false;
  /** A script for the page, from the browser itself, so that the page's policy is not asked. */
  readonly script?: string;
  /** Size of the window in CSS pixels, and device pixels to each of them. */
  readonly view?: { readonly width: number; readonly height: number; readonly deviceScaleFactor?: number };
  /** What the console may say, in a test that provokes it. */
  readonly allowed?: RegExp;
}

/**
 * A page of this test alone, with the studio in it, painted and with all faces laid out. It goes away with the test, and until then neither the console nor the
 * page's policy may have complained.
 */
export async function openPage(browser: Browser, wanted: Wanted = {}): Promise<TestWindow & { readonly page: Page }> {
  const studio = await openWindow(wanted.set);
  const { width = 1440, height = 900, deviceScaleFactor } = wanted.view ?? {};
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor });
  const complaints: string[] = [];
  onTestFinished(async () => {
    await context.close();
    await studio.close();
    expect(complaints.filter((words) => !wanted.allowed?.test(words))).toEqual([]);
  });
  const page = await context.newPage();
  // A machine that does much else at once is slow; what never comes is not seen any sooner by waiting less.
  page.setDefaultTimeout(20_000);
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  if (wanted.script) await page.addInitScript({ path: wanted.script });
  await page.goto(studio.address);
  await page.waitForSelector('canvas[data-painted]');
  await page.waitForSelector('main:not([aria-busy=true])');
  return { ...studio, page };
}

/** Goes to a place of the rail and waits for its faces. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.click(`nav >> text=${place}`);
  await page.waitForSelector('main [data-card] canvas[data-painted]');
}

import type { Browser, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { type KeptTab, ownTab, tabOf, usualView } from './tab.ts';
import { openWindow, type TestWindow } from './window.ts';

interface Wanted {
  /** Folder of the set to open; the shipped one if left out. False for a studio that is started on none. */
  readonly set?: string | false;
  /** A script for the page, from the browser itself, so that the page's policy is not asked. */
  readonly script?: string;
  /** Size of the window in CSS pixels, and device pixels to each of them. */
  readonly view?: { readonly width: number; readonly height: number; readonly deviceScaleFactor?: number };
  /** For a browser that never showed the studio before, and has nothing of the window at hand. */
  readonly unknown?: boolean;
  /** What the console may say, in a test that provokes it. */
  readonly allowed?: RegExp;
}

/**
 * A page of this test alone, with the studio in it, painted and with all faces laid out. It goes away with the test, and until then neither the console nor the
 * page's policy may have complained.
 */
export async function openPage(browser: Browser, wanted: Wanted = {}): Promise<TestWindow & { readonly page: Page }> {
  const view = wanted.view ?? usualView;
  const tab = wanted.view || wanted.unknown ? await ownTab(browser, view) : await tabOf(browser);
  const studio = await openWindow(wanted.set, tab.port);
  tab.port = Number(new URL(studio.origin).port);
  const { page } = tab;
  const script = wanted.script && (await page.addInitScript({ path: wanted.script }));
  onTestFinished(async ({ task }) => {
    if (script) await script.dispose();
    const complaints = await left(tab, studio, task.result?.state === 'fail');
    expect(complaints.filter((words) => !wanted.allowed?.test(words))).toEqual([]);
  });
  await page.goto(studio.address);
  await page.waitForSelector('canvas[data-painted]');
  await page.waitForSelector('main:not([aria-busy=true])');
  return { ...studio, page };
}

/** Leaves a tab and ends its studio, and tells what the console said meanwhile. */
async function left(tab: KeptTab, studio: TestWindow, failed: boolean): Promise<readonly string[]> {
  try {
    return await tab.leave(studio.origin, failed);
  } finally {
    await studio.close();
  }
}

/** Goes to a place of the rail and waits for its faces. */
export async function goTo(page: Page, place: string): Promise<void> {
  await page.click(`nav >> text=${place}`);
  await page.waitForSelector('main [data-card] canvas[data-painted]');
}

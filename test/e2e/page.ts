import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Disposable, Page } from 'playwright-core';
import { expect, onTestFinished } from 'vitest';
import { withFiles } from '../app/set-folder.ts';
import { asUsual, type KeptTab, ownTab, tabOf, usualView, type View } from './tab.ts';
import { openWindow, type TestWindow } from './window.ts';

interface Wanted {
  /** Folder of the set to open; the shipped one if left out. False for a studio that is started on none. */
  readonly set?: string | false;
  /** A script for the page, from the browser itself, so that the page's policy is not asked. */
  readonly script?: string;
  /** Size of the window in CSS pixels, and device pixels to each of them. */
  readonly view?: View;
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
  const view: View = wanted.view ?? usualView;
  const isOwn = wanted.unknown || view.deviceScaleFactor !== undefined;
  const tab = isOwn ? await ownTab(browser, view) : await tabOf(browser);
  const studio = await openWindow(wanted.set, tab.port);
  tab.port = Number(new URL(studio.origin).port);
  const { page } = tab;
  if (!isOwn && wanted.view) await page.setViewportSize(view);
  const script = wanted.script && (await page.addInitScript({ path: wanted.script }));
  onTestFinished(async ({ task }) => {
    if (script) await script.dispose();
    const complaints = await left(tab, studio, task.result?.state === 'fail');
    expect(complaints.filter((words) => !wanted.allowed?.test(words))).toEqual([]);
  });
  await page.goto(studio.address);
  await isShown(page);
  return { ...studio, page };
}

async function isShown(page: Page): Promise<void> {
  await page.waitForSelector('canvas[data-painted]');
  await page.waitForSelector('main:not([aria-busy=true])');
}

/** Opens another set by its path. */
export async function openFolder(page: Page, folder: string): Promise<void> {
  await page.click('nav >> text=Set');
  await page.fill('input[placeholder="/games/my-set"]', folder);
  await page.click('button:has-text("Open another set")');
}

/**
 * One page for the tests of a file that need nothing of it but that it shows a set: each opens one of its own, as a person opens another set, in a
 * fraction of the time that the window takes to start. What a test chooses that is not kept in its set is chosen in the next one too.
 */
export class SharedPage {
  readonly #script: string | undefined;
  readonly #sets = mkdtempSync(join(tmpdir(), 'setwright-sets-'));
  #shown: { readonly tab: KeptTab; readonly studio: TestWindow; readonly script: Disposable | undefined } | undefined;

  /** @param script for the page, from the browser itself */
  constructor(script?: string) {
    this.#script = script;
  }

  /**
   * Shows a set of these files and answers with its folder, which stays until the last test is through: what is saved late still comes there. Until the
   * test ends neither the console nor the page's policy may complain; where it fails, the next one has a page anew.
   */
  async show(browser: Browser, files: Readonly<Record<string, unknown>>): Promise<{ page: Page; set: string }> {
    const set = withFiles(mkdtempSync(join(this.#sets, 'set-')), files);
    const isShowing = this.#shown !== undefined;
    this.#shown ??= await this.#start(browser, set);
    const { tab } = this.#shown;
    const { page } = tab;
    onTestFinished(async ({ task }) => {
      const complaints = tab.told();
      if (task.result?.state === 'fail') await this.#leave(true);
      expect(complaints).toEqual([]);
    });
    if (isShowing) {
      await asUsual(page);
      await openFolder(page, set);
      await page.locator('aside[aria-label=Inspector]').getByText(set, { exact: true }).waitFor();
    }
    await isShown(page);
    return { page, set };
  }

  async close(): Promise<void> {
    await this.#leave(false);
    rmSync(this.#sets, { recursive: true, force: true });
  }

  async #start(browser: Browser, set: string) {
    const tab = await tabOf(browser);
    const studio = await openWindow(set, tab.port);
    tab.port = Number(new URL(studio.origin).port);
    const script = this.#script === undefined ? undefined : await tab.page.addInitScript({ path: this.#script });
    await tab.page.goto(studio.address);
    return { tab, studio, script };
  }

  async #leave(spoilt: boolean): Promise<void> {
    const shown = this.#shown;
    this.#shown = undefined;
    await shown?.script?.dispose();
    if (shown) await left(shown.tab, shown.studio, spoilt);
  }
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

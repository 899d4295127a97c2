import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { root } from '../../bin/build.mjs';
import { ownContext } from './browser.ts';

/** A page that a test shows the studio in. */
export interface KeptTab {
  readonly page: Page;
  /** Where the studio was that it showed last; the next one comes to the same place, so that the browser knows its window by then. */
  port: number | undefined;
  /** What the console said since it was asked last. */
  told(): readonly string[];
  /** Takes all that a test did away, and tells what the console said. @param spoilt for a tab that is not to be shown to another test */
  leave(origin: string, spoilt: boolean): Promise<readonly string[]>;
}

export const usualView = { width: 1440, height: 900 };

/** Pages that tests are shown one after the other; all others in the same window were opened by a test. */
const kept = new WeakSet<Page>();

/** The tab of each browser that waits for the next test. */
const waiting = new WeakMap<Browser, KeptTab>();

/**
 * A tab for one test. The one that the test before left is taken again: the browser has read the window's scripts by then, which is a good part of the
 * time that opening takes. The page in it is another one, and of what was stored nothing is left.
 */
export async function tabOf(browser: Browser): Promise<KeptTab> {
  const tab = waiting.get(browser);
  waiting.delete(browser);
  return tab ?? (await keptTab(browser));
}

export interface View {
  readonly width: number;
  readonly height: number;
  readonly deviceScaleFactor?: number;
}

/** A tab in a window of its own, of a browser that never showed the studio, for a test that needs another one than all others. */
export async function ownTab(browser: Browser, { width, height, deviceScaleFactor }: View): Promise<KeptTab> {
  const context = await browser.newContext({ viewport: { width, height }, deviceScaleFactor, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const told = await watched(page);
  const leave = async () => {
    await context.close();
    return told();
  };
  return { page, port: undefined, told, leave };
}

async function keptTab(browser: Browser): Promise<KeptTab> {
  const context = ownContext(browser);
  const page = await context.newPage();
  kept.add(page);
  await asUsual(page);
  const told = await watched(page);
  const tab: KeptTab = {
    page,
    port: undefined,
    told,
    leave: async (origin, spoilt) => {
      const isClean = !spoilt && !page.isClosed() && !waiting.has(browser) && (await clean(context, page, origin));
      if (isClean) waiting.set(browser, tab);
      else await page.close();
      return told();
    },
  };
  return tab;
}

/** Says in the console what the page's policy refuses, and gives what the console has said since it was asked last. */
async function watched(page: Page): Promise<() => readonly string[]> {
  let complaints: string[] = [];
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
  return () => {
    const said = complaints;
    complaints = [];
    return said;
  };
}

/** A file of the window, to be read as text: a page that does nothing, of the studio's own origin, so that the browser stays in the same process. */
const nothing = () => {
  const assets = join(root, 'dist/renderer/assets');
  return `/assets/${readdirSync(assets).find((name) => name.endsWith('.css'))}`;
};

/** Puts a tab back to how it was; false for one that cannot be. */
async function clean(context: BrowserContext, page: Page, origin: string): Promise<boolean> {
  try {
    await asUsual(page);
    await page.goto(`${origin}${nothing()}`);
    await page.evaluate(() => sessionStorage.clear());
    const session = await context.newCDPSession(page);
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
    await session.detach();
    await context.clearPermissions();
    return true;
  } catch {
    // A test that ended its studio leaves a tab that cannot be led anywhere.
    return false;
  }
}

/**
 * Takes back what a test asked of the browser for a page: other pages beside it, answers of its own, colours, another size. What moves would be painted
 * sixty times a second, and looked at by nobody.
 */
export async function asUsual(page: Page): Promise<void> {
  for (const other of page.context().pages()) if (other !== page && !kept.has(other)) await other.close();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ colorScheme: null, reducedMotion: 'reduce' });
  await page.setViewportSize(usualView);
  await page.mouse.move(0, 0);
}

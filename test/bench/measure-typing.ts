/**
 * A key typed in a card's text, in the real browser on a set of 200 heroes: from the key going down until the face is painted anew and what
 * the rules will do and the odds are told anew. The problems come with the face.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { words } from '../../renderer/words.ts';
import { findBrowser } from '../e2e/browser.ts';
import { openWindow } from '../e2e/window.ts';
import { heroesOfLargeSet, writeLargeSet } from './large-set.ts';
import { reference } from './reference.ts';

/** Keys before those that count: the page's code is compiled by then. */
const warm = 30;
const counted = 100;
/** ms between what came of one key and the next one. */
const pause = 60;

interface Typed {
  readonly face: number;
  readonly reading: number;
  readonly odds: number;
}

/** The row of the benchmark's table. */
export async function measureTyping(): Promise<(readonly [string, string, string, string, string])[]> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await mkdtemp(join(tmpdir(), 'setwright-typing-'));
  const studio = await openWindow(await writeLargeSet(folder));
  const launched = await found.launch();
  try {
    const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.address);
    await openText(page);
    const before = await page.evaluate(reference);
    const typed = await type(page);
    const loop = (before + (await page.evaluate(reference))) / 2;
    const ninetyFive = (part: (one: Typed) => number) => percentile(typed.map(part), 0.95);
    const whole = ninetyFive(({ face, reading, odds }) => Math.max(face, reading, odds));
    const ms = (value: number) => `${Math.round(value)} ms`;
    const parts = `face ${ms(ninetyFive(({ face }) => face))}, reading ${ms(ninetyFive(({ reading }) => reading))}, odds ${ms(ninetyFive(({ odds }) => odds))}`;
    return [
      [
        `A key in a card's text in a set of ${heroesOfLargeSet} heroes, 95th percentile of ${typed.length} keys, to face, reading and odds (${parts}); peer: a fixed reference loop in the page`,
        ms(whole),
        ms(loop),
        `${(whole / loop).toFixed(2)} times the time`,
        'at most 50 ms',
      ],
    ];
  } finally {
    await launched.close();
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

/** Puts the cursor behind the 2 of "2dmg" in a text of which face, reading and odds change with that number. */
async function openText(page: Page): Promise<void> {
  page.setDefaultTimeout(30_000);
  await page.click('nav >> text=Heroes');
  await page.getByLabel('Find in this list').fill('Odd Harrow III');
  await page.locator('aside[aria-label=Heroes] section button').first().click();
  await page.click('main [data-card="large/harrow-3#1"]');
  await page.locator('.cm-content').first().click();
  await page.keyboard.press('Control+End');
  for (const _ of 'dmg, push 2.') await page.keyboard.press('ArrowLeft');
}

async function type(page: Page): Promise<Typed[]> {
  await page.evaluate(
    ({ reads, odds }) => {
      const state = { at: 0, face: 0, reading: 0, odds: 0 };
      Object.assign(globalThis, { typing: state });
      addEventListener(
        'keydown',
        ({ timeStamp }) => Object.assign(state, { at: timeStamp, face: 0, reading: 0, odds: 0 }),
        true,
      );
      new MutationObserver((records) => {
        const now = performance.now() - state.at;
        for (const { target } of records) {
          const element = target instanceof Element ? target : target.parentElement;
          if (element?.matches('canvas[data-face="large/harrow-3#1"]')) state.face = now;
          if (element?.closest(`section[aria-label="${reads}"]`)) state.reading = now;
          if (element?.closest(`section[aria-label="${odds}"]`)) state.odds = now;
        }
      }).observe(document.body, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
        attributeFilter: ['width'],
      });
    },
    { reads: words.text.readsAs, odds: words.text.odds },
  );
  const typed: Typed[] = [];
  for (let key = 0; key < warm + counted; key++) {
    await page.keyboard.press(key % 2 === 0 ? '3' : 'Backspace');
    const done = await page.waitForFunction(() => {
      const { face, reading, odds } = (globalThis as unknown as { typing: Typed }).typing;
      return face > 0 && reading > 0 && odds > 0 ? { face, reading, odds } : undefined;
    });
    if (key >= warm) typed.push((await done.jsonValue()) as Typed);
    await page.waitForTimeout(pause);
  }
  return typed;
}

/**
 * Playtest and balance in the real browser: a match that is scrubbed, a report of 10,000 matches that is opened, and the page while 1,000
 * matches are played. Times are those of threads at work, so that a busy machine does not count.
 */
import { cp, mkdtemp, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { keepSeries, readFigures, type ShelfPlace } from '../../app/studio/simulate/kept-series.ts';
import { seriesOf } from '../../app/studio/simulate/series-of.ts';
import { closeSeriesPool } from '../../app/studio/simulate/series-pool.ts';
import { simulate } from '../../app/studio/simulate/simulate.ts';
import { root } from '../../bin/build.mjs';
import type { SeriesData } from '../../rules/series-rules.ts';
import { findBrowser } from '../e2e/browser.ts';
import { openWindow } from '../e2e/window.ts';
import { clockOf, type Worked } from './page-work.ts';
import { reference } from './reference.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

const matchesOfReport = 10_000;
const matchesOfSeries = 1000;
/** Steps that are scrubbed over. */
const steps = 120;
/** ms in which all that a step leaves to be done later is done. */
const rest = 1000;
const longest = 30 * 60_000;

/** The rows of the benchmark's table. */
export async function measureBalance(): Promise<Row[]> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await realpath(await mkdtemp(join(tmpdir(), 'setwright-balance-bench-')));
  await cp(join(root, 'content/teamfight'), folder, { recursive: true });
  const set = join(folder, 'saltmarch');
  const studio = await openWindow(set);
  const launched = await found.launch();
  try {
    const place = { settings: join(studio.scratch, 'settings'), folder: set };
    const figures = await largeReport(place);
    const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
    page.setDefaultTimeout(longest);
    await page.goto(studio.address);
    await page.waitForSelector('canvas[data-painted]');
    await page.waitForTimeout(rest);
    const worked = await clockOf(page);
    const loop = (await worked(() => page.evaluate(reference))).all;
    const step = await scrub(page, worked);
    const shown = (
      await worked(async () => {
        await page.click('nav >> text=Balance');
        await page.getByRole('region', { name: 'Parts to print' }).waitFor();
      })
    ).all;
    const tasks = await whileMatchesRun(page);
    const row = (what: string, ours: number, goal: string): Row => [
      `${what}; peer: a fixed reference loop in the page`,
      `${ours.toFixed(1)} ms`,
      `${Math.round(loop)} ms`,
      `${(ours / loop).toFixed(2)} times the time`,
      goal,
    ];
    return [
      row(
        'A step back or on in a match of greedy bots, work of the page until it is on the screen',
        step,
        'under 16 ms',
      ),
      row(
        `Opening a report of ${matchesOfReport.toLocaleString('en-GB')} matches, work of the studio (${Math.round(figures)} ms) and of the page (${Math.round(shown)})`,
        figures + shown,
        'under 1,000 ms',
      ),
      [
        `Tasks of the page of over 50 ms while ${matchesOfSeries.toLocaleString('en-GB')} matches of random bots are played, by the clock on the wall`,
        `${tasks}`,
        '',
        '',
        'none',
      ],
    ];
  } finally {
    await launched.close();
    await studio.close();
    await closeSeriesPool();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Keeps a report of that many matches, of which few were played, and answers with the ms of work that reading it takes. */
async function largeReport(place: ShelfPlace): Promise<number> {
  const { system, figures, data, kept } = await simulate({
    folders: [place.folder],
    matches: 200,
    seed: 1,
    bots: ['random', 'random'],
    options: [],
  });
  const large = { ...data, rows: repeated(data, figures.matches, matchesOfReport) };
  const toKeep = { system, figures: seriesOf(system).report(large), data: large, kept, setwright: '0' };
  const series = await keepSeries(place, toKeep);
  const begun = process.cpuUsage();
  await readFigures({ ...place, series });
  const worked = process.cpuUsage(begun);
  return (worked.user + worked.system) / 1000;
}

/** The same rows again and again, each with a number of its own. */
function repeated(data: SeriesData, played: number, count: number): Uint8Array {
  const size = data.rows.length / played;
  const rows = new Uint8Array(size * count);
  const numbers = new DataView(rows.buffer);
  for (let match = 0; match < count; match++) {
    const from = (match % played) * size;
    rows.set(data.rows.subarray(from, from + size), match * size);
    numbers.setUint32(match * size, match, true);
  }
  return rows;
}

/** ms of work of the page for a step through a match that is played to its end. */
async function scrub(page: Page, worked: Worked): Promise<number> {
  await page.click('nav >> text=Play');
  await page.getByRole('button', { name: 'Watch two greedy bots' }).click();
  const way = page.getByRole('slider', { name: 'Through the match' });
  await page.waitForFunction(() => document.querySelector('output')?.textContent?.includes('Round') ?? false);
  // Until nobody decides any more.
  let length = -1;
  for (;;) {
    await page.waitForTimeout(3 * rest);
    const now = Number(await way.getAttribute('max'));
    if (now === length && now > steps) break;
    length = now;
  }
  await page.getByRole('button', { name: 'To the end' }).click();
  await way.focus();
  const session = await page.context().newCDPSession(page);
  const press = async (key: 'ArrowLeft' | 'ArrowRight') => {
    const code = key === 'ArrowLeft' ? 37 : 39;
    for (const type of ['rawKeyDown', 'keyUp'] as const) {
      await session.send('Input.dispatchKeyEvent', { type, key, code: key, windowsVirtualKeyCode: code });
    }
    // One frame a step, as when a key is held.
    await new Promise((resolve) => setTimeout(resolve, 20));
  };
  for (let warm = 0; warm < 20; warm++) await press('ArrowLeft');
  await page.waitForTimeout(rest);
  const { all } = await worked(async () => {
    for (let step = 0; step < steps; step++) await press(step < steps / 2 ? 'ArrowLeft' : 'ArrowRight');
    await page.waitForTimeout(rest);
  });
  await session.detach();
  return all / steps;
}

/** How many tasks of the page take more than 50 ms while a series is played. */
async function whileMatchesRun(page: Page): Promise<number> {
  const form = page.locator('aside form');
  await form.getByRole('textbox', { name: 'Matches' }).fill(String(matchesOfSeries));
  for (const bot of await form.getByRole('textbox', { name: /^(Bots of the two sides|and)$/ }).all()) {
    await bot.click();
    await page.getByRole('option', { name: 'random', exact: true }).filter({ visible: true }).click();
  }
  await page.waitForTimeout(rest);
  await page.evaluate(() => {
    const counted = globalThis as unknown as { tasks: number };
    counted.tasks = 0;
    new PerformanceObserver((list) => {
      counted.tasks += list.getEntries().length;
    }).observe({ type: 'longtask' });
  });
  await form.getByRole('button', { name: /^Run / }).click();
  await page.getByRole('button', { name: 'Stop' }).waitFor();
  // What comes after the last match is the report that is opened, which is measured above.
  await page.waitForFunction(
    ({ all }) => {
      const said = document.querySelector('main')?.textContent ?? '';
      const done = / of ([\d,]+) matches/.exec(said);
      const bar = document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow');
      return done === null || Number(bar) >= (90 * all) / all;
    },
    { all: matchesOfSeries },
  );
  return page.evaluate(() => (globalThis as unknown as { tasks: number }).tasks);
}

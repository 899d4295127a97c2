/**
 * A map of 64 by 64 in the real browser: what the rules see under the pointer, how even the frames are while one looks and paints, and
 * how soon the map is on the stage.
 */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Page } from 'playwright-core';
import { build } from 'vite';
import { root } from '../../bin/build.mjs';
import { findBrowser, type Launched } from '../e2e/browser.ts';
import { openWindow } from '../e2e/window.ts';
import { framesWhile, percentile } from './frames.ts';
import { largeMap, largeMapSet, side } from './large-map.ts';
import { clockOf } from './page-work.ts';
import { reference } from './reference.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

const cells = 400;
const frames = 200;
const moves = 100;
/** ms in which all that the window does by itself is done. */
const rest = 2000;

const ninetyFive = (values: readonly number[]): number => percentile(values, 0.95);

/** The rows of the benchmark's table. */
export async function measurePainter(): Promise<Row[]> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await mkdtemp(join(tmpdir(), 'setwright-painter-bench-'));
  for (const [path, content] of Object.entries({ ...largeMapSet, 'maps/wide.json': largeMap() })) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), JSON.stringify(content));
  }
  const studio = await openWindow(folder);
  const launched = await found.launch();
  try {
    const sight = await sightInPage(launched);
    const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.address);
    await page.waitForSelector('main canvas[data-painted]');
    // The painter's code is fetched while the window rests.
    await page.waitForFunction(() =>
      performance.getEntriesByType('resource').some(({ name }) => /\/Painter-[^/]*\.js$/.test(name)),
    );
    await page.waitForTimeout(rest);
    const opening = await openMap(page);
    await page.focus('main [data-stage]');
    const loop = await page.evaluate(reference);
    await page.keyboard.press('v');
    const looking = await framesOver(page, false);
    const lookingWork = await workOver(page, false);
    await page.keyboard.press('t');
    const painting = await framesOver(page, true);
    // Another tool: what is painted already is not painted again.
    await page.keyboard.press('d');
    const paintingWork = await workOver(page, true);
    const peer = `${Math.round(loop)} ms`;
    const row = (what: string, ms: number, goal: string): Row => [
      `${what}; peer: a fixed reference loop in the page`,
      `${ms.toFixed(1)} ms`,
      peer,
      `${(ms / loop).toFixed(3)} times the time`,
      goal,
    ];
    const frame = (all: readonly number[]) =>
      `95th percentile of ${all.length} frames (the longest: ${Math.round(percentile(all, 1))} ms)`;
    const size = `${side} x ${side}`;
    return [
      row(
        `Sight and reach from a cell of a map of ${size} that is looked at for the first time, 95th percentile of ${cells} cells (median: ${percentile(sight, 0.5).toFixed(2)} ms)`,
        ninetyFive(sight),
        'under 4 ms',
      ),
      row(
        `The pointer going over a map of ${size}, with shadows and reach drawn, ${frame(looking)}`,
        ninetyFive(looking),
        'under 17 ms',
      ),
      row(
        `Painting terrain on a map of ${size} in one stroke, ${frame(painting)}`,
        ninetyFive(painting),
        'under 17 ms',
      ),
      row('The same look, work of the page for each move of the pointer', lookingWork, 'under 17 ms'),
      row('Painting a zone in a stroke, work of the page for each move of the pointer', paintingWork, 'under 17 ms'),
      row(`Opening a map of ${size}, from the click until it is painted`, opening, 'under 200 ms'),
    ];
  } finally {
    await launched.close();
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** The rules alone, bundled as they are for the window. */
async function sightInPage({ browser }: Launched): Promise<number[]> {
  const made = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, 'sight-in-page.ts'), formats: ['iife'], name: 'sightBench' },
    },
  });
  const [output] = Array.isArray(made) ? made : [made];
  if (!output || !('output' in output)) throw new Error('The rules were not bundled.');
  const page = await browser.newPage();
  try {
    const [{ code }] = output.output;
    // Half of them first: the page's code is compiled by then.
    return (await page.evaluate(`${code}; sightBench.measure(${cells / 2}); sightBench.measure(${cells})`)) as number[];
  } finally {
    await page.close();
  }
}

async function openMap(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const place = [...document.querySelectorAll<HTMLElement>('nav button')].find((one) => one.textContent === 'Maps');
    const begun = performance.now();
    place?.click();
    while (!document.querySelector('main [data-stage] canvas[data-painted]')) await new Promise(requestAnimationFrame);
    return performance.now() - begun;
  });
}

/** Places on the stage, about a cell from one to the next. */
async function wayOver(page: Page): Promise<(step: number) => readonly [x: number, y: number]> {
  const stage = await page.locator('main [data-stage]').boundingBox();
  if (!stage) throw new Error('There is no stage.');
  return (step) => [
    stage.x + stage.width * (0.3 + 0.4 * Math.abs(((step / 61) % 2) - 1)),
    stage.y + stage.height * (0.2 + 0.6 * Math.abs(((step / 83) % 2) - 1)),
  ];
}

/** ms of each frame while the pointer goes on. @param pressed whether a button is held meanwhile */
async function framesOver(page: Page, pressed: boolean): Promise<number[]> {
  const at = await wayOver(page);
  await page.mouse.move(...at(0));
  if (pressed) await page.mouse.down();
  let step = 0;
  const all = await framesWhile(page, frames, () => page.mouse.move(...at(++step)));
  if (pressed) await page.mouse.up();
  return all;
}

/** ms of work of the page for each move of the pointer, so that a busy machine does not count. @param pressed whether a button is held meanwhile */
async function workOver(page: Page, pressed: boolean): Promise<number> {
  const at = await wayOver(page);
  const worked = await clockOf(page);
  const session = await page.context().newCDPSession(page);
  const held = pressed ? ({ button: 'left', buttons: 1 } as const) : {};
  await page.mouse.move(...at(0));
  if (pressed) await page.mouse.down();
  const { all } = await worked(async () => {
    for (let step = 1; step <= moves; step++) {
      const [x, y] = at(step);
      await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, ...held });
    }
  });
  if (pressed) await page.mouse.up();
  await session.detach();
  return all / moves;
}

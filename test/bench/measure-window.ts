/**
 * The window in the real browser: from `npm start` until it can be used, how soon a set of 200 heroes shows faces, and how even the frames
 * are while its faces are moved.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../../bin/build.mjs';
import { findBrowser, type Launched } from '../e2e/browser.ts';
import { openWindow, shippedSet } from '../e2e/window.ts';
import { framesWhile, percentile } from './frames.ts';
import { heroesOfLargeSet, writeLargeSet } from './large-set.ts';
import { reference } from './reference.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

/** Frames that are scrolled through, about five seconds of them. */
const frames = 300;
/** CSS pixels that are scrolled with each frame: some 2,400 a second. */
const step = 40;

const heroes = 'main section[aria-label=Heroes]';

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** The rows of the benchmark's table. */
export async function measureWindow(rounds: number): Promise<Row[]> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await mkdtemp(join(tmpdir(), 'setwright-window-bench-'));
  const launched = await found.launch();
  try {
    const started: Measured[] = [];
    for (let round = 0; round < rounds; round++) started.push(await start(launched, folder));
    const set = await writeLargeSet(folder);
    const opened: Measured[] = [];
    const glance: Frames[] = [];
    const stage: Frames[] = [];
    for (let round = 0; round < rounds; round++) {
      const studio = await openWindow(set);
      const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
      try {
        const loop = await page.evaluate(reference);
        const begun = performance.now();
        await page.goto(studio.address);
        await firstFaces(page);
        opened.push({ ms: performance.now() - begun, loop });
        glance.push(await scrollGlance(page));
        stage.push(await panStage(page));
      } finally {
        await page.close();
        await studio.close();
      }
    }
    return [
      timeRow(
        'From `npm start` on the shipped set, built, until its faces are painted and a hero opens',
        started,
        'under 2,000 ms',
      ),
      timeRow(
        `First faces of a set of ${heroesOfLargeSet} heroes, from the address to the last face in view`,
        opened,
        'under 1,000 ms',
      ),
      frameRow(`Scrolling through the faces of ${heroesOfLargeSet} heroes`, glance),
      frameRow("Moving a hero's cards on the stage, in the same set", stage),
    ];
  } finally {
    await launched.close();
    await rm(folder, { recursive: true, force: true });
  }
}

interface Measured {
  readonly ms: number;
  readonly loop: number;
}

interface Frames {
  readonly all: readonly number[];
  readonly loop: number;
}

function timeRow(what: string, all: readonly Measured[], goal: string): Row {
  return [
    `${what}; peer: a fixed reference loop in the page`,
    `${Math.round(median(all.map(({ ms }) => ms))).toLocaleString('en-GB')} ms`,
    `${Math.round(median(all.map(({ loop }) => loop)))} ms`,
    `${median(all.map(({ ms, loop }) => ms / loop)).toFixed(2)} times the time`,
    goal,
  ];
}

function frameRow(what: string, rounds: readonly Frames[]): Row {
  const [frame, longest] = [0.95, 1].map((part) => median(rounds.map(({ all }) => percentile(all, part))));
  const loop = median(rounds.map(({ loop }) => loop));
  return [
    `${what}, 95th percentile of ${frames} frames (the longest: ${Math.round(longest ?? 0)} ms); peer: a fixed reference loop in the page`,
    `${(frame ?? 0).toFixed(1)} ms`,
    `${Math.round(loop)} ms`,
    `${((frame ?? 0) / loop).toFixed(2)} times the time`,
    'under 17 ms',
  ];
}

/** As a person starts it, with settings of its own, in a browser that is open already. */
async function start({ browser }: Launched, folder: string): Promise<Measured> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  const loop = await page.evaluate(reference);
  const begun = performance.now();
  const child = spawn('npm', ['start', '--silent', '--', '--browser', shippedSet], {
    cwd: root,
    env: { ...process.env, XDG_CONFIG_HOME: join(folder, 'settings'), SETWRIGHT_NO_BROWSER: '1' },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let told = '';
      child.stdout.on('data', (data) => {
        told += data;
        const found = /(http:\S+)\n/.exec(told)?.[1];
        if (found) resolve(found);
      });
      child.once('exit', (code) => reject(new Error(`npm start ended with ${code}`)));
    });
    await page.goto(address);
    await firstFaces(page);
    await page.locator(`${heroes} button`).first().click();
    await page.waitForSelector('main [data-card] canvas[data-painted]');
    return { ms: performance.now() - begun, loop };
  } finally {
    await page.close();
    // npm's own child too: both are of one group.
    process.kill(-(child.pid as number), 'SIGTERM');
  }
}

/** Every face that is in view is painted. */
async function firstFaces(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = [...document.querySelectorAll<HTMLCanvasElement>('main canvas[data-face]')].filter(
      (canvas) => canvas.getBoundingClientRect().top < innerHeight,
    );
    return inView.length > 0 && inView.every((canvas) => canvas.dataset.painted !== undefined);
  });
}

async function scrollGlance(page: Page): Promise<Frames> {
  await page.waitForFunction(({ heroes, count }) => document.querySelectorAll(`${heroes} canvas`).length === count, {
    heroes,
    count: heroesOfLargeSet,
  });
  await page.mouse.move(700, 500);
  return scrolled(page, () => page.mouse.wheel(0, step));
}

async function panStage(page: Page): Promise<Frames> {
  await page.click('nav >> text=Heroes');
  await page.waitForSelector('main [data-card] canvas[data-painted]');
  await page.mouse.move(700, 500);
  await page.keyboard.press('R');
  await page.keyboard.down('Shift');
  let moved = 0;
  const all = await scrolled(page, () => page.mouse.wheel(0, moved++ % 60 < 30 ? step : -step));
  await page.keyboard.up('Shift');
  return all;
}

/** ms of each frame while the page is scrolled, with how fast the page was. */
async function scrolled(page: Page, move: () => Promise<void>): Promise<Frames> {
  const loop = await page.evaluate(reference);
  return { all: await framesWhile(page, frames, move), loop };
}

/**
 * The map painter in the real browser on a map of 64 x 64 cells: opening it, a wall drawn across it, and what the same drag costs on a
 * Konva stage that holds a rectangle a cell. Times are those of the page's own thread at work, so that a busy machine does not count.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type * as KonvaModule from 'konva';
import type { Page } from 'playwright-core';
import { root } from '../../bin/build.mjs';
import { findBrowser, type Launched } from '../e2e/browser.ts';
import { openWindow } from '../e2e/window.ts';
import { clockOf, type Work, type Worked } from './page-work.ts';
import { reference } from './reference.ts';
import { sideOfLargeMap, writeSetWithLargeMap } from './repeated-map.ts';

type Row = readonly [what: string, ours: string, peer: string, ratio: string, goal: string];

/** Places that the pointer goes to in a drag. */
const moves = 60;
/** ms in which all that a step leaves to be done later is done. */
const rest = 2000;

/** The rows of the benchmark's table. */
export async function measureStrokes(): Promise<Row[]> {
  const found = findBrowser();
  if ('missing' in found) throw new Error(found.missing);
  const folder = await mkdtemp(join(tmpdir(), 'setwright-painter-bench-'));
  const studio = await openWindow(await writeSetWithLargeMap(folder));
  const launched = await found.launch();
  try {
    const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(studio.address);
    await page.click('nav >> text=Maps');
    await page.waitForSelector('main [data-card] canvas[data-sharp=true]');
    await page.waitForTimeout(rest);
    const worked = await clockOf(page);
    const loop = await worked(() => page.evaluate(reference));
    const list = page.locator('aside section button');
    const open = await worked(async () => {
      await list.filter({ hasText: 'Large' }).click();
      await page.waitForSelector('main [data-card="windfall/large"] canvas[data-sharp=true]');
    });
    const drags: Work[] = [];
    const releases: Work[] = [];
    for (const y of [7, 19, 33, 45]) {
      const [drag, release] = await wall(page, y, worked);
      drags.push(drag);
      releases.push(release);
    }
    // The first one also warms the page's code.
    const [drag, release] = [medianWork(drags.slice(1)), medianWork(releases.slice(1))];
    const peer = await rectangleACell(launched);
    const row = (what: string, ours: number, goal: string): Row => [
      `${what} on a map of 64 x 64; peer: a fixed reference loop in the page`,
      `${ours.toFixed(1)} ms`,
      `${Math.round(loop.all)} ms`,
      `${(ours / loop.all).toFixed(2)} times the time`,
      goal,
    ];
    const beside = (what: string, ours: number, theirs: number, goal: string): Row => [
      `Drawing a wall, each move of the pointer, ${what}; peer: the same drag over a Konva stage with a rectangle a cell`,
      `${(ours / moves).toFixed(1)} ms`,
      `${(theirs / moves).toFixed(1)} ms`,
      `${(theirs / ours).toFixed(1)} times cheaper`,
      goal,
    ];
    return [
      row('Opening in the painter, until all is sharp; work of the page', open.all, 'under 200 ms'),
      row('Drawing a wall, work of the page for each move of the pointer', drag.all / moves, 'under 17 ms'),
      row('Letting go of the wall until it is painted and saved, work of the page', release.all, ''),
      beside('scripts alone, which draw', drag.scripts, peer.scripts, 'at least 20'),
      beside('all work of the page until it is on the screen', drag.all, peer.all, ''),
    ];
  } finally {
    await launched.close();
    await studio.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const medianWork = (works: readonly Work[]): Work => ({
  all: median(works.map(({ all }) => all)),
  scripts: median(works.map(({ scripts }) => scripts)),
});

/** Draws a wall along a line of the grid: ms of work for the drag, and for all that comes of letting go. */
async function wall(page: Page, y: number, worked: Worked): Promise<readonly [drag: Work, release: Work]> {
  const stage = await page.locator('main [data-stage]').boundingBox();
  if (!stage) throw new Error('There is no stage.');
  const unit = Math.min(stage.width - 80, stage.height - 80) / sideOfLargeMap;
  const left = stage.x + (stage.width - unit * sideOfLargeMap) / 2;
  const top = stage.y + (stage.height - unit * sideOfLargeMap) / 2;
  const from = { x: left + 8.5 * unit, y: top + y * unit };
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  const drag = await worked(() => dragOn(page, from, 44 * unit));
  const release = await worked(async () => {
    await page.mouse.up();
    await page.waitForTimeout(rest);
  });
  return [drag, release];
}

/** Moves the pointer to the right with its button down. Through the protocol alone: the driver's own moves run scripts in the page. */
async function dragOn(page: Page, from: { readonly x: number; readonly y: number }, far: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let move = 1; move <= moves; move++) {
    const x = from.x + (far * move) / moves;
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y: from.y, button: 'left', buttons: 1 });
  }
  await session.detach();
}

/** Work of the same drag over a Konva stage that holds a rectangle a cell, all of it as Konva does it by itself. */
async function rectangleACell(launched: Launched): Promise<Work> {
  const page = await launched.browser.newPage({ viewport: { width: 1440, height: 900 } });
  try {
    await page.setContent('<body style="margin: 0"><div id="stage"></div></body>');
    await page.addScriptTag({ path: join(root, 'node_modules/konva/konva.min.js') });
    await page.evaluate(layRectangles, { side: sideOfLargeMap, unit });
    const worked = await clockOf(page);
    const drags: Work[] = [];
    for (const y of [7, 19, 33, 45]) {
      const from = { x: 8.5 * unit, y: y * unit };
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      drags.push(await worked(() => dragOn(page, from, 44 * unit)));
      await page.mouse.up();
    }
    return medianWork(drags.slice(1));
  } finally {
    await page.close();
  }
}

/** Side of a rectangle in CSS pixels: about that of a cell in the painter. */
const unit = 12;

/** Runs in the page. */
function layRectangles({ side, unit }: { readonly side: number; readonly unit: number }): void {
  const { Konva } = globalThis as unknown as { readonly Konva: typeof KonvaModule.default };
  const stage = new Konva.Stage({ container: 'stage', width: side * unit, height: side * unit });
  const layer = new Konva.Layer();
  stage.add(layer);
  for (let cell = 0; cell < side * side; cell++) {
    const [x, y] = [(cell % side) * unit, Math.floor(cell / side) * unit];
    layer.add(
      new Konva.Rect({ x, y, width: unit, height: unit, fill: '#d3c6a6', stroke: '#2b2118', strokeWidth: 0.5 }),
    );
  }
  stage.on('mousemove', ({ target, evt }) => {
    if (evt.buttons === 1 && target instanceof Konva.Rect) target.fill('#5f93a8');
  });
}

import type { Page } from 'playwright-core';

/** ms of so many frames of a page, while `move` is done again and again. */
export async function framesWhile(page: Page, count: number, move: () => Promise<void>): Promise<number[]> {
  const counting = page.evaluate(async (all) => {
    const times: number[] = [];
    while (times.length <= all) times.push(await new Promise<number>(requestAnimationFrame));
    return times.slice(1).map((time, index) => time - (times[index] as number));
  }, count);
  let counted = false;
  void counting.finally(() => {
    counted = true;
  });
  while (!counted) await move();
  return counting;
}

/** The value below which so much of all values lies: 0.95 for the 95th percentile. */
export const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * part))] ?? 0;

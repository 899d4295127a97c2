import { afterAll, beforeAll } from 'vitest';
import { closeSeriesPool } from '../../../../app/studio/simulate/series-pool.ts';
import { buildIfNeeded } from '../../../../bin/build.mjs';

/** For a file whose tests play series: the threads that play them run what is built. */
export function playsSeries(): void {
  beforeAll(() => buildIfNeeded(() => {}));
  afterAll(closeSeriesPool);
}

import type { CDPSession, Page } from 'playwright-core';

/** ms that the thread of a page was at work: in all, and in scripts alone, which also draw what the browser then puts on the screen. */
export interface Work {
  readonly all: number;
  readonly scripts: number;
}
export type Worked = (what: () => Promise<unknown>) => Promise<Work>;

/** Tells how long the thread of a page was at work while something was done. */
export async function clockOf(page: Page): Promise<Worked> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const now = async (): Promise<Work> => {
    const { metrics } = await session.send('Performance.getMetrics');
    const of = (wanted: string) => 1000 * (metrics.find(({ name }) => name === wanted)?.value ?? 0);
    return { all: of('TaskDuration'), scripts: of('ScriptDuration') };
  };
  return async (what) => {
    const before = await now();
    await what();
    const after = await now();
    return { all: after.all - before.all, scripts: after.scripts - before.scripts };
  };
}

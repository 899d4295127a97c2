import type { Page } from 'playwright-core';

/** What axe finds serious or worse on a page that was given its script. */
export const barriers = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    // Of what is well, and how to find what is not, nothing is told: working that out takes a good part of the time.
    const { violations } = await checker.run({ resultTypes: ['violations'], selectors: false });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  });

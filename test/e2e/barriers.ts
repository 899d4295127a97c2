import type { Page } from 'playwright-core';

/** Its rules about colours; those of the highest level (AAA) are asked nowhere. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** What axe finds serious or worse on a page that was given its script; of its colours alone, where nothing else is new. */
export const barriers = (page: Page, only?: 'colours'): Promise<string[]> =>
  page.evaluate(async (rules) => {
    const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
    // Of what is well, and how to find what is not, nothing is told: working that out takes a good part of the time.
    const { violations } = await checker.run({
      resultTypes: ['violations'],
      selectors: false,
      ...(rules && { runOnly: rules }),
    });
    return violations
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
  }, only && colourRules);

/** The same in the light theme, and then in the dark one, in which only colours are others. */
export async function barriersInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForSelector(`html[data-mantine-color-scheme=${colorScheme}]`, { state: 'attached' });
    const all = await barriers(page, colorScheme === 'dark' ? 'colours' : undefined);
    found.push(...all.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

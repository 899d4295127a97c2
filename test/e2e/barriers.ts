import type { Page } from 'playwright-core';

/** Its rules about colours; those of the highest level (AAA) are asked nowhere. */
const colourRules = ['color-contrast', 'link-in-text-block'];

/** Rules that weigh moderate at most and look through the whole page: what they find is not asked for, and takes more time than all others. */
const lesserRules = [
  'aria-allowed-role',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'presentation-role-conflict',
  'region',
];

/** What axe finds serious or worse on a page that was given its script; of its colours alone, where nothing else is new. */
export const barriers = (page: Page, only?: 'colours'): Promise<string[]> =>
  page.evaluate(
    async ([rules, lesser]) => {
      const { axe: checker } = window as unknown as { axe: typeof import('axe-core') };
      // Of what is well, and how to find what is not, nothing is told: working that out takes a good part of the time.
      const { violations } = await checker.run({
        resultTypes: ['violations'],
        selectors: false,
        ...(rules ? { runOnly: rules } : { rules: Object.fromEntries(lesser.map((id) => [id, { enabled: false }])) }),
      });
      return violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`);
    },
    [only && colourRules, lesserRules] as const,
  );

/** The same in the light theme, and then in the dark one, in which only colours are others. */
export async function barriersInBothThemes(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.waitForSelector(`html[data-mantine-color-scheme=${colorScheme}]`, { state: 'attached' });
    // Colours that are on their way from one scheme to the other are none of either.
    await page.waitForFunction(() => document.getAnimations().every((one) => !(one instanceof CSSTransition)));
    const all = await barriers(page, colorScheme === 'dark' ? 'colours' : undefined);
    found.push(...all.map((one) => `${colorScheme}: ${one}`));
  }
  return found;
}

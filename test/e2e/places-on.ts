import type { Page } from 'playwright-core';

/** Where places of a map are on the page. It is shown whole, in the middle of the stage. */
export async function placesOn(page: Page, { columns, rows }: { readonly columns: number; readonly rows: number }) {
  const stage = await page.locator('main [data-stage]').boundingBox();
  if (!stage) throw new Error('There is no stage.');
  const unit = Math.min((stage.width - 80) / columns, (stage.height - 80) / rows, 192);
  const [left, top] = [stage.x + (stage.width - unit * columns) / 2, stage.y + (stage.height - unit * rows) / 2];
  return (x: number, y: number) => [left + x * unit, top + y * unit] as const;
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formatJson } from '../../schemas/json.ts';
import { folderWith, hero, setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { comes } from './comes.ts';
import { openPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

describe.skipIf(missing !== '')(`languages in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(() => launched?.close());

  it('adds a language, goes from text to text that is missing, shows the faces in it, exports both and takes it away again', async () => {
    const set = folderWith({
      'set.json': formatJson(setJson),
      'heroes/warden.json': formatJson({
        ...hero,
        abilities: [{ id: 'bash', name: 'Bash', text: '1/Game: Range 1, 2dmg.' }],
      }),
    });
    const texts = join(set, 'texts/es/warden.json');
    const translated = () => (existsSync(texts) ? (JSON.parse(readFileSync(texts, 'utf8')) as unknown) : undefined);
    const { page, scratch } = await openPage(launched.browser, { set, script: axe });
    const saved = (label: string) => page.waitForSelector(`footer [data-saved=saved]:has-text("${label}")`);
    const language = page.getByRole('combobox', { name: 'Language of the faces' });

    await page.getByRole('textbox', { name: 'Code of the language' }).fill('Spanish');
    await page.keyboard.press('Enter');
    await page.getByText('A language is a code such as "es", "de" or "pt-BR".').waitFor();
    await page.getByRole('textbox', { name: 'Code of the language' }).fill('es');
    await page.keyboard.press('Enter');
    await saved('Spanish (es) added');
    await page
      .getByRole('region', { name: 'Languages' })
      .getByRole('button', { name: '4 texts not translated' })
      .click();
    const list = page.getByRole('region', { name: 'To translate into Spanish (es)' });
    await list.getByRole('button', { name: 'Warden Name Warden' }).click();
    const inSpanish = page.getByRole('region', { name: 'Translate into Spanish (es)' });
    await inSpanish.getByRole('textbox', { name: 'Warden, name in es' }).waitFor();
    await page.locator('input[lang=es]:focus').waitFor();
    await page.keyboard.insertText('Guardián');
    await saved('Warden, name in es');
    expect(translated()).toEqual({ '/name': 'Guardián', $original: { '/name': 'Warden' } });
    await page.locator('main [data-card][aria-label="Hero card: Guardián"]').waitFor();

    // The next one that is missing stands on another card, which is then the one that is selected.
    await page.keyboard.press('F9');
    await page.locator('main [data-card][aria-pressed=true][aria-label="Ability card: Bash"]').waitFor();
    await page.locator('[aria-label="Bash, name in es"]:focus').waitFor();
    await page.keyboard.insertText('Golpe');
    await page.keyboard.press('F9');
    await page.locator('textarea[aria-label$=", text in es"]:focus').waitFor();
    await page.keyboard.insertText('Alcance 1, 2 de daño.');
    await list.getByText('1 text not translated').waitFor();
    expect(await barriers(page)).toEqual([]);
    await comes(() =>
      expect(translated()).toEqual({
        '/name': 'Guardián',
        '/abilities/0/name': 'Golpe',
        '/abilities/0/text': 'Alcance 1, 2 de daño.',
        $original: {
          '/name': 'Warden',
          '/abilities/0/name': 'Bash',
          '/abilities/0/text': '1/Game: Range 1, 2dmg.',
        },
      }),
    );

    // An original that changes is told beside its translation, and F9 leads to it like to one that is missing.
    await page.locator('[data-field="/abilities/0/name"] input').fill('Thump');
    await list.getByText('1 text not translated, 1 changed since').waitFor();
    // The name of the set is missing too; which of both comes first hangs on where the cursor was.
    await comes(async () => {
      await page.keyboard.press('F9');
      await page.locator('[data-translation="/abilities/0/name"] input:focus').waitFor({ timeout: 2000 });
    });
    const field = inSpanish.locator('[data-translation="/abilities/0/name"]');
    expect(await field.locator('del').textContent()).toBe('Bash');
    expect(await barriers(page)).toEqual([]);
    await field.getByRole('button', { name: 'The translation is still right' }).click();
    await list.getByText('1 text not translated', { exact: false }).waitFor();
    await field.locator('del').waitFor({ state: 'detached' });
    await comes(() => expect(translated()).toMatchObject({ $original: { '/abilities/0/name': 'Thump' } }));

    // The faces go back to the original, and the fields with them.
    await language.selectOption('en');
    await page.locator('main [data-card][aria-label="Hero card: Warden"]').waitFor();
    await inSpanish.waitFor({ state: 'detached' });
    await language.selectOption('es');
    await page.locator('main [data-card][aria-label="Ability card: Golpe"]').waitFor();

    await page.click('nav >> text=Out');
    await page.click('aside >> text=Paper');
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByText('1 page', { exact: true }).waitFor();
    await page.getByRole('checkbox', { name: 'Spanish (es)' }).check();
    await inspector.getByText('2 pages', { exact: true }).waitFor();
    await inspector.getByText(/1 text is not translated into Spanish \(es\) yet: the set \(name\)/).waitFor();
    await page.getByRole('button', { name: 'Export PDF' }).click();
    await page.locator('section[aria-label="What was made"]').waitFor();
    expect(readdirSync(join(scratch, 'exports')).sort()).toEqual([
      ...['iron-age-cards-en-a4.pdf', 'iron-age-cards-es-a4.pdf'],
    ]);

    // A language that is deleted takes all of its texts along, and one step back brings them.
    await page.click('nav >> text=Set');
    await page.getByRole('button', { name: 'Delete Spanish (es) with its texts' }).click();
    await saved('Spanish (es) deleted');
    expect(existsSync(texts)).toBe(false);
    await language.waitFor({ state: 'detached' });
    await page.keyboard.press('Control+z');
    await language.waitFor();
    await comes(() => expect(translated()).toMatchObject({ '/name': 'Guardián' }));
  });
});

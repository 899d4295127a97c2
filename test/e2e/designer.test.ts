import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setJson } from '../app/set-folder.ts';
import { barriers } from './barriers.ts';
import { findBrowser, type Launched } from './browser.ts';
import { comes } from './comes.ts';
import { goTo, SharedPage } from './page.ts';

const found = findBrowser();
const missing = 'missing' in found ? ` (skipped: ${found.missing})` : '';
const shared = new SharedPage(createRequire(import.meta.url).resolve('axe-core/axe.min.js'));

const files = {
  'set.json': setJson,
  'heroes/oracle.json': {
    name: 'Oracle',
    health: 6,
    speed: 4,
    abilities: [{ id: 'omen', name: 'Omen', text: 'Tap:\nHeal 1.' }],
  },
  'heroes/warden.json': {
    name: 'Warden',
    health: 10,
    speed: 3,
    defaultAbilities: [{ name: 'Halberd', text: 'Range 1, 2dmg.' }],
    abilities: [
      { id: 'bash', name: 'Bash', text: 'Range 2, 1dmg.' },
      { id: 'rest', name: 'Rest', text: 'Heal 2 and remove Slow.' },
    ],
    tokens: ['slow'],
  },
  'conditions/slow.json': { name: 'Slow', text: 'Half speed.' },
};

describe.skipIf(missing !== '')(`the card designer in a real browser${missing}`, () => {
  let launched: Launched;
  beforeAll(async () => {
    if (!('missing' in found)) launched = await found.launch();
  });
  afterAll(async () => {
    await shared.close();
    await launched?.close();
  });

  const open = async () => {
    const { page, set } = await shared.show(launched.browser, files);
    await goTo(page, 'Heroes');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    await page.waitForSelector('section[aria-label=Warden] canvas[data-painted]');
    const saved = (file: string) => JSON.parse(readFileSync(join(set, file), 'utf8'));
    const warden = () => saved('heroes/warden.json');
    return { page, set, saved, warden };
  };

  it('puts the cursor into the field of what is clicked, changes the face with it, and takes it back', async () => {
    const { page, warden } = await open();
    const painted = () =>
      page.evaluate(() => document.querySelector<HTMLCanvasElement>('[data-face="iron-age/warden#0"]')?.toDataURL());
    const before = await painted();
    await touch(page, 'Hero card: Warden', 9.6, 9.4);
    const health = page.locator('[data-field="/health"] input');
    await isFocused(page, '/health');
    await page.keyboard.type('12');
    await comes(async () => expect(await painted()).not.toBe(before));
    await comes(() => expect(warden().health).toBe(12));
    await health.fill('');
    await health.pressSequentially('1200');
    expect(await page.textContent('[data-field="/health"]')).toContain('Health is a whole number from 1 to 999.');
    await page.keyboard.press('Escape');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Hero card: Warden');
    while (warden().health !== 10) {
      await page.keyboard.press('Control+z');
      await page.waitForTimeout(50);
    }
    expect(await health.inputValue()).toBe('10');
    await touch(page, 'Ability card: Bash', 10, 84.5);
    await isFocused(page, '/name');
    expect(await page.textContent('nav[aria-label=Editing]')).toContain('this hero');
  });

  it('says what the rules will do and the odds as a text is typed, and leaves to people what is meant so', async () => {
    const { page, warden } = await open();
    const inspector = page.locator('aside[aria-label=Inspector]');
    await touch(page, 'Ability card: Bash', 31, 70);
    await isFocused(page, '/abilities/0/text');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 3, 2dmg. Everybody sings. Push 1.', { delay: 2 });
    await inspector.getByText('takes 2 damage').waitFor();
    await inspector
      .getByText(/Hits on \d|damage, always|damage on average/)
      .first()
      .waitFor();
    const sings = inspector.locator('section[aria-label="The rules will do"] >> text=Everybody sings');
    await sings.first().waitFor();
    await inspector.getByRole('button', { name: 'By hand, on purpose' }).first().click();
    await inspector.getByText('is by hand, on purpose').waitFor();
    await comes(() => expect(warden().abilities[0].byHand).toEqual([{ clause: 'Everybody sings' }]));
    await inspector.getByRole('button', { name: 'Give bots a stand-in' }).click();
    await comes(() => expect(warden().abilities[0].byHand[0].standIn).toEqual([{ effect: 'damage' }]));
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await page.focus('[data-field="/abilities/0/text"] [contenteditable]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 3, 2dmg, push 1, target gains 1 slwo. Summon a Wolf.', { delay: 2 });
    // One thing to mend is told once, with what hangs on it; what the set does not have yet can be added.
    await inspector.getByText(/“Range 3, 2dmg, push 1” hangs? on it and is by hand too/).waitFor();
    await inspector.getByText('2 clauses by hand').waitFor();
    await inspector.getByRole('button', { name: 'Add summon “Wolf”' }).waitFor();
    await inspector
      .getByRole('button', { name: /^Write/ })
      .first()
      .click();
    await comes(() => expect(warden().abilities[0].text).toMatch(/slow/i));
    await page.focus('[data-field="/abilities/0/text"] [contenteditable]');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('Range 3, 2dmg. Push 4 if it rains.', { delay: 2 });
    await inspector.getByRole('button', { name: 'Similar wordings that are played' }).click();
    await inspector
      .getByRole('button', { name: /^Push 4/ })
      .first()
      .click();
    // What was typed before may not be saved yet: the text to wait for is the one that was written.
    await comes(() => expect(warden().abilities[0].text).toMatch(/^Range 3, 2dmg\. Push 4\b(?!.*rains)/));
  });

  it('says that people play a passive by hand whose name alone is its rule and is not read', async () => {
    const { page } = await open();
    const inspector = page.locator('aside[aria-label=Inspector]');
    await inspector.getByRole('button', { name: 'Add passive' }).click();
    await isFocused(page, '/passives/0/name');
    await page.keyboard.type('Hates rain');
    await inspector.getByText('1 clause by hand').waitFor();
    await page.click('[data-field="/passives/0/text"] [contenteditable]');
    await inspector.locator('p:has(q:text-is("Hates rain"))', { hasText: 'is not understood' }).waitFor();
    await page.fill('[data-field="/passives/0/name"] input', 'Flying');
    await inspector.getByText('1 clause by hand').waitFor({ state: 'detached' });
  });

  it('takes bold words, bullets and the words of icons of a document over, and nothing else of it', async () => {
    const { page, warden } = await open();
    await touch(page, 'Ability card: Rest', 31, 70);
    await isFocused(page, '/abilities/1/text');
    await page.keyboard.press('Control+a');
    await page.evaluate(() => {
      const data = new DataTransfer();
      data.setData(
        'text/html',
        '<p>Choose <b>one</b>:</p><ul><li>Heal <i>2</i></li><li>Move 3 <img src="wall.png" alt="Wall"></li></ul><script>alert(1)</script>',
      );
      document.activeElement?.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
    });
    await comes(() => expect(warden().abilities[1].text).toBe('Choose **one**:\n- Heal *2*\n- Move 3 Wall'));
  });

  it('goes to the same field of the next card, and adds, duplicates, moves and deletes cards', async () => {
    const { page, warden } = await open();
    await touch(page, 'Ability card: Bash', 31, 70);
    await isFocused(page, '/abilities/0/text');
    await page.keyboard.press('Alt+ArrowDown');
    await isFocused(page, '/abilities/1/text');
    expect(await page.getAttribute('[aria-pressed=true]', 'aria-label')).toBe('Ability card: Rest');
    await page.keyboard.press('Alt+ArrowUp');
    await page.keyboard.press('Alt+ArrowUp');
    await page.waitForSelector('section[aria-label=Oracle] [aria-label="Ability card: Omen"][aria-pressed=true]');
    await page.click('aside[aria-label=Heroes] >> text=Warden');
    const cards = page.locator('section[aria-label="Extra ability cards"]');
    await cards.getByRole('button', { name: 'Move Rest up' }).click();
    await cards.getByRole('button', { name: 'Duplicate Rest' }).click();
    await page.getByRole('dialog', { name: 'Duplicate Rest' }).getByText('rest-copy').waitFor();
    await page.keyboard.press('Enter');
    await isFocused(page, '/abilities/1/text');
    await page.click('nav[aria-label=Editing] >> text=Warden');
    await cards.getByRole('button', { name: 'Delete Bash' }).click();
    const ids = () => warden().abilities.map(({ id }: { id: string }) => id);
    await comes(() => expect(ids()).toEqual(['rest', 'rest-copy']));
    await cards.getByRole('button', { name: 'Add card' }).click();
    await page.waitForSelector('[role=dialog] input:focus');
    await page.keyboard.type('Parry');
    await page.keyboard.press('Enter');
    await isFocused(page, '/abilities/2/text');
    await page.waitForSelector('[aria-label="Ability card: Parry"][aria-pressed=true]');
    await page.keyboard.press('Escape');
    for (let step = 0; step < 4; step++) await page.keyboard.press('Control+z');
    await comes(() => expect(ids()).toEqual(['bash', 'rest']));
  });

  it('asks for the name of what is added, which its file keeps; a name that is taken gets a number', async () => {
    const { page, set, saved } = await open();
    const button = page.locator('aside[aria-label=Heroes]').getByRole('button', { name: 'Add hero' });
    const question = page.getByRole('dialog', { name: 'Add hero' });
    const name = question.getByRole('textbox', { name: 'Name' });
    await button.click();
    expect(await question.getByRole('button', { name: 'Add hero' }).isDisabled()).toBe(true);
    await question.getByText('Health 8 · Speed 3 · Default abilities: Strike “Range 1, 2dmg.”').waitFor();
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await comes(async () => expect(await button.evaluate((it) => it === document.activeElement)).toBe(true));
    expect(await page.getByRole('button', { name: 'Nothing to undo' }).count()).toBe(1);

    await button.click();
    await page.waitForSelector('[role=dialog] input:focus');
    await page.keyboard.type('Night Scout');
    await question.getByText('heroes/night-scout.json').waitFor();
    await name.press('Enter');
    await isFocused(page, '/name');
    await page.waitForSelector('main [aria-label="Hero card: Night Scout"]');
    await comes(() => expect(saved('heroes/night-scout.json').name).toBe('Night Scout'));
    await page.fill('[data-field="/name"] input', 'Day Scout');
    await page.keyboard.press('Enter');
    await comes(() => expect(saved('heroes/night-scout.json').name).toBe('Day Scout'));

    await goTo(page, 'Words');
    await page.getByRole('button', { name: 'Add …' }).click();
    await page.getByRole('menuitem', { name: 'condition' }).click();
    await page.waitForSelector('[role=dialog] input:focus');
    await page.keyboard.type('Night Scout');
    await page.keyboard.press('Enter');
    await comes(() => expect(saved('conditions/night-scout-2.json').name).toBe('Night Scout'));
    await isFocused(page, '/text');
    await page.keyboard.press('Control+z');
    await comes(() => expect(existsSync(join(set, 'conditions/night-scout-2.json'))).toBe(false));
  });

  it('names what speaks of a word before it is deleted', async () => {
    const { page, set, warden } = await open();
    await goTo(page, 'Words');
    await page.click('aside[aria-label=Words] >> text=Slow');
    await page.click('aside[aria-label=Inspector] button[aria-label="Delete: Slow"]');
    const question = page.getByRole('dialog', { name: 'Delete Slow' });
    expect(await question.textContent()).toContain('Warden, tokens[0]');
    await question.getByRole('button', { name: 'Delete Slow' }).click();
    await comes(() => expect(() => readFileSync(join(set, 'conditions/slow.json'))).toThrow());
    expect(warden()).not.toHaveProperty('tokens');
  });

  it('lets the texts that mean something follow its new name, in one step that can be undone', async () => {
    const { page, warden, saved } = await open();
    await goTo(page, 'Words');
    await page.click('aside[aria-label=Words] >> text=Slow');
    await page.fill('[data-field="/name"] input', 'Mired');
    await page.keyboard.press('Enter');
    await page.waitForSelector('footer >> text=“Slow” became “Mired” in 1 text too');
    await comes(() => expect(warden().abilities[1].text).toBe('Heal 2 and remove Mired.'));
    expect(saved('conditions/slow.json').name).toBe('Mired');
    await page.keyboard.press('Control+z');
    await comes(() => expect(warden().abilities[1].text).toBe('Heal 2 and remove Slow.'));
    await comes(() => expect(saved('conditions/slow.json').name).toBe('Slow'));
  });

  it('puts a picture that is dropped on a face into the set, and crops it by dragging', async () => {
    const { page, warden } = await open();
    const wide = { create: { width: 1600, height: 600, channels: 3 as const, background: '#3377aa' } };
    const bytes = [...(await sharp(wide).png().toBuffer())];
    await page.evaluate((octets) => {
      const data = new DataTransfer();
      data.items.add(new File([new Uint8Array(octets)], 'Warden at dawn.png', { type: 'image/png' }));
      const card = document.querySelector('[aria-label="Hero card: Warden"]');
      card?.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }));
    }, bytes);
    await comes(() => expect(warden().art?.file).toMatch(/^art\/.*\.png$/));
    const { x, y, scale } = await placeOf(page, 'Hero card: Warden');
    await page.mouse.move(x + 30 * scale, y + 30 * scale);
    await page.mouse.down();
    await page.mouse.move(x + 34 * scale, y + 30 * scale);
    await page.mouse.move(x + 44 * scale, y + 30 * scale, { steps: 4 });
    await page.mouse.up();
    await comes(() => expect(warden().art.focus?.[0]).toBeLessThan(0.45));
    await page.keyboard.press('Control+z');
    await comes(() => expect(warden().art.focus).toBeUndefined());
  });

  it('has no serious barrier for people who cannot see, use a mouse or tell colours apart', async () => {
    const { page } = await open();
    for (const scheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
      await touch(page, 'Hero card: Warden', 31, 75);
      await isFocused(page, '/defaultAbilities/0/text');
      await page.waitForSelector('aside[aria-label=Inspector] section[aria-label="The rules will do"]');
      expect(await barriers(page), `${scheme}, hero`).toEqual([]);
      for (const section of ['Picture', 'Comes with it']) {
        const head = page
          .locator('aside[aria-label=Inspector]')
          .getByRole('button', { name: section, expanded: false });
        if ((await head.count()) > 0) await head.first().click();
      }
      expect(await barriers(page), `${scheme}, all fields`).toEqual([]);
    }
  });
});

/** A card's place on the page, and CSS pixels to the mm. */
async function placeOf(page: Page, label: string) {
  const box = await page.locator(`main [aria-label="${label}"]`).boundingBox();
  if (!box) throw new Error(`${label} is not on the stage.`);
  return { x: box.x, y: box.y, scale: box.width / 63.5 };
}

/** Clicks a place of a card, in mm from its corner. */
async function touch(page: Page, label: string, mmX: number, mmY: number): Promise<void> {
  const { x, y, scale } = await placeOf(page, label);
  await page.mouse.click(x + mmX * scale, y + mmY * scale);
}

/** Waits until the cursor is in the field at a pointer. */
const isFocused = (page: Page, pointer: string) =>
  page.waitForFunction(
    (field) => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') === field,
    pointer,
  );

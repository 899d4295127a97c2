import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exportPdf } from '../../../app/studio/export-pdf.ts';
import { exportPng } from '../../../app/studio/export-png.ts';
import { exportSet } from '../../../app/studio/export-set.ts';
import { exportTts } from '../../../app/studio/export-tts.ts';
import { planExport } from '../../../app/studio/plan-export.ts';
import { markPrinted, printedOf } from '../../../app/studio/printed.ts';
import { writeFileSafely } from '../../../app/studio/write-files.ts';
import { readPdf } from '../../exporters/pdf/read-pdf.ts';
import { folderWith, setJson } from '../set-folder.ts';

const warden = {
  name: 'Warden',
  health: 10,
  speed: 3,
  abilities: [
    { id: 'bash', name: 'Bash', text: '1/Game: Range 1, 2dmg.' },
    { id: 'rest', name: 'Rest', text: 'Free Action:\nHeal 1.' },
  ],
};
const spanish = {
  '/name': 'Guardián',
  '/abilities/0/name': 'Golpe',
  '/abilities/0/text': 'Hace 2 de daño.',
  '/abilities/1/text': 'Acción gratuita:\nCura 1.',
};
const bilingual = () =>
  folderWith({ 'set.json': setJson, 'heroes/warden.json': warden, 'texts/es/warden.json': spanish });
const pdf = { what: 'cards', paper: 'a4' } as const;
const nobody = { onEvent: () => {}, signal: new AbortController().signal };
const wordsIn = async (file: string) =>
  (await readPdf(await readFile(file))).flatMap(({ words }) => words.map(({ text }) => text)).join(' ');

describe('exports in another language', () => {
  it('print translated texts, costs of the original in words of the language, and what is missing as it was written', async () => {
    const told: string[] = [];
    const folder = bilingual();
    const out = join(folderWith(), 'cards.pdf');
    await exportPdf({ ...pdf, folders: [folder], out, language: 'es', tell: (sentence) => told.push(sentence) });
    const words = await wordsIn(out);
    expect(words).toContain('Hace 2 de daño.');
    expect(words.match(/1\/Partida|Gratis|Estándar|Standard|Free/g)).toEqual(['Estándar', '1/Partida', 'Gratis']);
    // The line of costs stands in the strip.
    expect(words).not.toContain('gratuita');
    expect(words).toMatch(/golpe/i);
    expect(words).toMatch(/rest\b/i);
    expect(told).toEqual([
      'Iron Age: 2 texts are not translated into Spanish (es) yet: the set (name), Warden (name).',
      'Iron Age: The rules read and play the original in English (en); whether Spanish (es) says the same is not checked.',
    ]);
  });

  it('lie beside those of the original, under names of their own', async () => {
    const folder = bilingual();
    const out = folderWith();
    for (const language of [undefined, 'es']) {
      await exportTts({ folders: [folder], out, cell: 1, language });
      await exportPng({ folders: [folder], out, dpi: 36, bleed: false, language });
    }
    const files = await readdir(out, { recursive: true });
    expect(files.filter((file) => /\.json$|01-warden/.test(file)).sort()).toEqual([
      '.setwright-files.json',
      'iron-age-es.json',
      'iron-age-es/warden/01-warden.png',
      'iron-age.json',
      'iron-age/warden/01-warden.png',
    ]);
    const saves = await Promise.all(
      ['iron-age.json', 'iron-age-es.json'].map(async (file) => readFile(join(out, file), 'utf8')),
    );
    expect(saves.map((save) => [/Guardián/.test(save), (JSON.parse(save) as { SaveName: string }).SaveName])).toEqual([
      [false, 'Iron Age'],
      [true, 'Iron Age (es)'],
    ]);
  });

  it('come out of the window in several at once, each with its language in its name', async () => {
    const folder = bilingual();
    const out = folderWith();
    const options = { ...pdf, backs: 'none', languages: ['en', 'es'] } as const;
    const order = { kind: 'pdf', folder, out, options } as const;
    const made = await exportSet({ name: 'iron-age', settings: folderWith(), order }, nobody);
    expect((await readdir(out)).sort()).toEqual(['iron-age-cards-en-a4.pdf', 'iron-age-cards-es-a4.pdf']);
    expect(made.next).toContain('not translated');
    const [plain, both] = await Promise.all(
      [undefined, ['en', 'es']].map((languages) =>
        planExport({ order: { folder, kind: 'pdf', options: { ...options, languages } }, settings: folderWith() }),
      ),
    );
    expect(both?.total).toBe(2 * (plain?.total ?? 0));
    // The window has the faces of the original, and those alone it is not sent.
    expect([plain?.lists.length, both?.lists.length]).toEqual([0, 3]);
    expect(both?.told.join(' ')).toContain('not translated');
  });

  it('say which languages there are where one does not exist, and write nothing then', async () => {
    const folder = bilingual();
    const out = folderWith();
    const order = { kind: 'pdf', folder, out, options: { ...pdf, backs: 'none', languages: ['es', 'fr'] } } as const;
    await expect(exportSet({ name: 'iron-age', settings: folderWith(), order }, nobody)).rejects.toThrow(
      'Iron Age: there is no language "fr"; there are "en", "es". Choose one of these, or add the language to the set in the studio and translate its texts.',
    );
    expect(await readdir(out)).toEqual([]);
  });
});

describe('a printed copy', () => {
  it('is one of its language: a translation changes no other', async () => {
    const folder = bilingual();
    const settings = folderWith();
    for (const copy of ['box', 'box (es)']) await markPrinted({ settings, folder, copy });
    const changed = { ...spanish, '/abilities/1/text': 'Cura 1 ahora.' };
    await writeFileSafely(join(folder, 'texts/es/warden.json'), JSON.stringify(changed));
    const names = async (copy: string) =>
      (await printedOf({ settings, folder, copy })).changed.map(({ kind, name }) => `${kind} ${name}`);
    expect(await names('box')).toEqual([]);
    expect(await names('box (es)')).toEqual(['card Rest']);
  });
});

import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import { exportPdf } from '../../../app/studio/export-pdf.ts';
import { exportPng } from '../../../app/studio/export-png.ts';
import { exportTts } from '../../../app/studio/export-tts.ts';
import { heroFiles } from '../../exporters/face/card-set.ts';

const root = mkdtempSync(join(tmpdir(), 'setwright-png-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function setFolder(name: string, files = heroFiles()): string {
  const folder = join(root, name);
  for (const [file, text] of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  return folder;
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.png'))
    .map((file) => file.replaceAll('\\', '/'))
    .sort();

describe('exporting pictures', () => {
  it.each([
    ['tgc', 825, 1125],
    ['mpc', 822, 1122],
  ] as const)(
    'stands cards that lie up for %s, at %i by %i pixels, and gives them a back of their own',
    async (profile, width, height) => {
      const theme = JSON.stringify({ orientations: { hero: 'landscape' } });
      const out = join(root, profile);
      const folders = [setFolder(`lies-${profile}`, new Map([...heroFiles(), ['theme.json', theme]]))];
      const { checked } = await exportPng({ folders, out, dpi: 60, bleed: false, profile });
      expect(checked.join(' ')).toContain('what is above points to the right on fronts and to the left on backs');
      const own = filesIn(out).filter((file) => file.startsWith('demo/warden/'));
      expect(own).toEqual(
        ['00-back-landscape', '00-back', '01-warden', '02-bash', '03-dash', '04-wall', '05-totem']
          .map((name) => `demo/warden/${name}.png`)
          .sort(),
      );
      for (const file of own) {
        const facts = await sharp(join(out, file)).metadata();
        expect([file, facts.width, facts.height]).toEqual([file, width, height]);
      }
    },
  );

  it('writes one picture for each face, in the order of the deck, of the asked size and resolution', async () => {
    const out = join(root, 'out');
    const steps: string[] = [];
    const made = await exportPng({
      folders: [setFolder('demo')],
      out,
      dpi: 60,
      bleed: false,
      progress: (done, of) => steps.push(`${done}/${of}`),
    });
    const files = filesIn(out);
    expect(files).toEqual(
      expect.arrayContaining([
        'demo/_hints/01-tap.png',
        'demo/_pieces/standee-warden.png',
        'demo/_pieces/token-slow.png',
        'demo/warden/00-back.png',
        'demo/warden/01-warden.png',
        'demo/warden/02-bash.png',
        'demo/warden/05-totem.png',
      ]),
    );
    expect(made).toMatchObject({ pictures: files.length, leftOut: [] });
    expect(steps.at(-1)).toBe(`${files.length}/${files.length}`);
    const metadata = await sharp(join(out, 'demo/warden/01-warden.png')).metadata();
    expect(metadata).toMatchObject({ width: 150, height: 210, density: 60, channels: 3 });
    expect((await sharp(join(out, 'demo/_pieces/standee-warden.png')).metadata()).channels).toBe(4);
    // A token is cut round: a pixel near its corner is empty, one at its top is not.
    const token = await sharp(join(out, 'demo/_pieces/token-slow.png')).raw().toBuffer({ resolveWithObject: true });
    const alphaAt = (x: number, y: number) => token.data[(y * token.info.width + x) * 4 + 3];
    expect([alphaAt(7, 7), alphaAt(30, 2)]).toEqual([0, 255]);
  });

  it('paints the bleed when asked, writes the same bytes again, and takes away what is no longer made', async () => {
    const out = join(root, 'again');
    const first = { folders: [setFolder('demo')], out, dpi: 40, bleed: true };
    await exportPng(first);
    const card = join(out, 'demo/warden/02-bash.png');
    const before = readFileSync(card);
    expect(await sharp(card).metadata()).toMatchObject({ width: 110, height: 150 });
    const files = heroFiles();
    files.delete('hints/tap.json');
    await exportPng({ ...first, folders: [setFolder('fewer', files)] });
    expect(readFileSync(card).equals(before)).toBe(true);
    expect(filesIn(out).some((file) => file.includes('_hints'))).toBe(false);
  });

  it('makes a map that would be too large for a picture smaller, and says which and how', async () => {
    const folder = setFolder('wide', new Map([...heroFiles()].filter(([file]) => file === 'set.json')));
    mkdirSync(join(folder, 'maps'));
    writeFileSync(join(folder, 'maps/long.json'), JSON.stringify({ name: 'Long', columns: 100, rows: 2 }));
    writeFileSync(join(folder, 'maps/short.json'), JSON.stringify({ name: 'Short', columns: 2, rows: 2 }));
    writeFileSync(join(folder, 'maps/square.json'), JSON.stringify({ name: 'Square', columns: 30, rows: 30 }));
    const out = join(root, 'wide-out');
    const { smaller } = await exportPng({ folders: [folder], out, dpi: 300, bleed: false });
    const facts = await sharp(join(out, 'demo/_maps/long.png')).metadata();
    expect(facts.width).toBeLessThanOrEqual(8192);
    expect(facts.width).toBeGreaterThan(7200);
    // Memory goes with the pixels: a square map is limited by those.
    const square = await sharp(join(out, 'demo/_maps/square.png')).metadata();
    expect(square.width * square.height).toBeLessThanOrEqual(38_000_000);
    expect(square.width * square.height).toBeGreaterThan(36_000_000);
    expect(smaller).toBe(
      `No picture of a map is longer than 8192 pixels or has more than 38 million, so 2 maps were made smaller: "Long" at ${facts.density} dpi, "Square" at ${square.density} dpi.`,
    );
    expect((await sharp(join(out, 'demo/_maps/short.png')).metadata()).density).toBe(300);
  });

  it('leaves out what no copy is asked for, as paper and the table do, and notes it; the others keep their names', async () => {
    const files = heroFiles();
    const change = (file: string, more: (data: Record<string, unknown>) => object) => {
      const data = JSON.parse(files.get(file) ?? '{}') as Record<string, unknown>;
      files.set(file, JSON.stringify({ ...data, ...more(data) }));
    };
    change('heroes/warden.json', ({ abilities }) => ({
      abilities: (abilities as object[]).map((ability, index) => (index === 0 ? { ...ability, copies: 0 } : ability)),
      summons: [],
    }));
    for (const file of ['summons/totem.json', 'hints/tap.json', 'conditions/slow.json'])
      change(file, () => ({ copies: 0 }));
    const folders = [setFolder('few', files)];
    const { problems } = await exportPng({ folders, out: join(root, 'few-out'), dpi: 40, bleed: false });
    expect(filesIn(join(root, 'few-out'))).toEqual([
      'demo/_pieces/standee-warden.png',
      'demo/_rules/00-back.png',
      'demo/_rules/01-tide.png',
      'demo/warden/00-back.png',
      'demo/warden/01-warden.png',
      'demo/warden/03-dash.png',
      'demo/warden/04-wall.png',
    ]);
    const noted = problems.filter(({ code }) => code === 'copies/none').map(({ file, pointer }) => file + pointer);
    expect(noted.sort()).toEqual([
      'conditions/slow.json/copies',
      'heroes/warden.json/abilities/0/copies',
      'hints/tap.json/copies',
      'summons/totem.json/copies',
    ]);
    const { save } = await exportTts({ folders, out: join(root, 'few-table'), cell: 1 });
    const table = readFileSync(save, 'utf8');
    expect(['Totem', 'The bash', '"Slow"', '"Tap"'].filter((name) => table.includes(name))).toEqual([]);
    const { summary } = await exportPdf({ folders, out: join(root, 'few.pdf'), what: 'cards', paper: 'a4' });
    expect(summary).toContain('with 4 cards');
  });

  it('refuses a set in which nothing can be exported, as the other exports do', async () => {
    const folder = setFolder('empty', new Map([...heroFiles()].filter(([file]) => file === 'set.json')));
    const folders = [folder];
    const out = join(root, 'empty-out');
    const told = /^There is nothing to export in "Demo": nothing there becomes a card, a piece or a map\. Add/;
    await expect(exportPng({ folders, out, dpi: 40, bleed: false })).rejects.toThrow(told);
    await expect(exportTts({ folders, out, cell: 1 })).rejects.toThrow(told);
    await expect(exportPdf({ folders, out: `${out}.pdf`, what: 'cards', paper: 'a4' })).rejects.toThrow(told);
    mkdirSync(join(folder, 'maps'));
    writeFileSync(join(folder, 'maps/bad.json'), '{ "name": "Bad", "columns": "ten" }');
    await expect(exportPng({ folders, out, dpi: 40, bleed: false })).rejects.toThrow('has errors. See them with');
    expect(readdirSync(root).filter((name) => name.startsWith('empty-out'))).toEqual([]);
  });

  it('names a picture of the set that goes away meanwhile, not the folder that is written to', async () => {
    const picture = (background: string) =>
      sharp({ create: { width: 80, height: 100, channels: 3, background } })
        .png()
        .toBuffer();
    const pictures = { a: await picture('#336699'), b: await picture('#996633') };
    const begin = () => {
      const folder = mkdtempSync(join(root, 'gone-'));
      mkdirSync(join(folder, 'maps'));
      writeFileSync(join(folder, 'set.json'), heroFiles().get('set.json') ?? '');
      for (const name of ['a', 'b'] as const) {
        writeFileSync(join(folder, `${name}.png`), pictures[name]);
        const map = { name, columns: 2, rows: 2, picture: { file: `${name}.png` } };
        writeFileSync(join(folder, `maps/${name}.json`), JSON.stringify(map));
      }
      const gone = join(folder, 'b.png');
      return { folders: [folder], progress: () => rmSync(gone, { force: true }), gone };
    };
    for (const [out, run] of [
      [
        join(root, 'gone-out'),
        (order: ReturnType<typeof begin>, to: string) => exportPng({ ...order, out: to, dpi: 40, bleed: false }),
      ],
      [
        join(root, 'gone.pdf'),
        (order: ReturnType<typeof begin>, to: string) => exportPdf({ ...order, out: to, what: 'maps', paper: 'a4' }),
      ],
    ] as const) {
      const order = begin();
      await expect(run(order, out)).rejects.toMatchObject({
        code: 'file/not-read',
        message: `${order.gone}: this file went away before it was used; put it back or open the set again. ${out} is as it was.`,
      });
    }
  });

  it('refuses one set named twice with a sentence', async () => {
    const folder = setFolder('demo');
    await expect(
      exportPng({ folders: [folder, folder], out: join(root, 'twice'), dpi: 40, bleed: false }),
    ).rejects.toMatchObject({ code: 'set/twice' });
  });
});

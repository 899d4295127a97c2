import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exportPdf } from '../../../app/studio/export-pdf.ts';
import { readPresets } from '../../../app/studio/export-presets.ts';
import { markPrinted } from '../../../app/studio/printed.ts';
import { readPrinters, writePrinters } from '../../../app/studio/printers.ts';
import { formatJson } from '../../../schemas/json.ts';
import { readPdf } from '../../exporters/pdf/read-pdf.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';

const ability = (id: string, name: string) => ({ id, name, text: 'Range 2, 1dmg.' });
const warden = { ...hero, abilities: [ability('shield', 'Shield'), ability('charge', 'Charge')] };

/** A set of one hero with two cards, a settings folder, and a place for a PDF. */
function paper() {
  const folder = folderWith({ 'set.json': formatJson(setJson), 'heroes/warden.json': formatJson(warden) });
  const settings = folderWith();
  const out = join(folderWith(), 'cards.pdf');
  const order = { folders: [folder], settings, out, what: 'cards', paper: 'a4' } as const;
  const words = async () => (await readPdf(await readFile(out))).flatMap((page) => page.words.map(({ text }) => text));
  return { folder, settings, order, words };
}

describe('a printed copy', () => {
  it('gets only what changed and what is new, and is told what to take out', async () => {
    const { folder, settings, order, words } = paper();
    await markPrinted({ settings, folder, copy: 'my box' });
    const changed = {
      ...warden,
      abilities: [{ ...ability('shield', 'Shield'), text: 'Range 3, 1dmg.' }, ability('leap', 'Leap')],
    };
    await writeFile(join(folder, 'heroes/warden.json'), formatJson(changed));
    const made = await exportPdf({ ...order, since: 'my box' });
    expect(made.summary).toMatch(/^1 page with 2 cards/);
    expect(made.next).toContain('Take out of "my box" what the set no longer has: "Charge".');
    expect(await words()).toEqual(expect.arrayContaining(['Shield', 'Leap']));
  });

  it('gets the copies that it lacks, and is told which are too many', async () => {
    const { folder, settings, order, words } = paper();
    const withCopies = (shield: number, charge: number) =>
      writeFile(
        join(folder, 'heroes/warden.json'),
        formatJson({
          ...warden,
          abilities: [
            { ...ability('shield', 'Shield'), copies: shield },
            { ...ability('charge', 'Charge'), copies: charge },
          ],
        }),
      );
    await withCopies(1, 3);
    await markPrinted({ settings, folder, copy: 'my box' });
    await withCopies(3, 1);
    const made = await exportPdf({ ...order, since: 'my box' });
    expect(made.summary).toMatch(/^1 page with 2 cards/);
    expect(made.next).toContain('Take out of "my box" what there is less of now: 2 of "Charge".');
    const printed = await words();
    expect([printed.includes('Shield'), printed.includes('Charge')]).toEqual([true, false]);
  });

  it('is refused where nothing differs or there is no such copy', async () => {
    const { folder, settings, order } = paper();
    await expect(exportPdf({ ...order, since: 'my box' })).rejects.toThrow(
      'Iron Age: there is no printed copy "my box"; none is marked yet.',
    );
    await markPrinted({ settings, folder, copy: 'my box' });
    await expect(exportPdf({ ...order, since: 'my box' })).rejects.toMatchObject({ code: 'copy/up-to-date' });
    await expect(exportPdf({ ...order, since: "Ana's box" })).rejects.toThrow(
      `there is no printed copy "Ana's box"; there is "my box".`,
    );
  });
});

describe('a printer', () => {
  it('is remembered by its name and moves the backs alone', async () => {
    const { settings, order } = paper();
    await writePrinters(settings, [{ name: 'Attic', x: 1.5, y: -0.5 }]);
    expect(await readPrinters(settings)).toEqual([{ name: 'Attic', x: 1.5, y: -0.5 }]);
    const firstWords = async (printer?: string) => {
      await exportPdf({ ...order, backs: 'long-edge', ...(printer && { printer }) });
      return (await readPdf(await readFile(order.out))).map(({ words: [word] }) => word!);
    };
    const [front, back] = await firstWords();
    const [sameFront, moved] = await firstWords('Attic');
    expect(sameFront).toEqual(front);
    expect(moved!.x - back!.x).toBeCloseTo(1.5, 1);
    expect(moved!.baseline - back!.baseline).toBeCloseTo(-0.5, 1);
  });

  it('is refused three centimetres off, without a name, and where nobody knows it', async () => {
    const { settings, order } = paper();
    const far = writePrinters(settings, [{ name: 'Attic', x: 30, y: 0 }]);
    await expect(far).rejects.toThrow('Attic: no printer is 30 mm off; expected at most 10 mm across and down.');
    await expect(writePrinters(settings, [{ name: ' ', x: 0, y: 0 }])).rejects.toMatchObject({
      code: 'printer/no-name',
    });
    await writePrinters(settings, [{ name: 'Attic', x: 1, y: 0 }]);
    await expect(exportPdf({ ...order, printer: 'Cellar' })).rejects.toThrow(
      'No printer "Cellar" is remembered, only "Attic".',
    );
  });
});

describe("a set's own frame", () => {
  /** A frame of so many mm inside of the cut, with its bleed. */
  const frame = (inside: number) => {
    const hole = { width: 635 - 20 * inside, height: 889 - 20 * inside };
    const at = Math.round(31.75 + 10 * inside);
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="699" height="953"><path fill="#302010" fill-rule="evenodd" d="M0 0H699V953H0ZM${at} ${at}v${hole.height}h${hole.width}v${-hole.height}Z"/></svg>`;
    return sharp(Buffer.from(svg)).png().toBuffer();
  };

  it.each([
    [1.5, true],
    [4, false],
  ])('of %f mm is held against what the printer cuts evenly', async (inside, isThin) => {
    const { folder, order } = paper();
    await mkdir(join(folder, 'art'), { recursive: true });
    await writeFile(join(folder, 'art/frame.png'), await frame(inside));
    await writeFile(join(folder, 'theme.json'), formatJson({ frame: 'art/frame.png' }));
    const made = await exportPdf({ ...order, profile: 'drivethru' });
    const sentence =
      'iron-age/art/frame.png has a border that ends 1.5 mm inside of the cut, and DriveThruCards may cut';
    if (isThin) expect(made.next).toContain(sentence);
    else expect(made.next).not.toContain('border');
  });
});

describe('what no printer can do', () => {
  it.each([
    [{ margin: 60 }, 'A margin of 60 mm leaves no room on the page; expected 0 to 25 mm.'],
    [{ profile: 'tgc' }, 'The Game Crafter takes a picture of each face and no PDF.'],
    [{ profile: 'shop', what: 'tokens' }, 'The profile Print shop prints cards, one face a page, and no tokens.'],
  ] as const)('is said with a proposal: %j', async (more, sentence) => {
    const { order } = paper();
    await expect(exportPdf({ ...order, ...more })).rejects.toThrow(sentence);
  });
});

it('reads presets that only said whether there are backs', async () => {
  const options = { what: 'cards', paper: 'a4', backs: true };
  const settings = folderWith({ 'export-presets.json': { presets: [{ name: 'Both', kind: 'pdf', options }] } });
  expect(await readPresets(settings)).toEqual([
    { name: 'Both', kind: 'pdf', options: { ...options, backs: 'long-edge' } },
  ]);
});

import { mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { importCsv, updateFromCsv } from '../../../app/studio/import/csv.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { folderWith } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

const inFile = (folder: string, file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));

function sheet(text: string): { source: string; out: string } {
  const folder = folderWith({ 'Night Birds.csv': text });
  return { source: join(folder, 'Night Birds.csv'), out: join(folder, 'night-birds') };
}

describe('a spreadsheet of anything', () => {
  it('becomes a set of one kind of card that opens without a problem', async () => {
    const { source, out } = sheet('Card;Wings;Text\nOwl;2;"Hunts, silently."\nBat;2;\n');
    expect(await importCsv(source, out, 'plain')).toMatchObject({
      contents: '2 cards with 3 fields',
      notes: [],
      errors: [],
    });
    const { set, problems } = await loadSet(out);
    expect(problems).toEqual([]);
    expect(set?.manifest).toMatchObject({ id: 'night-birds', system: 'plain', name: 'Night Birds' });
    expect(set?.entities.map(({ file }) => file)).toEqual([
      'kinds/night-birds.json',
      'cards/bat.json',
      'cards/owl.json',
    ]);
  });

  it('is refused where it holds no card, and nothing is written', async () => {
    const { source, out } = sheet('Card;Wings\n');
    await expect(importCsv(source, out, 'plain')).rejects.toMatchObject({ code: 'csv/no-rows' });
    expect(readdirSync(join(out, '..'))).toEqual(['Night Birds.csv']);
  });

  it('never goes into a folder that holds something', async () => {
    const { source, out } = sheet('Card\nOwl\n');
    await importCsv(source, out, 'plain');
    await expect(importCsv(source, out, 'plain')).rejects.toMatchObject({ code: 'folder/not-empty' });
  });

  it('takes along the pictures that lie beside it, and no file that is none or lies elsewhere', async () => {
    const { source, out } = sheet(
      'Card,Art\nOwl,owl.png\nBat,art/bat.jpg\nMoth,../moth.png\nRat,rat.png\nCat,cat.png\n',
    );
    const folder = join(out, '..');
    const picture = (colour: string) => sharp({ create: { width: 8, height: 8, channels: 3, background: colour } });
    mkdirSync(join(folder, 'art'));
    await picture('#102030').png().toFile(join(folder, 'owl.png'));
    await picture('#405060').jpeg().toFile(join(folder, 'art/bat.jpg'));
    await picture('#708090').png().toFile(join(folder, '../moth.png'));
    writeFileSync(join(folder, 'rat.png'), 'no picture at all');
    symlinkSync(join(folder, '../moth.png'), join(folder, 'cat.png'));
    const { notes } = await importCsv(source, out, 'plain');
    expect(notes).toEqual([expect.stringMatching(/^rat\.png: .*no picture/)]);
    expect(readdirSync(join(out, 'art')).sort()).toEqual(['bat.jpg', 'owl.png']);
    expect(inFile(out, 'cards/owl.json').values).toEqual({ art: { file: 'art/owl.png' } });
    expect(inFile(out, 'cards/moth.json').values).toEqual({ art: { file: '../moth.png' } });
    rmSync(join(folder, '../moth.png'));
    // What came along once is no difference later.
    expect(await updateFromCsv(source, out)).toMatchObject({ added: 0, changed: 0 });
  });

  it('is taken into a set that there is: rows that are new or differ, with a new column, and nothing else', async () => {
    const { source, out } = sheet('Card,Wings\nOwl,2\nBat,2\n');
    await importCsv(source, out, 'plain');
    writeFileSync(source, 'Card,Wings,Cry\nOwl,4,hoo\nMoth,4,\n');
    const bat = readFileSync(join(out, 'cards/bat.json'), 'utf8');
    const done = await setwright('import', source, '--from', 'csv', '--out', out);
    expect(done).toMatchObject({ code: 0, out: '1 row added, 1 changed\n' });
    expect(done.err).toContain('"Cry" becomes a field of Night Birds.');
    expect(inFile(out, 'cards/owl.json').values).toEqual({ wings: 4, cry: 'hoo' });
    expect(readFileSync(join(out, 'cards/bat.json'), 'utf8')).toBe(bat);
    expect(await setwright('import', source, '--from', 'csv', '--out', out)).toMatchObject({
      out: 'nothing is different\n',
    });
  });

  it('changes nothing of a set that cannot be opened', async () => {
    const { source, out } = sheet('Card,Wings\nOwl,2\n');
    await importCsv(source, out, 'plain');
    writeFileSync(join(out, 'set.json'), '{');
    await expect(updateFromCsv(source, out)).rejects.toMatchObject({ code: 'set/not-open' });
  });
});

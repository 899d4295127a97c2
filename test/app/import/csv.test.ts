import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importCsv } from '../../../app/studio/import/csv.ts';
import { folderWith } from '../set-folder.ts';
import { setwright } from '../setwright.ts';

const sheet = 'Hero,HP,Speed,Card,Text\nAsh,9,4,Burn,"Range 2, 1dmg."\n,,,Smoke,Move.\nRime,600000,3,Chill,Range 3.\n';

describe('a spreadsheet', () => {
  it('becomes a set that says what it holds and what is to be mended, and never fills a folder that is not empty', async () => {
    const folder = folderWith({ 'My Heroes.csv': sheet });
    const importIt = () =>
      setwright('import', join(folder, 'My Heroes.csv'), '--from', 'csv', '--out', join(folder, 'sets'));
    const done = await importIt();
    expect(done).toMatchObject({ code: 0, out: 'my-heroes: 2 heroes, 3 cards\n' });
    expect(done.err).toContain('600000');
    const set = join(folder, 'sets/my-heroes');
    expect(JSON.parse(readFileSync(join(set, 'set.json'), 'utf8'))).toMatchObject({
      id: 'my-heroes',
      name: 'My Heroes',
    });
    expect(JSON.parse(readFileSync(join(set, 'heroes/ash.json'), 'utf8'))).toMatchObject({
      health: 9,
      abilities: [{ id: 'burn', text: 'Range 2, 1dmg.' }, { id: 'smoke' }],
    });
    expect(await importIt()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('is not empty') });
  });

  it('is taken in the encodings of spreadsheets, and refused with a sentence where it is none', async () => {
    const folder = folderWith({
      'wide.csv': Buffer.from('\ufeffName\tHealth\tSpeed\nSeñor Él\t5\t2\n', 'utf16le'),
      'latin.csv': Buffer.from('Name,Health\nSe\u00f1or,5\n', 'latin1'),
      'book.csv': Buffer.from('PK\u0003\u0004\u0000\u0000'),
      'plain.csv': 'Apples,Pears\n1,2\n',
      'headings.csv': 'Name,Text\n',
    });
    const into = (file: string) => importCsv(join(folder, file), join(folder, 'set'), 'teamfight');
    for (const [file, code] of [
      ['latin.csv', 'csv/not-text'],
      ['book.csv', 'csv/not-text'],
      ['plain.csv', 'csv/no-names'],
      ['headings.csv', 'csv/no-rows'],
      ['gone.csv', 'file/missing'],
    ] as const)
      await expect(into(file)).rejects.toMatchObject({ code, message: expect.stringContaining(file) });
    expect(readdirSync(folder)).not.toContain('set');
    await into('wide.csv');
    expect(readdirSync(join(folder, 'set/heroes'))).toEqual(['senor-el.json']);
  });
});

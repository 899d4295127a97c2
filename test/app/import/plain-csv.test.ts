import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { importPlainCsv } from '../../../app/studio/import/plain-csv.ts';
import { loadSet } from '../../../app/studio/load-set.ts';

function sheet(text: string): { source: string; out: string } {
  const folder = mkdtempSync(join(tmpdir(), 'setwright-sheet-'));
  writeFileSync(join(folder, 'Night Birds.csv'), text);
  return { source: join(folder, 'Night Birds.csv'), out: join(folder, 'night-birds') };
}

describe('a spreadsheet of anything', () => {
  it('becomes a set of one kind of card that opens without a problem', async () => {
    const { source, out } = sheet('Card;Wings;Text\nOwl;2;"Hunts, silently."\nBat;2;\n');
    expect(await importPlainCsv(source, out)).toMatchObject({
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
    await expect(importPlainCsv(source, out)).rejects.toMatchObject({ code: 'csv/no-rows' });
    expect(readdirSync(join(out, '..'))).toEqual(['Night Birds.csv']);
  });

  it('never goes into a folder that holds something', async () => {
    const { source, out } = sheet('Card\nOwl\n');
    await importPlainCsv(source, out);
    await expect(importPlainCsv(source, out)).rejects.toMatchObject({ code: 'folder/not-empty' });
  });
});

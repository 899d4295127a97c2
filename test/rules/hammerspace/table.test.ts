import { describe, expect, it } from 'vitest';
import { changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { table } from '../../../rules/hammerspace/table.ts';
import { openSet } from '../../../rules/open.ts';
import { changesOf } from '../../../rules/table/ask.ts';
import { fromCsv } from '../../../rules/table/csv.ts';
import { readSheet } from '../../../rules/table/sheet.ts';
import { formatJson } from '../../../schemas/json.ts';

const empty: Texts = new Map([
  [
    'set.json',
    formatJson({ id: 'attic', system: 'hammerspace', format: 1, name: 'Attic', language: 'en', languages: ['es'] }),
  ],
]);

function read(csv: string, files = empty) {
  const grid = fromCsv('attic.csv', csv);
  if ('code' in grid) throw new Error(grid.message);
  const sheet = readSheet(table, 'attic.csv', grid.grid, files);
  if ('code' in sheet) throw new Error(sheet.message);
  const after = changed(files, changesOf(table, files, sheet.asks));
  if ('code' in after) throw new Error(after.message);
  return { ...sheet, after: withChanged(files, after) };
}
const inFile = (files: Texts, file: string) => JSON.parse(files.get(file) ?? 'null');

describe('a sheet of play cards and traits', () => {
  it('makes each row what it says it is, or what its cells make of it, in both languages', () => {
    const { after, notes } = read(
      [
        'Kind,Name,Name (es),Type,Subtype,Strength,Hits,Defence,Keep on dice,Text,Copies',
        'Attack card,Ladle,Cucharón,Physical,melee,4,Two together,,"4, 5, 6",,2',
        ',Pot Lid,,,,,,"physical 3; energy infinite; all 0, melee +1, fire -2",5 6,,',
        'ability,Nap,Siesta,,,,,,,Gain 2 HP.,',
        'trait,Grudge,,,,,,,,+1 to your attacks.,',
      ].join('\n'),
    );
    expect(notes).toEqual([]);
    expect(inFile(after, 'cards/ladle.json')).toEqual({
      name: 'Ladle',
      kind: 'attack',
      type: 'physical',
      subtype: 'melee',
      strength: 4,
      hits: 'two-together',
      keepOn: [4, 5, 6],
      copies: 2,
    });
    expect(inFile(after, 'cards/pot-lid.json')).toEqual({
      name: 'Pot Lid',
      kind: 'defence',
      defence: [
        { against: 'physical', points: 3 },
        { against: 'energy', infinite: true },
        {
          against: 'all',
          points: 0,
          bonuses: [
            { subtype: 'melee', points: 1 },
            { subtype: 'fire', points: -2 },
          ],
        },
      ],
      keepOn: [5, 6],
    });
    expect(inFile(after, 'traits/grudge.json')).toEqual({ name: 'Grudge', text: '+1 to your attacks.' });
    expect(inFile(after, 'texts/es/nap.json')).toEqual({ '/name': 'Siesta', $original: { '/name': 'Nap' } });
    const { problems } = openSet('attic', after);
    expect(problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('says how a cell is written that it cannot read', () => {
    const { after } = read('Kind,Name,Defence\ndefence,Pot Lid,physical 3\n');
    const { asks, notes } = read(
      'Name,Kind,Defence,Keep on dice\nPot Lid,defence,fire 3,often\nLadle,attack,physical 2,\n',
      after,
    );
    expect(notes).toEqual([
      'Row 2: Pot Lid: Defence is written such as "physical 3; energy infinite; all 2, melee +1"; "fire 3" is not.',
      'Row 2: Pot Lid: Keep on dice are whole numbers with commas between them; "often" is not.',
      'What had no place is kept in the private notes of 1 row.',
    ]);
    expect(asks.map(({ row, kind }) => [row?.id, kind.id])).toEqual([[undefined, 'attack']]);
  });
});

import { describe, expect, it } from 'vitest';
import { type CardSheet, readSheet } from '../../../rules/plain/table/sheet.ts';
import { fromCsv } from '../../../rules/table/csv.ts';

function sheet(csv: string): CardSheet {
  const table = fromCsv('birds.csv', csv);
  if ('code' in table) throw new Error(table.message);
  const read = readSheet('birds.csv', table.grid, 'Birds', new Set());
  if ('code' in read) throw new Error(read.message);
  return read;
}

const cards = ({ changes }: CardSheet) =>
  changes.slice(1).map((change) => ('text' in change ? JSON.parse(change.text ?? '') : undefined));
const types = ({ kind: { fields = [] } }: CardSheet) => Object.fromEntries(fields.map(({ id, type }) => [id, type]));

describe('a sheet of cards', () => {
  it('becomes a kind whose fields have the types of their cells', () => {
    const read = sheet(
      [
        'Title,Cost,Wing span,Family,Nests,Tint,Art,Rules,Qty',
        'Heron,2,"1,5",Wader,yes,#112233,heron.png,Take a fish.,2',
        'Stork,3,2.0,Wader,no,#445566,stork.png,,',
        'Wren,1,0.2,Perching,no,#778899,wren.png,Sing.,1',
        'Robin,-1,0.3,Perching,yes,#aabbcc,robin.png,,',
      ].join('\n'),
    );
    expect(types(read)).toEqual({
      cost: 'number',
      'wing-span': 'number',
      family: 'choice',
      nests: 'yes-no',
      tint: 'colour',
      art: 'picture',
      rules: 'rich-text',
    });
    expect(read.kind.fields?.find(({ id }) => id === 'family')?.choices).toEqual(['Wader', 'Perching']);
    expect(cards(read)[0]).toEqual({
      name: 'Heron',
      kind: 'birds',
      copies: 2,
      values: {
        cost: 2,
        'wing-span': 1.5,
        family: 'Wader',
        nests: true,
        tint: '#112233',
        art: { file: 'heron.png' },
        rules: 'Take a fish.',
      },
    });
    expect(read.notes).toEqual([]);
  });

  it('has a place for a picture, also where the sheet names none', () => {
    expect(types(sheet('Name,Cost\nHeron,2\n'))).toEqual({ picture: 'picture', cost: 'number' });
  });

  it('keeps every row: without a name, with a name twice, with copies that are none', () => {
    const read = sheet('Name,Copies,Cost\nHeron,2,1\n,1,2\nHeron,many,3\n');
    expect(read.changes.map(({ file }) => file)).toEqual([
      'kinds/birds.json',
      'cards/heron.json',
      'cards/card-3.json',
      'cards/heron-2.json',
    ]);
    expect(read.notes).toEqual([
      'Row 3 has no name, so its card is called "Card 3".',
      'Row 4, "Heron": copies are a whole number up to 99; "many" is not, so there is one.',
    ]);
  });

  it('names columns without a heading, and headings that are there twice', () => {
    expect(Object.keys(types(sheet('Name,Cost,Cost,\nHeron,1,2,fish\n')))).toEqual([
      'picture',
      'cost',
      'cost-2',
      'column-4',
    ]);
  });

  it('is refused where it has headings and nothing else', () => {
    const table = fromCsv('birds.csv', 'Name,Cost\n');
    if ('code' in table) throw new Error(table.message);
    expect(readSheet('birds.csv', table.grid, 'Birds', new Set())).toMatchObject({ code: 'csv/no-rows' });
  });
});

import { describe, expect, it } from 'vitest';
import { changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { openSet } from '../../../rules/open.ts';
import { table } from '../../../rules/plain/table.ts';
import { changesOf } from '../../../rules/table/ask.ts';
import { fromCsv, toCsv } from '../../../rules/table/csv.ts';
import { gridOf, parsed, rowsOf } from '../../../rules/table/row.ts';
import { readSheet, type Sheet } from '../../../rules/table/sheet.ts';
import { formatJson } from '../../../schemas/json.ts';

const setOf = (files: Readonly<Record<string, unknown>> = {}, manifest: object = {}): Texts =>
  new Map(
    Object.entries({
      'set.json': { id: 'birds', system: 'plain', format: 1, name: 'Birds', ...manifest },
      ...files,
    }).map(([path, value]) => [path, formatJson(value)]),
  );

function read(csv: string, files = setOf()): Sheet & { readonly after: Texts } {
  const grid = fromCsv('Birds.csv', csv);
  if ('code' in grid) throw new Error(grid.message);
  const sheet = readSheet(table, 'Birds.csv', grid.grid, files);
  if ('code' in sheet) throw new Error(sheet.message);
  const after = changed(files, changesOf(table, files, sheet.asks));
  if ('code' in after) throw new Error(after.message);
  return { ...sheet, after: withChanged(files, after) };
}
const inFile = (files: Texts, file: string) => JSON.parse(files.get(file) ?? 'null');
const fieldsIn = (
  files: Texts,
  kind = 'kinds/birds.json',
): readonly { id: string; type: string; choices?: string[] }[] => inFile(files, kind).fields;
const types = (files: Texts) => Object.fromEntries(fieldsIn(files).map(({ id, type }) => [id, type]));
const errors = (files: Texts) => openSet('birds', files).problems.filter(({ severity }) => severity === 'error');
const csvOf = (files: Texts) => {
  const shape = table.shapeOf(files, parsed(files));
  return toCsv(gridOf(rowsOf(shape, files, parsed(files)), shape.columns));
};

const waders = read(
  [
    'Title,Cost,Wing span,Family,Nests,Tint,Art,Rules,Qty',
    'Heron,2,"1,5",Wader,yes,#112233,heron.png,Take a fish.,2',
    'Stork,3,2.0,Wader,no,#445566,stork.png,,',
    'Wren,1,0.2,Perching,no,#778899,wren.png,Sing.,1',
    'Robin,-1,0.3,Perching,yes,#aabbcc,robin.png,,',
  ].join('\n'),
).after;

describe('a sheet of cards', () => {
  it('becomes a kind whose fields have the types of their cells', () => {
    expect(types(waders)).toEqual({
      cost: 'number',
      'wing-span': 'number',
      family: 'choice',
      nests: 'yes-no',
      tint: 'colour',
      art: 'picture',
      rules: 'rich-text',
    });
    expect(fieldsIn(waders).find(({ id }) => id === 'family')?.choices).toEqual(['Wader', 'Perching']);
    expect(inFile(waders, 'cards/heron.json')).toEqual({
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
  });

  it('has a place for a picture, also where the sheet names none', () => {
    expect(types(read('Name,Cost\nHeron,2\n').after)).toEqual({ picture: 'picture', cost: 'number' });
  });

  it('keeps every row: without a name, with a name twice, with copies that are none', () => {
    const { after, notes } = read('Name,Copies,Cost\nHeron,2,1\n,1,2\nHeron,many,3\n');
    expect([...after.keys()]).toEqual([
      'set.json',
      'kinds/birds.json',
      'cards/heron.json',
      'cards/card-3.json',
      'cards/heron-2.json',
    ]);
    expect(notes).toEqual([
      'Row 3: this row has no name, so its card is called Card 3.',
      'Row 4: Heron: Copies is a whole number; "many" is not.',
      'What had no place is kept in the private notes of 1 row.',
    ]);
  });

  it('names columns without a heading, and headings that are there twice', () => {
    const { after } = read('Name,Cost,Cost,\nHeron,1,2,fish\n');
    expect(Object.keys(types(after))).toEqual(['picture', 'cost', 'cost-2', 'column-4']);
  });

  it('asks nothing where it has headings and nothing else', () => {
    expect(read('Name,Cost\n').asks).toEqual([]);
  });
});

describe('a sheet of a plain set', () => {
  it('says nothing new of the set that it was written from', () => {
    const { asks, notes, after } = read(csvOf(waders), waders);
    expect([asks, notes, after]).toEqual([[], [], waders]);
  });

  it('changes cards by their ids or names, adds those that are new, and leaves those be that it lacks', () => {
    const { asks, after } = read('Id,Title,Cost\nstork,White Stork,4\n,heron,5\n,Owl,6\n', waders);
    expect(asks.map(({ row }) => row?.id)).toEqual(['stork', 'heron', undefined]);
    expect(inFile(after, 'cards/stork.json')).toMatchObject({ name: 'White Stork', values: { cost: 4, nests: false } });
    expect(inFile(after, 'cards/heron.json')).toMatchObject({ values: { cost: 5, family: 'Wader' } });
    expect(inFile(after, 'cards/owl.json')).toEqual({ name: 'Owl', kind: 'birds', values: { cost: 6 } });
    expect(after.get('cards/wren.json')).toBe(waders.get('cards/wren.json'));
    expect(errors(after)).toEqual([]);
  });

  it('takes a column and a choice that the set has not, and says so', () => {
    const { after, notes } = read('Title,Family,Song,Empty\nHeron,Owl,loud,\nWren,Perchin,soft,\n', waders);
    expect(notes).toEqual([
      '"Owl" is a new choice of Family.',
      '"Perchin" is a new choice of Family. If you meant "Perching", mend it in the sheet.',
      '"Song" becomes a field of Birds.',
    ]);
    expect(fieldsIn(after).map(({ id }) => id)).toEqual([...fieldsIn(waders).map(({ id }) => id), 'song']);
    expect(fieldsIn(after).find(({ id }) => id === 'family')?.choices).toEqual(['Wader', 'Perching', 'Owl', 'Perchin']);
    expect(inFile(after, 'cards/heron.json').values).toMatchObject({ song: 'loud', family: 'Owl' });
    expect(errors(after)).toEqual([]);
  });

  it('makes a field only where one of the rows that were chosen says something in it', () => {
    const { asks } = read('Title,Cost,Song\nHeron,9,\nWren,,soft\n', waders);
    const [heron] = asks;
    if (!heron) throw new Error('There are rows.');
    const changes = changesOf(table, waders, [heron]);
    expect(changes).toEqual([{ file: 'cards/heron.json', pointer: '/values/cost', value: 9 }]);
  });

  it('sorts rows into kinds by a column, by what is there already, and else by what most rows are', () => {
    const two = setOf({
      'kinds/bird.json': { name: 'Bird', fields: [{ id: 'cost', name: 'Cost', type: 'number' }] },
      'kinds/place.json': {
        name: 'Place',
        fields: [
          { id: 'price', name: 'Cost', type: 'text' },
          { id: 'room', name: 'Room', type: 'number' },
        ],
      },
      'cards/pond.json': { name: 'Pond', kind: 'place', values: { price: 'one' } },
      'cards/heron.json': { name: 'Heron', kind: 'bird', values: { cost: 2 } },
    });
    const { after } = read('Name,Cost,Room\nPond,two,3\nMarsh,three,4\n', two);
    expect(inFile(after, 'cards/marsh.json')).toEqual({
      name: 'Marsh',
      kind: 'place',
      values: { price: 'three', room: 4 },
    });
    const named = read('Kind of card,Name,Cost,Song\nBird,Owl,3,\nSpell,Storm,,loud\n', two);
    expect(inFile(named.after, 'cards/owl.json')).toMatchObject({ kind: 'bird', values: { cost: 3 } });
    expect(inFile(named.after, 'cards/storm.json')).toMatchObject({ kind: 'spell', values: { song: 'loud' } });
    expect(inFile(named.after, 'kinds/spell.json')).toMatchObject({ name: 'Spell' });
    expect(errors(named.after)).toEqual([]);
  });

  it('has a column for each text in each language of the set, and writes it where translations stand', () => {
    const spanish = setOf({ ...Object.fromEntries([...waders].map(([file, text]) => [file, JSON.parse(text)])) });
    const files = withChanged(
      spanish,
      new Map([['set.json', formatJson({ ...inFile(waders, 'set.json'), languages: ['es'] })]]),
    );
    const { after } = read('Name,Name (es),Rules (es),Cost\nHeron,Garza,Toma un pez.,2\n', files);
    expect(inFile(after, 'texts/es/heron.json')).toEqual({
      '/name': 'Garza',
      '/values/rules': 'Toma un pez.',
      $original: { '/name': 'Heron', '/values/rules': 'Take a fish.' },
    });
    expect(read(csvOf(after), after).asks).toEqual([]);
    expect(read('Name,Name (es),Rules (es)\nHeron,,\n', after).after.has('texts/es/heron.json')).toBe(false);
  });
});

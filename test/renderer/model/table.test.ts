import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differencesOf } from '../../../renderer/model/differences.ts';
import { shownRows, writeBlock, writeCells } from '../../../renderer/model/table.ts';
import { changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { fromClipboard, toTsv } from '../../../rules/table/csv.ts';
import { cellOf, gridOf, parsed, rowsOf } from '../../../rules/table/row.ts';
import { readSheet } from '../../../rules/table/sheet.ts';
import { table } from '../../../rules/teamfight/table.ts';
import { formatJson } from '../../../schemas/json.ts';

const heroOf = (name: string, health: number) => ({
  name,
  health,
  speed: 3,
  abilities: [{ id: 'charge', name: `${name}'s charge`, text: 'Range 2.' }],
});
const files: Texts = new Map([
  ['heroes/ash.json', formatJson(heroOf('Ash', 9))],
  ['heroes/rime.json', formatJson(heroOf('Rime', 10))],
  ['heroes/broken.json', '{'],
]);
const shape = table.shapeOf(files, parsed(files));
const rows = rowsOf(shape, files, parsed(files));
const set = { table, files, shape, rows };
const { columns } = shape;
const kinds = new Set(shape.kinds.map(({ id }) => id));
const columnsNamed = (...ids: readonly string[]) => ids.flatMap((id) => columns.filter((column) => column.id === id));
const kindOf = (id: string) => shape.kinds.find((kind) => kind.id === id);
const edited = (changes: Parameters<typeof changed>[1]): Texts => {
  const texts = changed(files, changes);
  if ('code' in texts) throw new Error(texts.message);
  return withChanged(files, texts);
};
const names = (some: typeof rows) => some.map((row) => cellOf(row, 'name'));

describe('the table', () => {
  it('sorts figures as figures and leaves rows without them last, whichever way', () => {
    const sorted = (down: boolean) =>
      names([...shownRows(rows, columns, { kinds, filter: '', sort: { column: 'health', down } })]);
    expect(sorted(false)).toEqual(['Ash', 'Rime', "Ash's charge", "Rime's charge"]);
    expect(sorted(true)).toEqual(['Rime', 'Ash', "Ash's charge", "Rime's charge"]);
    expect(names([...shownRows(rows, columns, { kinds: new Set(['card']), filter: 'RIME range' })])).toEqual([
      "Rime's charge",
    ]);
  });

  it('changes nothing where the same block is pasted over itself, from whichever cell', () => {
    const block = fc.tuple(
      fc.nat(3),
      fc.nat(columns.length - 1),
      fc.nat(4),
      fc.integer({ min: 1, max: columns.length }),
    );
    fc.assert(
      fc.property(block, ([top, left, height, width]) => {
        const grid = gridOf(rows.slice(top, top + height), columns.slice(left, left + width)).slice(1);
        const pasted = fromClipboard(toTsv(grid));
        const written = writeBlock(set, pasted, { shown: rows, columns, at: [top, left], kind: kindOf('hero') });
        expect([written.changes, written.notes]).toEqual([[], []]);
      }),
    );
  });

  it('writes a block over rows that there are and behind the last into new ones, and says what it left out', () => {
    const grid = [
      ['Rime', '', 'eleven'],
      ["Rime's charge", 'Range 3.', '5'],
      ['Oak', '', '7'],
    ];
    const written = writeBlock(set, grid, {
      shown: rows,
      columns: columnsNamed('name', 'text', 'health'),
      at: [2, 0],
      kind: kindOf('hero'),
    });
    expect(written).toMatchObject({ added: 1, changed: 1 });
    expect(written.notes).toEqual([
      'Rime: Health is a whole number; "eleven" is not.',
      "Rime's charge: a card has no health.",
      'Oak has no speed in the sheet, so it starts with 3 speed.',
    ]);
    const texts = edited(written.changes);
    expect(JSON.parse(texts.get('heroes/rime.json') ?? '')).toMatchObject({
      health: 10,
      abilities: [{ text: 'Range 3.' }],
    });
    expect(JSON.parse(texts.get('heroes/oak.json') ?? '')).toEqual({ name: 'Oak', health: 7, speed: 3 });
  });

  it('gives a new card to the hero of the row above', () => {
    const cards = shownRows(rows, columns, { kinds: new Set(['card']), filter: '' });
    const { changes } = writeBlock(set, [['Frost', 'Range 4.']], {
      shown: cards,
      columns: columnsNamed('name', 'text'),
      at: [2, 0],
      kind: kindOf('card'),
    });
    expect(JSON.parse(edited(changes).get('heroes/rime.json') ?? '').abilities).toEqual([
      heroOf('Rime', 10).abilities[0],
      { id: 'frost', name: 'Frost', text: 'Range 4.' },
    ]);
  });

  it('refuses what a cell cannot hold and what is not there to be written', () => {
    const row = rows[0];
    if (!row) throw new Error('There are rows.');
    const write = (id: string, text: string) =>
      writeCells(
        set,
        columnsNamed(id).map((column) => ({ row, column, text })),
      );
    expect(write('health', '').notes).toEqual(['Ash: Health cannot be empty.']);
    expect(write('id', 'soot').notes).toEqual(['Ash: Id cannot be changed.']);
    expect(write('text', 'Range 1.').notes).toEqual(['Ash: a hero has no text.']);
    expect(JSON.parse(edited(write('status', 'Needs testing').changes).get('heroes/ash.json') ?? '')).toEqual({
      name: 'Ash',
      status: 'needs-testing',
      health: 9,
      speed: 3,
      abilities: heroOf('Ash', 9).abilities,
    });
  });

  it('shows cell by cell what a sheet says otherwise', () => {
    const sheet = readSheet(
      table,
      'a.csv',
      [
        ['Of', 'Name', 'Health', 'Text'],
        ['', 'Ash', '12', ''],
        ['Ash', 'Smoke', '', 'Move.'],
      ],
      files,
    );
    if ('code' in sheet) throw new Error(sheet.message);
    expect(differencesOf(sheet.asks)).toMatchObject([
      { id: 'ash', isNew: false, cells: [{ title: 'Health', before: '9', after: '12' }] },
      { name: 'Smoke', kind: 'card of Ash', isNew: true, cells: [{ title: 'Text', before: '', after: 'Move.' }] },
    ]);
  });
});

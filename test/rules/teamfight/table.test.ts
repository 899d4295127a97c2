import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { openSet } from '../../../rules/open.ts';
import { changesOf } from '../../../rules/table/ask.ts';
import { fromCsv, type Grid, toCsv } from '../../../rules/table/csv.ts';
import { cellOf, gridOf, parsed, rowsOf as rowsIn } from '../../../rules/table/row.ts';
import { readSheet, type Sheet } from '../../../rules/table/sheet.ts';
import { table } from '../../../rules/teamfight/table.ts';
import { formatJson } from '../../../schemas/json.ts';

const manifest = { id: 'iron-age', system: 'teamfight', format: 1, name: 'Iron Age' };
const warden = {
  name: 'Warden',
  status: 'draft',
  health: 10,
  speed: 3,
  passives: [{ name: 'Start of turn', text: 'Heal 1.' }],
  defaultAbilities: [{ name: 'Bash', text: 'Range 1, 2dmg.' }],
  abilities: [
    { id: 'charge', name: 'Charge', text: 'Range 2, 1dmg, push 2.', copies: 2 },
    { id: 'wall', name: 'Wall', text: 'Free. +1def.', tokens: ['dazzled'] },
  ],
};
const setOf = (files: Readonly<Record<string, unknown>>): Texts =>
  new Map(Object.entries({ 'set.json': manifest, ...files }).map(([path, value]) => [path, formatJson(value)]));
const wardens = setOf({
  'heroes/warden.json': warden,
  'conditions/dazzled.json': { name: 'Dazzled', text: '-1 speed.' },
});

function read(files: Texts, grid: Grid): Sheet & { readonly after: Texts } {
  const sheet = readSheet(table, 'my.csv', grid, files);
  if ('code' in sheet) throw new Error(sheet.message);
  const after = changed(files, changesOf(table, files, sheet.asks));
  if ('code' in after) throw new Error(after.message);
  return { ...sheet, after: withChanged(files, after) };
}
const csv = (text: string): Grid => {
  const read = fromCsv('my.csv', text);
  if ('code' in read) throw new Error(read.message);
  return read.grid;
};
const rowsOf = (files: Texts) => rowsIn(table.shapeOf(files, parsed(files)), files, parsed(files));
const inFile = (files: Texts, file: string) => JSON.parse(files.get(file) ?? 'null') as unknown;

const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 10 })
  .map((text) => text.replace(/\s+/g, ' ').trim() || 'x');
const parts = fc.uniqueArray(fc.record({ name: words, text: words }), {
  maxLength: 3,
  selector: ({ name }) => name.normalize('NFKC').toLowerCase(),
});
const heroes = fc.array(
  fc.record({
    name: words,
    health: fc.nat(99),
    speed: fc.nat(9),
    passives: parts,
    defaultAbilities: parts,
    abilities: parts,
  }),
  { minLength: 1, maxLength: 4 },
);

describe('a sheet of a set', () => {
  it('says nothing new of the set that it was written from, and makes its rows anew in an empty one', () => {
    fc.assert(
      fc.property(heroes, (some) => {
        const files = setOf(
          Object.fromEntries(
            some.map((hero, index) => [
              `heroes/hero-${index}.json`,
              { ...hero, abilities: hero.abilities.map((card, at) => ({ id: `card-${at}`, ...card })) },
            ]),
          ),
        );
        const grid = csv(toCsv(gridOf(rowsOf(files), table.shapeOf(files, parsed(files)).columns)));
        const again = read(files, grid);
        expect([again.asks, again.notes, again.after]).toEqual([[], [], files]);
        const { after } = read(setOf({}), grid);
        const told = (texts: Texts) =>
          rowsOf(texts).map((row) => [row.id, row.of, cellOf(row, 'text'), cellOf(row, 'health')]);
        expect(told(after)).toEqual(told(files));
      }),
      { numRuns: 60 },
    );
  });

  it('changes rows by their ids or names, adds those that are new, and leaves those be that it lacks', () => {
    const { asks, after } = read(
      wardens,
      csv(
        'Id,Kind,Of,Name,Text,Health,Tokens\nwarden,,,Warden,,12,\nwarden/charge,,,Ram,"Range 3, 1dmg.",,\n,card,warden,Wall,Free. +2def.,,Dazzled\n,passive,Warden,Stubborn,Immune to push.,,\n,hero,,Oracle,,7,',
      ),
    );
    expect(asks.map(({ kind, row }) => [kind.id, row?.id])).toEqual([
      ['hero', 'warden'],
      ['hero', undefined],
      ['card', 'warden/charge'],
      ['card', 'warden/wall'],
      ['passive', undefined],
    ]);
    expect(inFile(after, 'heroes/warden.json')).toEqual({
      ...warden,
      health: 12,
      passives: [...warden.passives, { name: 'Stubborn', text: 'Immune to push.' }],
      abilities: [
        { ...warden.abilities[0], name: 'Ram', text: 'Range 3, 1dmg.' },
        { ...warden.abilities[1], text: 'Free. +2def.' },
      ],
    });
    expect(inFile(after, 'heroes/oracle.json')).toMatchObject({ name: 'Oracle', health: 7, speed: 3 });
    expect(openSet('iron-age', after).problems.filter(({ severity }) => severity === 'error')).toEqual([]);
  });

  it('takes the sheet of a stranger: other headings, a hero named once for many cards, columns that nobody knows', () => {
    const { after, notes } = read(
      setOf({}),
      csv(
        'Hero;HP;Speed;Ability;Rules text;Qty;Rarity\nAsh;ten;4;Burn;Range 2, 1dmg.;2;rare\n;;;Smoke;"Move, then\n+1def.";;\nRime;6;2;Chill;Range 3.;;\n;;;;lost;;',
      ),
    );
    expect(inFile(after, 'heroes/ash.json')).toMatchObject({
      name: 'Ash',
      health: 8,
      speed: 4,
      note: 'Health: ten',
      abilities: [
        { id: 'burn', text: 'Range 2, 1dmg.', copies: 2, note: 'Rarity: rare' },
        { id: 'smoke', text: 'Move, then\n+1def.' },
      ],
    });
    expect(inFile(after, 'heroes/rime.json')).toMatchObject({ health: 6, abilities: [{ name: 'Chill' }] });
    expect(notes).toEqual([
      'Row 2: Ash: Health is a whole number; "ten" is not.',
      expect.stringMatching(/^Row 5: .* no name/),
      'Ash has no health in the sheet, so it starts with 8 health.',
      'What had no place is kept in the private notes of 2 rows.',
    ]);
  });

  it('says what it cannot take, and why', () => {
    expect(readSheet(table, 'my.csv', [['Apples', 'Pears']], wardens)).toMatchObject({
      code: 'csv/no-names',
      message: expect.stringContaining('It holds "Apples" and "Pears".'),
    });
    const { asks, notes } = read(
      wardens,
      csv(
        'Id,Kind,Of,Name,Health,Status\n,card,,Lost,,\nwarden,hero,,Warden,,later\nwarden,hero,,Warden,9,\nwarden/wall,card,Oracle,Wall,,',
      ),
    );
    expect(asks).toEqual([]);
    expect(notes).toEqual([
      expect.stringMatching(/^Row 2: Lost is a card, but of nobody/),
      'Row 3: Warden: Health cannot be empty.',
      'Row 3: Warden: Status is idea, draft, needs testing or done; "later" is none of them.',
      expect.stringContaining('Row 4: Warden stands in row 3 already'),
      expect.stringContaining('Row 5: Wall stays with Warden'),
    ]);
  });
});

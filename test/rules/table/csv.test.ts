import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromClipboard, fromCsv, toCsv, toTsv } from '../../../rules/table/csv.ts';

const cell = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 12 }).map((text) => text.replaceAll('\r', '').replaceAll('\u0000', '')),
  fc.constantFrom(
    '',
    '=1+1',
    '+2',
    '-3',
    '@SUM(A1)',
    "'=1",
    "''-1",
    'a\tb',
    'say "no"',
    '"',
    'Range 2,\n1dmg.',
    '; , ;',
  ),
);
/** A first cell that is not empty, so that every row is a row, and a name among the cells. */
const grid = fc
  .integer({ min: 2, max: 4 })
  .chain((width) => fc.array(fc.array(cell, { minLength: width, maxLength: width }), { minLength: 1, maxLength: 5 }))
  .map((rows) => [rows[0]?.map((_, index) => `Column ${index}`) ?? [], ...rows]);

describe('a table as CSV', () => {
  it('comes back letter for letter, from a file and from the clipboard', () => {
    fc.assert(
      fc.property(grid, (table) => {
        expect(fromCsv('a.csv', toCsv(table))).toEqual({ grid: [...table, ['']] });
        expect(fromClipboard(toTsv(table))).toEqual(table);
      }),
      { numRuns: 300 },
    );
  });

  it('holds no cell that a spreadsheet would run', () => {
    const formulas = ['=HYPERLINK("http://x")', '+1', '-1', '@A1', '\t=1', "'=1"];
    const written = toCsv([formulas]).replace(/^\ufeff/, '');
    for (const part of fromCsvRaw(written)) expect(part).toMatch(/^'/);
    expect(fromCsv('a.csv', toCsv([formulas]))).toEqual({ grid: [formulas, ['']] });
  });

  it('is read with semicolons and tabs too, and says which row is broken', () => {
    expect(fromCsv('a.csv', 'Name;Text\nWarden;"Range 2, 1dmg."')).toEqual({
      grid: [
        ['Name', 'Text'],
        ['Warden', 'Range 2, 1dmg.'],
      ],
    });
    expect(fromCsv('a.csv', 'Name\tText\nWarden\tx')).toMatchObject({ grid: [{}, ['Warden', 'x']] });
    const refused = (text: string) => fromCsv('my.csv', text);
    expect(refused('Name,Text\nWarden,"open\nOracle,b')).toMatchObject({
      code: 'csv/quotes',
      message: expect.stringMatching(/^my\.csv, row 2: .* quote/),
    });
    expect(refused(' \n,,\n')).toMatchObject({ code: 'csv/empty' });
    expect(refused('PK\u0003\u0004\u0000')).toMatchObject({ code: 'csv/not-text' });
    expect(refused('a\n'.repeat(20_001))).toMatchObject({ code: 'csv/too-large' });
  });

  it('takes a clipboard that is no table as it is', () => {
    expect(fromClipboard('"Hold" he said\tx\nand ran\n')).toEqual([['"Hold" he said', 'x'], ['and ran']]);
  });
});

/** The cells as a spreadsheet sees them. */
const fromCsvRaw = (text: string): string[] =>
  (text.trimEnd().match(/"(?:[^"]|"")*"|[^,]+/g) ?? []).map((one) => one.replace(/^"/, ''));

import Papa from 'papaparse';
import type { Refusal } from '../kernel/rules.ts';

/** Cells of a table, row by row. */
export type Grid = readonly (readonly string[])[];

/** Most rows and columns that are read; a large game has some thousand cards. */
const mostRows = 20_000;
const mostColumns = 300;

/** What spreadsheets take for a formula: a cell that begins so. The apostrophes before it are those that keep it a text. */
const formula = /^'*[=+\-@\t\r\n＝＋－＠]/;
const kept = /^'+[=+\-@\t\r\n＝＋－＠]/;

/** A cell as a spreadsheet may have it: what it would take for a formula begins with an apostrophe, which `readCell` takes away. */
const writeCell = (cell: string): string => (formula.test(cell) ? `'${cell}` : cell);
const readCell = (cell: string): string => (kept.test(cell) ? cell.slice(1) : cell).replace(/\r\n?/g, '\n');

/** A table as CSV (RFC 4180) that every spreadsheet opens and in which no cell is a formula. */
export const toCsv = (grid: Grid): string =>
  `\ufeff${Papa.unparse(
    grid.map((row) => row.map(writeCell)),
    { newline: '\r\n' },
  )}\r\n`;

/** A table as spreadsheets put it on the clipboard. */
export const toTsv = (grid: Grid): string =>
  Papa.unparse(
    grid.map((row) => row.map(writeCell)),
    { delimiter: '\t', newline: '\n' },
  );

/** Text of a sheet, as spreadsheets save it: UTF-8, or UTF-16 with a mark at its beginning. `file` is its name in sentences. */
export function sheetText(file: string, bytes: Uint8Array): { readonly text: string } | Refusal {
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  try {
    return { text: new TextDecoder(encoding, { fatal: true }).decode(bytes) };
  } catch {
    return refuse(
      'not-text',
      `${file} is not text in UTF-8. In the spreadsheet, save it as "CSV UTF-8", and choose that file.`,
    );
  }
}

/** Reads CSV with commas, semicolons or tabs between its cells. `file` is its name in sentences. Empty rows stay, so that rows are counted as people count them. */
export function fromCsv(file: string, text: string): { readonly grid: Grid } | Refusal {
  if (text.includes('\u0000'))
    return refuse('not-text', `${file} is no text. Save the sheet as CSV in UTF-8, and choose that file.`);
  const body = text.replace(/^\ufeff/, '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: delimiterOf(body) });
  const broken = errors.find(({ type }) => type === 'Quotes');
  if (broken)
    return refuse(
      'quotes',
      `${file}, row ${(broken.row ?? 0) + 1}: a cell begins with a quote (") that does not end where the cell does. Save the sheet as CSV once more, or double each quote inside a cell.`,
    );
  const grid = data.map((row) => row.map(readCell));
  if (grid.every((row) => row.every((cell) => cell.trim() === '')))
    return refuse(
      'empty',
      `${file} holds nothing. It was expected to hold a row of headings and a row for each hero and card.`,
    );
  const widest = grid.reduce((most, row) => Math.max(most, row.length), 0);
  if (grid.length > mostRows || widest > mostColumns)
    return refuse(
      'too-large',
      `${file} has ${grid.length} rows and ${widest} columns; at most ${mostRows} rows and ${mostColumns} columns are read. Split it, or check that it is the right file.`,
    );
  return { grid };
}

/** Reads what a spreadsheet, or any other program, put on the clipboard. Total: what is no table is one cell a line. */
export function fromClipboard(text: string): Grid {
  const body = text.replace(/\r\n?/g, '\n').replace(/\n$/, '');
  const { data, errors } = Papa.parse<string[]>(body, { delimiter: '\t' });
  const grid = errors.some(({ type }) => type === 'Quotes') ? body.split('\n').map((line) => line.split('\t')) : data;
  return grid.slice(0, mostRows).map((row) => row.slice(0, mostColumns).map(readCell));
}

/** What stands between the cells: whatever divides the first row, that of headings, into most. Texts below it are full of commas. */
function delimiterOf(text: string): string {
  const cells = (delimiter: string) =>
    Papa.parse<string[]>(text.trimStart(), { delimiter, preview: 1 }).data[0]?.length ?? 0;
  return [',', ';', '\t'].reduce((best, one) => (cells(one) > cells(best) ? one : best));
}

const refuse = (reason: string, message: string): Refusal => ({ code: `csv/${reason}`, message });

import { basename } from 'node:path';
import { contentsOf, readSheet } from '../../../rules/plain/table/sheet.ts';
import { fromCsv } from '../../../rules/table/csv.ts';
import { CannotRun } from '../cannot-run.ts';
import { emptyPlain } from '../plain-starter.ts';
import { slugOf } from '../slug.ts';
import { type ImportedSheet, readSheetText, sheetName, writtenSet } from './csv.ts';

/** Turns any spreadsheet into a new plain set in `folder`, which must be empty or not there: its headings are fields, its rows are cards. */
export async function importPlainCsv(source: string, folder: string): Promise<ImportedSheet> {
  const file = basename(source);
  const table = fromCsv(file, await readSheetText(source));
  if ('code' in table) throw new CannotRun(table.code, table.message);
  const name = sheetName(source);
  const begun = emptyPlain(slugOf(basename(folder), 'set'), name);
  const sheet = readSheet(file, table.grid, name, new Set());
  if ('code' in sheet) throw new CannotRun(sheet.code, sheet.message);
  return { contents: contentsOf(sheet), notes: sheet.notes, ...(await writtenSet(folder, begun, sheet.changes)) };
}

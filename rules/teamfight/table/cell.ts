import { idFrom } from '../../edit/ids.ts';
import { type Field, fieldSorts, titleOf } from './column.ts';
import { nameOf, type Row } from './row.ts';

/** What a cell means: a value of a file, undefined where the cell is empty; or why it means nothing. */
export type Cell = { readonly value: unknown } | { readonly refused: string };

const statuses: ReadonlySet<string> = new Set(['idea', 'draft', 'needs-testing', 'done']);
const needed: ReadonlySet<Field> = new Set(['name', 'health', 'speed']);

/** Reads a cell as a spreadsheet or a person wrote it. Things are named by their ids or names, as `rows` have them. A number out of its range is told as a problem of the set, like one typed into a file. */
export function readCell(field: Field, text: string, rows: readonly Row[]): Cell {
  const words = text.trim();
  if (words === '') {
    const refused = { refused: `${titleOf(field)} cannot be empty.` };
    return needed.has(field) ? refused : { value: undefined };
  }
  switch (fieldSorts[field]) {
    case 'number':
      return numberIn(field, words);
    case 'status': {
      const status = words.toLowerCase().replace(/[\s_]+/g, '-');
      if (statuses.has(status)) return { value: status };
      return { refused: `Status is idea, draft, needs testing or done; "${short(words)}" is none of them.` };
    }
    case 'refs':
      return { value: words.split(/[,;\n]/).flatMap((one) => refIn(one.trim(), rows)) };
    case 'line':
      return { value: words.replace(/\s+/g, ' ') };
    case 'prose':
      return { value: words };
  }
}

/** Spreadsheets also write whole numbers as 3.0 or 3,0. */
function numberIn(field: Field, words: string): Cell {
  const [, whole] = /^(\d{1,9})(?:[.,]0+)?$/.exec(words) ?? [];
  if (whole !== undefined) return { value: Number(whole) };
  return { refused: `${titleOf(field)} is a whole number; "${short(words)}" is not.` };
}

/** A word that nothing has is kept as the id that it would have, and told as a problem of the set. */
function refIn(word: string, rows: readonly Row[]): string[] {
  if (word === '') return [];
  const files = rows.filter(({ pointer }) => pointer === '');
  const known = files.find(({ id }) => id === word) ?? files.find((row) => isSame(nameOf(row), word));
  const id = known?.id ?? (/^[a-z0-9/-]+$/.test(word) ? word : idFrom(word));
  return id === undefined ? [] : [id];
}

/** Whether two names are the same to a person. */
export const isSame = (a: string, b: string): boolean => plain(a) === plain(b);

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words);

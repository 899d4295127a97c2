import { listed, nearest, quoted } from '../../schemas/words.ts';
import { idFrom } from '../edit/ids.ts';
import type { Cell, Column, Field, Row } from './shape.ts';

/** How the cells of a field are read and written, and how a column of them is shown. */
export type Codec = Pick<Field, 'read' | 'write' | 'isThere'> & { readonly sort: Column['sort'] };

const numeral = /^[+\-\u2212]?\d{1,12}(?:[.,]\d{1,6})?$/;
const yes: ReadonlySet<string> = new Set(['yes', 'true', 'y', 'x', '1', '✓', '✔']);
const no: ReadonlySet<string> = new Set(['no', 'false', 'n', '0', '-']);

export const isNumber = (text: string): boolean => numeral.test(text);
export const isYesOrNo = (text: string): boolean => yes.has(text.toLowerCase()) || no.has(text.toLowerCase());
export const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text);
export const isPicture = (text: string): boolean => /\.(?:png|jpe?g|svg|webp)$/i.test(text);

/** Reads a cell as a spreadsheet or a person wrote it. Things are named by their ids or names, as `rows` have them. */
export function readCell(field: Pick<Field, 'read' | 'title' | 'needed'>, text: string, rows: readonly Row[]): Cell {
  const words = text.trim();
  if (words !== '') return field.read(words, rows);
  return field.needed ? { refused: `${field.title} cannot be empty.` } : { value: undefined };
}

/** What stands in a cell that was meant to hold something else is shown as it is written. */
export const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value);

export const line: Codec = { sort: 'line', read: (words) => ({ value: words.replace(/\s+/g, ' ') }), write: textOf };
export const prose: Codec = { sort: 'prose', read: (words) => ({ value: words }), write: textOf };

/** Spreadsheets also write whole numbers as 3.0 or 3,0. A number out of its range is told as a problem of the set, like one typed into a file. */
export const whole = (title: string, belowZero = false): Codec => ({
  sort: 'number',
  read: (words) => {
    const [, sign = '', digits] = /^([-\u2212]?)(\d{1,9})(?:[.,]0+)?$/.exec(words) ?? [];
    if (digits !== undefined && (sign === '' || belowZero))
      return { value: Number(sign === '' ? digits : `-${digits}`) };
    return { refused: `${title} is a whole number; "${short(words)}" is not.` };
  },
  write: textOf,
});

export const number = (title: string): Codec => ({
  sort: 'number',
  read: (words) =>
    isNumber(words)
      ? { value: Number(words.replace('\u2212', '-').replace(',', '.')) }
      : { refused: `${title} is a number, such as 3 or 2.5; ${quoted(words)} is not.` },
  write: textOf,
});

/** Whole numbers in a row, such as "4, 5, 6". */
export const numbers = (title: string): Codec => ({
  sort: 'line',
  read: (words) => {
    const all = words.split(/[\s,;/]+/).filter(Boolean);
    if (all.every((one) => /^\d{1,9}$/.test(one))) return { value: all.map(Number) };
    return { refused: `${title} are whole numbers with commas between them; "${short(words)}" is not.` };
  },
  write: (value) => (Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)),
});

/** One of some ids, of which people write the words: "needs testing" for `needs-testing`. */
export const oneOf = (title: string, ids: readonly string[]): Codec => ({
  sort: 'line',
  read: (words) => {
    const id = words.toLowerCase().replace(/[\s_]+/g, '-');
    if (ids.includes(id)) return { value: id };
    const plain = ids.map((one) => one.replaceAll('-', ' '));
    return {
      refused: `${title} is ${plain.slice(0, -1).join(', ')} or ${plain.at(-1)}; "${short(words)}" is none of them.`,
    };
  },
  write: (value) => textOf(value).replaceAll('-', ' '),
});

/** One of the choices that a designer made. */
export const choice = (title: string, choices: readonly string[]): Codec => ({
  sort: 'line',
  read: (words) => {
    const known = choices.find((one) => one.toLowerCase() === words.toLowerCase());
    if (known !== undefined) return { value: known };
    const meant = nearest(words, choices);
    const few = choices.length <= 8 ? `; it has ${listed(choices, 'and')}.` : '.';
    return {
      refused: `${title} has no choice ${quoted(words)}${meant ? `; did you mean ${quoted(meant)}?` : few}`,
    };
  },
  write: textOf,
});

export const yesNo = (title: string): Codec => ({
  sort: 'line',
  read: (words) =>
    isYesOrNo(words)
      ? { value: yes.has(words.toLowerCase()) }
      : { refused: `${title} is yes or no; ${quoted(words)} is not.` },
  write: (value) => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : textOf(value)),
});

export const colour = (title: string): Codec => ({
  sort: 'line',
  read: (words) =>
    isColour(words)
      ? { value: words.toLowerCase() }
      : { refused: `${title} is a colour, such as #b5541c; ${quoted(words)} is not.` },
  write: textOf,
});

/** What a picture is called, without its folder, its ending and the number that tells it from others of its name. */
const stemOf = (value: unknown): string | undefined => {
  const { file } = (value ?? {}) as { readonly file?: unknown };
  const stem = typeof file === 'string' ? file.replace(/^.*\/|\.[a-z0-9]+$/gi, '') : '';
  return idFrom(stem);
};

/** A sheet that was saved from the table names files of the set. */
const isInSet = (value: unknown): boolean => (value as { readonly file?: string }).file?.startsWith('art/') === true;

/** A picture by its file, or by the name of its icon. What else is said of a picture is kept as long as the cell says the same. */
export const picture: Codec = {
  sort: 'line',
  read: (words) => ({
    value: isPicture(words)
      ? { file: words.replaceAll('\\', '/') }
      : { icon: words.toLowerCase().replace(/\s+/g, '-') },
  }),
  write: (value) => {
    if (typeof value !== 'object' || value === null) return textOf(value);
    const { file, icon } = value as { readonly file?: unknown; readonly icon?: unknown };
    return textOf(file ?? icon);
  },
  // A sheet calls a picture as it lies beside it; in the set it lies in art/, perhaps with a number behind its name.
  isThere: (held, asked) => {
    const [there, wanted] = [stemOf(held), stemOf(asked)];
    if (isInSet(asked)) return false;
    return wanted !== undefined && (there === wanted || there?.replace(/-\d+$/, '') === wanted);
  },
};

/** Things of the set, by their ids or names. */
export const refs: Codec = {
  sort: 'line',
  read: (words, rows) => ({ value: words.split(/[,;\n]/).flatMap((one) => refIn(one.trim(), rows)) }),
  write: (value) => (Array.isArray(value) ? value.map(textOf).join(', ') : textOf(value)),
};

/** One thing of the set. */
export const ref: Codec = {
  sort: 'line',
  read: (words, rows) => ({ value: refIn(words, rows)[0] }),
  write: textOf,
};

/** What a row is called; by its id where it has no name. */
export const nameOf = ({ data, id }: Pick<Row, 'data' | 'id'>): string => textOf(data.name) || id;

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

export const plain = (name: string): string => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const short = (words: string): string => (words.length > 40 ? `${words.slice(0, 40)}…` : words);

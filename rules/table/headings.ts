import type { Grid } from './csv.ts';
import type { Headings, Shape } from './shape.ts';

/** A heading as it is compared: without spaces, signs and capital letters. */
const bare = (title: string): string => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
/** So that "Text 1" is a text too. */
const wordsOnly = (title: string): string => bare(title).replace(/\p{N}/gu, '');

/** The headings of a sheet, if its first row that is not empty has any. A sheet needs names. */
export function headingsOf({ columns, loose }: Shape, grid: Grid): Headings | undefined {
  const at = grid.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const titles = new Map(columns.map(({ id, title }) => [bare(title), id]));
  const others = new Map(columns.flatMap(({ id, others: all = '' }) => all.split(' ').map((word) => [word, id])));
  const found = new Map<string, number>();
  const unknown: { title: string; at: number }[] = [];
  const width = loose ? Math.max(0, ...grid.map((row) => row.length)) : (grid[at]?.length ?? 0);
  const top = Array.from({ length: width }, (_, index) => grid[at]?.[index] ?? '');
  // What is called so exactly comes before what may be meant.
  const exact = top.map((title) => (bare(title) === '' ? undefined : titles.get(bare(title))));
  for (const [index, title] of top.entries()) {
    const meant =
      exact[index] ?? others.get(bare(title)) ?? titles.get(wordsOnly(title)) ?? others.get(wordsOnly(title));
    const column = bare(title) === '' || (exact[index] === undefined && exact.includes(meant)) ? undefined : meant;
    if (column !== undefined && !found.has(column)) found.set(column, index);
    else unknown.push({ title: title.trim(), at: index });
  }
  // In a sheet of heroes alone, "Hero" stands over their names.
  const of = found.get('of');
  if (of !== undefined && !found.has('name')) {
    found.delete('of');
    found.set('name', of);
  }
  const [first] = unknown;
  if (loose && at >= 0 && !found.has('name') && first?.at === 0) {
    found.set('name', 0);
    unknown.shift();
  }
  return found.has('name') ? { at, columns: found, unknown } : undefined;
}

/** Whether what was copied begins with headings rather than with a row. */
export const hasHeadings = (shape: Shape, grid: Grid): boolean => {
  const headings = headingsOf({ ...shape, loose: false }, grid.slice(0, 1));
  return headings !== undefined && headings.columns.size > 1 && headings.unknown.length <= headings.columns.size;
};

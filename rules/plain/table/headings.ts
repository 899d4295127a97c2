import { freeId, safeId } from '../../edit/ids.ts';
import type { Grid } from '../../table/csv.ts';

/** What a column of a sheet is about: the card itself, or one of its fields. */
export type Own = 'id' | 'name' | 'copies' | 'status' | 'note';

export interface Heading {
  readonly at: number;
  /** What is written above the column; a number stands in where nothing is. */
  readonly title: string;
  readonly own?: Own;
  /** The id that a field of this heading has. */
  readonly id: string;
}

/** The row of headings, and what stands below it. */
export interface Headed {
  readonly headings: readonly Heading[];
  readonly rows: readonly { readonly line: number; readonly cells: readonly string[] }[];
}

const titles: Readonly<Record<Own, ReadonlySet<string>>> = {
  id: new Set(['id', 'slug', 'key']),
  name: new Set(['name', 'title', 'card', 'card name', 'card title']),
  copies: new Set(['copies', 'count', 'quantity', 'qty', 'amount']),
  status: new Set(['status']),
  note: new Set(['private note']),
};

/** Reads the first row that holds anything as headings. Where none is a name, the first column is. */
export function headed(grid: Grid): Headed | undefined {
  const first = grid.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const top = grid[first];
  if (!top) return undefined;
  const rows = grid
    .map((cells, index) => ({ line: index + 1, cells }))
    .filter(({ cells }, index) => index > first && cells.some((cell) => cell.trim() !== ''));
  const width = Math.max(...grid.map((row) => row.length));
  const taken = new Set<string>();
  const seen = new Set<string>();
  const headings = Array.from({ length: width }, (_, at): Heading => {
    const written = (top[at] ?? '').trim().replace(/\s+/g, ' ').slice(0, 60);
    let title = written === '' ? `Column ${at + 1}` : written;
    for (let number = 2; seen.has(title.toLowerCase()); number++) title = `${written} ${number}`;
    seen.add(title.toLowerCase());
    const id = freeId(safeId(title, 'field'), taken);
    taken.add(id);
    const own = (Object.keys(titles) as Own[]).find((key) => titles[key].has(title.toLowerCase()));
    return { at, title, id, ...(own && { own }) };
  }).filter(({ at }) => (top[at] ?? '').trim() !== '' || rows.some(({ cells }) => (cells[at] ?? '').trim() !== ''));
  const named = headings.some(({ own }) => own === 'name');
  return {
    headings: named ? headings : headings.map((one, index) => (index === 0 ? { ...one, own: 'name' as const } : one)),
    rows,
  };
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { starters } from '../../../app/studio/new-set.ts';
import { root } from '../../../bin/build.mjs';
import { changed, type Texts, withChanged } from '../../../rules/edit/change.ts';
import { openSet } from '../../../rules/open.ts';
import { changesOf } from '../../../rules/table/ask.ts';
import { fromCsv, toCsv } from '../../../rules/table/csv.ts';
import { cellOf, gridOf, parsed, rowsOf } from '../../../rules/table/row.ts';
import { readSheet } from '../../../rules/table/sheet.ts';
import { tables } from '../../../rules/table/systems.ts';
import { formatJson } from '../../../schemas/json.ts';
import type { SystemId } from '../../../schemas/systems.ts';

/** The texts of all sets that ship, and of those that each system begins with. */
const sets = (Object.keys(tables) as SystemId[]).flatMap((system): [SystemId, string, Texts][] => [
  ...foldersIn(join(root, 'content', system)).map((set): [SystemId, string, Texts] => [
    system,
    set,
    textsIn(join(root, 'content', system, set)),
  ]),
  [system, 'a new set', starters[system]('new-set', 'New set')],
]);

function foldersIn(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  } catch {
    return [];
  }
}

function textsIn(folder: string): Texts {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith('.json'));
  return new Map(paths.map((path) => [path.replaceAll('\\', '/'), readFileSync(join(folder, path), 'utf8')]));
}

const tableOf = (system: SystemId, files: Texts) => {
  const table = tables[system];
  const shape = table.shapeOf(files, parsed(files));
  return { table, shape, rows: rowsOf(shape, files, parsed(files)) };
};

const gridIn = (csv: string) => {
  const read = fromCsv('all.csv', csv);
  if ('code' in read) throw new Error(read.message);
  return read.grid;
};

describe.each(sets)('the table of %s/%s', (system, _, files) => {
  it('is taken back as it was saved: nothing is different, and nothing is told', () => {
    const { table, shape, rows } = tableOf(system, files);
    const sheet = readSheet(table, 'all.csv', gridIn(toCsv(gridOf(rows, shape.columns))), files);
    expect(sheet).toEqual({ asks: [], notes: [] });
  });

  it('has all its rows, and says all that its cells hold, in a set that is made from it', () => {
    const { table, shape, rows } = tableOf(system, files);
    // Into which languages it is translated, a set says itself.
    const languages = [...new Set([...files.keys()].flatMap((path) => /^texts\/([^/]+)\//.exec(path)?.[1] ?? []))];
    const manifest = { ...JSON.parse(files.get('set.json') ?? ''), languages };
    const kept = [...files].filter(([path]) => path === 'theme.json' || path.startsWith('kinds/'));
    const bare: Texts = new Map([['set.json', formatJson(manifest)], ...kept]);
    const sheet = readSheet(table, 'all.csv', gridIn(toCsv(gridOf(rows, shape.columns))), bare);
    if ('code' in sheet) throw new Error(sheet.message);
    const texts = changed(bare, changesOf(table, bare, sheet.asks));
    if ('code' in texts) throw new Error(texts.message);
    const after = withChanged(bare, texts);
    const told = (some: typeof rows) =>
      some
        .map((row) => shape.columns.map(({ id }) => cellOf(row, id)))
        .sort((a, b) => String(a[0]).localeCompare(String(b[0])));
    expect(told(tableOf(system, after).rows)).toEqual(told(rows));
    // What goes into no cell is missing; nothing else may be wrong.
    const broken = openSet('made', after).problems.filter(
      ({ code }) => code !== 'schema/missing' && /^(?:schema|json)\//.test(code),
    );
    expect(broken).toEqual([]);
  });
});

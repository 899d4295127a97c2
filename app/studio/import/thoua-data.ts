import { readFile, stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { freeId, safeId } from '../../../rules/edit/ids.ts';
import { type DataEntry, readDataFile } from '../../../rules/thoua/data-file.ts';
import { formatJson, maxFileSize, parseJson } from '../../../schemas/json.ts';
import { systems } from '../../../schemas/systems.ts';
import { counted } from '../../../schemas/words.ts';
import { CannotRun } from '../cannot-run.ts';
import { slugOf } from '../slug.ts';
import { emptyThoua } from '../thoua-starter.ts';
import { type ImportedSheet, sheetName, writtenSet } from './csv.ts';

/**
 * Turns a JSON file of the game's own data into a new set in `folder`, which must be empty or not there: abilities, races, artifacts,
 * enchantments and enemies. An entry that no set may hold is left out with a sentence; the others are taken in.
 */
export async function importThouaData(source: string, folder: string): Promise<ImportedSheet> {
  const read = readDataFile(await jsonIn(source));
  if (!read || read.entries.length === 0) {
    const why = read?.notes[0] === undefined ? 'It needs lists such as "abilities" and "enemies".' : read.notes[0];
    throw new CannotRun('thoua/none', `${basename(source)} holds nothing of THOUA that can be read. ${why}`);
  }
  const { entries, notes } = read;
  const taken = new Set<string>();
  const changes = entries.map(({ kind, name, data }) => {
    const folderOf = systems.thoua.kinds.find((one) => one.kind === kind)?.folder ?? '';
    const id = freeId(safeId(name, kind), taken);
    taken.add(id);
    return { file: `${folderOf}/${id}.json`, text: formatJson(data) };
  });
  const begun = emptyThoua(slugOf(basename(resolve(folder)), 'set'), sheetName(source));
  return { contents: contentsOf(entries), notes, ...(await writtenSet(folder, begun, () => changes)) };
}

const plurals: Partial<Record<DataEntry['kind'], string>> = { ability: 'abilities', enemy: 'enemies' };

function contentsOf(entries: readonly DataEntry[]): string {
  const counts = new Map<DataEntry['kind'], number>();
  for (const { kind } of entries) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  return [...counts].map(([kind, count]) => counted(count, kind, plurals[kind])).join(', ');
}

async function jsonIn(source: string): Promise<unknown> {
  const file = basename(source);
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new CannotRun('file/missing', `${source}: there is no such file; check the path.`);
  if (!facts.isFile()) throw new CannotRun('file/is-folder', `${source} is no file; name the JSON file itself.`);
  if (facts.size > maxFileSize) {
    const most = Math.round(maxFileSize / 1e6);
    throw new CannotRun('thoua/too-large', `${file} is larger than ${most} MB; check that it is the right file.`);
  }
  const { value, problems } = parseJson(file, await readFile(source, 'utf8'));
  const [wrong] = problems;
  if (value === undefined && wrong) throw new CannotRun('thoua/no-json', wrong.message);
  return value;
}

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, resolve } from 'node:path';
import { type ReadAbility, type ReadUnit, readUnitFile } from '../../../rules/valyr/unit-file.ts';
import { formatJson, maxFileSize, parseJson } from '../../../schemas/json.ts';
import type { ValyrAreaTemplate, ValyrDynasty, ValyrUnit } from '../../../schemas/types.generated.ts';
import { counted, quoted } from '../../../schemas/words.ts';
import { CannotRun } from '../cannot-run.ts';
import { slugOf } from '../slug.ts';
import { emptyValyr } from '../valyr-starter.ts';
import { type ImportedSheet, sheetName, writtenSet } from './csv.ts';

/** Most files of a folder that are looked at; the game itself has some thirty. */
const mostFiles = 2000;

/**
 * Turns the game's own unit files, a folder of them or one, into a new set in `folder`, which must be empty or not there: units, the
 * dynasties that they name, and their templates. A file that cannot be a unit is left out with a sentence; the others are taken in.
 */
export async function importValyrUnits(source: string, folder: string): Promise<ImportedSheet> {
  const read: { readonly file: string; readonly unit: ReadUnit }[] = [];
  const notes: string[] = [];
  for (const path of await unitFiles(source)) {
    const file = basename(path);
    const found = readUnitFile(await jsonIn(path, notes));
    if ('sentence' in found) notes.push(`${file}: ${found.sentence} It was left out.`);
    else {
      read.push({ file, unit: found });
      notes.push(...found.notes.map((note) => `${file}: ${note}`));
    }
  }
  if (read.length === 0) {
    const why = notes[0] === undefined ? '' : ` ${notes[0]}`;
    throw new CannotRun('units/none', `${source} holds no unit file that can be read.${why}`);
  }
  const begun = emptyValyr(slugOf(basename(resolve(folder)), 'set'), sheetName(source));
  const ids = idsOf(read.map(({ unit }) => unit.unit.name));
  const dynasties = new Map<string, string>();
  const templates = new Map<string, string>();
  const abilityOf = ({ template, spawns, ...ability }: ReadAbility, file: string) => {
    const laid = template === undefined ? undefined : entered(templates, template, 'template');
    const brought = spawns === undefined ? undefined : unitNamed(spawns);
    if (spawns !== undefined && brought === undefined) {
      notes.push(
        `${file}: ${quoted(ability.name)} brings ${quoted(spawns)}, and no file holds such a unit; only its text says so.`,
      );
    }
    return {
      ...ability,
      ...(laid === undefined ? {} : { template: laid }),
      ...(brought === undefined ? {} : { spawns: brought }),
    };
  };
  const unitNamed = (name: string): string | undefined =>
    ids[read.findIndex(({ unit }) => unit.unit.name.trim().toLowerCase() === name.trim().toLowerCase())];
  const files = new Map<string, object>();
  for (const [index, { file, unit }] of read.entries()) {
    const { abilities, ...rest } = unit.unit;
    const data: ValyrUnit = {
      ...rest,
      ...(unit.dynasty === undefined ? {} : { dynasty: entered(dynasties, unit.dynasty, 'dynasty') }),
      abilities: abilities.map((ability) => abilityOf(ability, file)),
    };
    files.set(`units/${ids[index]}.json`, data);
  }
  for (const [name, id] of dynasties) files.set(`dynasties/${id}.json`, { name } satisfies ValyrDynasty);
  for (const [name, id] of templates) {
    const shape = shapeOf(name);
    files.set(`templates/${id}.json`, { name, shape } satisfies ValyrAreaTemplate);
    const size =
      shape.kind === 'round' ? `a circle of ${shape.diameter} inches` : `a funnel ${shape.length} inches long`;
    notes.push(`${quoted(name)}: unit files name templates and give no size; it was taken in as ${size}.`);
  }
  const changes = [...files].map(([file, data]) => ({ file, text: formatJson(data) }));
  const contents = [
    counted(read.length, 'unit'),
    counted(dynasties.size, 'dynasty', 'dynasties'),
    counted(templates.size, 'template'),
  ].join(', ');
  return { contents, notes, ...(await writtenSet(folder, begun, () => changes)) };
}

async function unitFiles(source: string): Promise<string[]> {
  const facts = await stat(source).catch(() => undefined);
  if (!facts) throw new CannotRun('file/missing', `${source}: there is no such file or folder; check the path.`);
  if (!facts.isDirectory()) return [source];
  const names = (await readdir(source)).filter((name) => extname(name).toLowerCase() === '.json').sort();
  if (names.length > mostFiles) {
    throw new CannotRun(
      'units/too-many',
      `${source} holds ${names.length} JSON files; at most ${mostFiles} are read. Check that it is the right folder.`,
    );
  }
  return names.map((name) => join(source, name));
}

/** The JSON of a file; undefined, with a note, where it cannot be read. */
async function jsonIn(path: string, notes: string[]): Promise<unknown> {
  const file = basename(path);
  const facts = await stat(path);
  if (!facts.isFile() || facts.size > maxFileSize) return undefined;
  const { value, problems } = parseJson(file, await readFile(path, 'utf8'));
  notes.push(...problems.map(({ message }) => message));
  return value;
}

/** The id of a name in a list of those that files refer to; a new one is entered. */
function entered(names: Map<string, string>, name: string, otherwise: string): string {
  const known = [...names].find(([one]) => one.trim().toLowerCase() === name.trim().toLowerCase());
  if (known) return known[1];
  const id = free(slugOf(name, otherwise), new Set(names.values()));
  names.set(name, id);
  return id;
}

function idsOf(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => free(slugOf(name, 'unit'), taken));
}

/** The id, or the first of its numbered kin that nobody has; it is taken then. */
function free(id: string, taken: Set<string>): string {
  let found = id;
  for (let n = 2; taken.has(found); n += 1) found = `${id}-${n}`;
  taken.add(found);
  return found;
}

/** What the game's own templates measure, by a word of their names; small round markers otherwise. */
function shapeOf(name: string): ValyrAreaTemplate['shape'] {
  const word = name.toLowerCase();
  if (word.includes('funnel')) return { kind: 'funnel', length: 6.34, width: 4.98, bulge: 1.13 };
  if (word.includes('meteor')) return { kind: 'round', diameter: 6 };
  if (word.includes('shield') || word.includes('instill')) return { kind: 'round', diameter: 1 };
  return { kind: 'round', diameter: 0.5 };
}

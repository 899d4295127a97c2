import { basename, join } from 'node:path';
import type { SystemId } from '../../../schemas/systems.ts';
import type { Imported, ImportFormat } from '../../contract/studio.ts';
import { slugOf } from '../slug.ts';
import { freeFolder } from './free-folder.ts';

/** Turns a game's own file into sets in a new folder below `parent`. */
export async function importSets(from: ImportFormat, file: string, parent: string): Promise<Imported> {
  const out = await freeFolder(parent, slugOf(basename(file).replace(/\.[^.]*$/, ''), 'import'));
  return importers[from](file, out);
}

/** The rows of a spreadsheet as a set of a system. */
const ofSheet =
  (system: SystemId) =>
  async (file: string, out: string): Promise<Imported> => {
    const { importCsv } = await import('../import/csv.ts');
    const { folder, contents, notes, errors } = await importCsv(file, out, system);
    return { sets: [{ folder, contents }], notes: [...notes, ...errors] };
  };

/** What each reads is loaded when it is needed: YAML is slow to start. */
const importers: Readonly<Record<ImportFormat, (file: string, out: string) => Promise<Imported>>> = {
  'teamfight-yaml': async (file, out) => {
    const { importTeamfightYaml } = await import('../import/teamfight-yaml.ts');
    const { sets, warnings, errors } = await importTeamfightYaml(file, out);
    return {
      sets: sets.map(({ id, contents }) => ({ folder: join(out, id), contents })),
      notes: [...warnings, ...errors],
    };
  },
  csv: ofSheet('teamfight'),
  'hammerspace-csv': ofSheet('hammerspace'),
  'plain-csv': ofSheet('plain'),
};

import { basename, join } from 'node:path';
import type { Imported, ImportFormat } from '../../contract/studio.ts';
import { slugOf } from '../slug.ts';
import { freeFolder } from './free-folder.ts';

/** Turns a game's own file into sets in a new folder below `parent`. */
export async function importSets(from: ImportFormat, file: string, parent: string): Promise<Imported> {
  const out = await freeFolder(parent, slugOf(basename(file).replace(/\.[^.]*$/, ''), 'import'));
  const { importTeamfightYaml } = await importers[from]();
  const { sets, warnings, errors } = await importTeamfightYaml(file, out);
  return {
    sets: sets.map(({ id, contents }) => ({ folder: join(out, id), contents })),
    notes: [...warnings, ...errors],
  };
}

/** Read when they are needed: YAML is slow to start. */
const importers = { 'teamfight-yaml': () => import('../import/teamfight-yaml.ts') };

import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { systems } from '../../schemas/systems.ts';
import type { SetOnDisk } from '../contract/studio.ts';
import { projectRoot } from './project-root.ts';

/** Of what comes with Setwright, what can be opened: folders of shared words hold nobody who plays. */
export async function shippedSets(content = join(projectRoot, 'content')): Promise<SetOnDisk[]> {
  const found: SetOnDisk[] = [];
  for (const system of Object.keys(systems)) {
    for (const folder of await subfolders(join(content, system))) {
      if (
        (await subfolders(folder)).some((inner) =>
          ['heroes', 'traits', 'characters', 'armies'].includes(basename(inner)),
        )
      ) {
        found.push(...(await describe(folder)));
      }
    }
  }
  return found;
}

/** A set as lists show it; nothing for a folder that holds no set (any more). A broken set.json still has its folder's name. */
export async function describe(folder: string): Promise<SetOnDisk[]> {
  const file = join(folder, 'set.json');
  const facts = await stat(file).catch(() => undefined);
  if (!facts?.isFile() || facts.size > largestManifest) return [];
  const manifest: unknown = await readFile(file, 'utf8')
    .then(JSON.parse)
    .catch(() => ({}));
  const field = (name: string): string | undefined => {
    const value = typeof manifest === 'object' && manifest !== null && name in manifest ? manifest[name as never] : '';
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  return [
    { folder, name: field('name') ?? basename(folder), description: field('description'), colour: field('colour') },
  ];
}

/** Octets; a set.json of more is no set.json. */
const largestManifest = 1_000_000;

async function subfolders(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(folder, entry.name))
    .sort();
}

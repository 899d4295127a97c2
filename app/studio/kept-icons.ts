import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Icons } from '../../exporters/face/display-list.ts';
import { cacheFolder } from './cache-folder.ts';
import { writeFileSafely } from './write-files.ts';

/** Part of the file's name; grows when a form of an icon is drawn otherwise. */
const formsVersion = 1;
/** Icons that are kept at most; beyond them it is begun anew. */
const mostKept = 4000;

let coming: Promise<Icons> | undefined;
const kept = (): Promise<Icons> => {
  coming ??= read();
  return coming;
};

/**
 * Path data of icons by name, as `iconLibrary` has them. They are kept from one start to the next, as the library, the painter that draws
 * forms and the drawing are a good part of the time until the first faces.
 */
export async function keptIcons(names: readonly string[]): Promise<Icons> {
  const known = await kept();
  const wanted = names.filter((name) => !Object.hasOwn(known, name));
  if (wanted.length === 0) return pick(known, names);
  const { iconLibrary } = await import('../../exporters/png/icon-library.ts');
  const found = iconLibrary(wanted);
  const all = { ...pick(known, names), ...found };
  if (Object.keys(found).length > 0) {
    const isFull = Object.keys(known).length + wanted.length > mostKept;
    const next = isFull ? all : { ...known, ...found };
    coming = Promise.resolve(next);
    // Where nothing can be kept, they are drawn again next time.
    void write(next).catch(() => undefined);
  }
  return all;
}

/** Reads them ahead, for who will ask for icons soon; what draws them too, where there are none yet. */
export async function readyIcons(): Promise<void> {
  if (Object.keys(await kept()).length > 0) return;
  const { readyIcons: readyLibrary } = await import('../../exporters/png/icon-library.ts');
  readyLibrary();
}

const pick = (known: Icons, names: readonly string[]): Icons =>
  Object.fromEntries(names.flatMap((name) => (Object.hasOwn(known, name) ? [[name, known[name] as string]] : [])));

async function place(): Promise<string> {
  const { version } = createRequire(import.meta.url)('@iconify-json/game-icons/package.json') as { version: string };
  return join(await cacheFolder('icons'), `${version}-${formsVersion}.json`);
}

async function read(): Promise<Icons> {
  try {
    const kept: unknown = JSON.parse(await readFile(await place(), 'utf8'));
    return Object.fromEntries(Object.entries(kept ?? {}).filter(([, path]) => typeof path === 'string'));
  } catch {
    // There is none yet, or it was cut off.
    return {};
  }
}

const write = async (known: Icons): Promise<boolean> => writeFileSafely(await place(), JSON.stringify(known));

import { createHash } from 'node:crypto';
import { readdir, readFile, realpath } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { PictureFile, PictureFiles } from '../../exporters/pictures.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { type OpenedSet, openSet, type PictureFacts } from '../../rules/open.ts';
import type { Problem } from '../../schemas/problem.ts';
import { CannotRun } from '../cli/command.ts';

/** A set as it lies on this machine. */
export interface LoadedSet {
  readonly set: GameSet | undefined;
  readonly problems: readonly Problem[];
  /** The pictures of the set and of the sets that it uses. */
  readonly pictures: PictureFiles;
  /** Absolute real path of the set's folder. */
  readonly folder: string;
}

/** Reads the set in a folder, the sets it uses and its pictures. Throws `CannotRun` only where nothing can be opened at all. */
export async function loadSet(folder: string): Promise<LoadedSet> {
  const real = await realpath(resolve(folder)).catch(() => {
    throw new CannotRun('folder/missing', `${folder}: there is no such folder.`);
  });
  const paths = (await readdir(real, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(real.length + 1)
        .replaceAll('\\', '/'),
    );
  if (!paths.includes('set.json'))
    throw new CannotRun('set/missing', `${folder}: there is no set.json in this folder.`);
  const files = new Map<string, string>();
  const facts = new Map<string, PictureFacts>();
  const own = new Map<string, PictureFile>();
  for (const path of paths.sort()) {
    if (path.endsWith('.json')) files.set(path, await readFile(join(real, path), 'utf8'));
    if (!/\.(png|jpe?g)$/i.test(path)) continue;
    const bytes = await readFile(join(real, path));
    const { width, height, format } = await sharp(bytes).metadata();
    facts.set(path, { width, height });
    own.set(path, {
      path: join(real, path),
      format: format === 'png' ? 'png' : 'jpeg',
      width,
      height,
      hash: createHash('sha256').update(bytes).digest('hex'),
    });
  }
  const uses = new Map<string, OpenedSet>();
  const pictures = new Map<string, PictureFile>();
  const manifest = JSON.parse(files.get('set.json') ?? '{}') as { uses?: string[] };
  for (const path of manifest.uses ?? []) {
    const used = await loadSet(join(real, path));
    uses.set(path, used);
    for (const [key, picture] of used.pictures) pictures.set(key, picture);
  }
  const opened = openSet(basename(real), files, { uses, pictures: facts });
  for (const [path, picture] of own) pictures.set(`${opened.set?.id ?? basename(real)}/${path}`, picture);
  return { ...opened, pictures, folder: real };
}

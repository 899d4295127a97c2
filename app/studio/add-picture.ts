import { createHash, randomUUID } from 'node:crypto';
import { lstat, mkdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { PictureFile } from '../../exporters/pictures.ts';
import { cacheFolder } from './cache-folder.ts';
import { CannotRun } from './cannot-run.ts';
import { readyCopy } from './ready-picture.ts';
import { readOnlyReason } from './save/read-only.ts';
import { slugOf } from './slug.ts';
import { notWritten, writeFileSafely } from './write-files.ts';

/** A picture in the set: its path inside of it, and the file. */
interface Added {
  readonly file: string;
  readonly picture: PictureFile;
}

const mostOfAName = 1000;

/** Checks a picture from outside and puts it into `art/` of the set in the real folder `root`, under a free name like `name`. */
export async function addPicture(root: string, name: string, bytes: Uint8Array): Promise<Added> {
  const refusal = await readOnlyReason(root);
  if (refusal) throw refusal;
  const apart = join(
    await cacheFolder('incoming'),
    `${randomUUID()}${extname(name).toLowerCase() === '.svg' ? '.svg' : ''}`,
  );
  try {
    await writeFile(apart, bytes).catch((error: unknown) => {
      throw notWritten(error, apart);
    });
    const { picture, problems } = await readyCopy(name, apart, bytes.byteLength);
    if (!picture) {
      const problem = problems[0];
      throw new CannotRun(problem?.code ?? 'picture/unreadable', `${problem?.message} Nothing was added to the set.`);
    }
    return await put(root, name, picture);
  } finally {
    await rm(apart, { force: true });
  }
}

async function put(root: string, name: string, picture: PictureFile): Promise<Added> {
  const folder = join(root, 'art');
  await mkdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw notWritten(error, folder);
  });
  if ((await realpath(folder).catch(() => undefined)) !== folder || !(await lstat(folder)).isDirectory()) {
    throw new CannotRun(
      'picture/no-folder',
      `${folder}: here stands a file or a link, so no picture was added. Put a folder in its place.`,
    );
  }
  const content = await readFile(picture.path);
  const stem = slugOf(name.replace(/\.[a-z0-9]{1,5}$/i, ''), 'picture');
  const ending = picture.format === 'png' ? 'png' : 'jpg';
  for (let count = 1; count <= mostOfAName; count++) {
    const file = `art/${count === 1 ? stem : `${stem}-${count}`}.${ending}`;
    const path = join(root, file);
    const there = await lstat(path).catch(() => undefined);
    const same = there?.isFile() && there.size === content.length && (await readFile(path)).equals(content);
    if (there && !same) continue;
    if (!there) await writeFileSafely(path, content);
    return { file, picture: { ...picture, path, hash: createHash('sha256').update(content).digest('hex') } };
  }
  throw new CannotRun(
    'picture/same-name',
    `${name}: there are ${mostOfAName} pictures of this name already. Give it another one.`,
  );
}

import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CannotRun } from '../../../app/studio/cannot-run.ts';
import {
  abandonUnfinished,
  notWritten,
  writeFileSafely,
  writeFileStaged,
  writeFolder,
} from '../../../app/studio/write-files.ts';
import { folderWith } from '../set-folder.ts';

const names = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

describe('writing a file', () => {
  it('makes the folders on the way, and writes only what differs', async () => {
    const path = join(folderWith(), 'a/b.json');
    expect(await writeFileSafely(path, 'one')).toBe(true);
    const { mtimeMs, ino } = statSync(path);
    expect(await writeFileSafely(path, Buffer.from('one'))).toBe(false);
    expect(statSync(path)).toMatchObject({ mtimeMs, ino });
    expect(await writeFileSafely(path, 'two')).toBe(true);
    expect(read(path)).toBe('two');
  });

  it('keeps the old file whole where the new one breaks off, and leaves no rest of it', async () => {
    const folder = folderWith({ 'cards.pdf': 'old' });
    const broken = writeFileStaged(join(folder, 'cards.pdf'), async (staged) => {
      writeFileSync(staged, 'half');
      throw new Error('broken off');
    });
    await expect(broken).rejects.toThrow('broken off');
    expect([names(folder), read(folder, 'cards.pdf')]).toEqual([['cards.pdf'], 'old']);
    expect(
      await writeFileStaged(join(folder, 'cards.pdf'), async (staged) => writeFileSync(staged, 'new')),
    ).toBeUndefined();
    expect([names(folder), read(folder, 'cards.pdf')]).toEqual([['cards.pdf'], 'new']);
  });

  it('says in a sentence why it cannot', async () => {
    const folder = folderWith({ file: 'x' });
    mkdirSync(join(folder, 'folder'));
    await expect(writeFileSafely(join(folder, 'file/inside.json'), 'x')).rejects.toThrow(
      `${folder}/file/inside.json: a file stands where a folder is needed; choose another place.`,
    );
    await expect(writeFileSafely(join(folder, 'folder'), 'x')).rejects.toThrow(
      `${folder}/folder: a folder stands where a file is needed; choose another name.`,
    );
    await expect(writeFileSafely(join(folder, 'x'.repeat(300)), 'x')).rejects.toMatchObject({
      code: 'file/name-too-long',
    });
    expect(names(folder)).toEqual(['file', 'folder']);
    // The folder of Linux in which nobody, not even root, can make one.
    if (existsSync('/proc/self')) {
      await expect(writeFileSafely('/proc/setwright/x.json', 'x')).rejects.toMatchObject({ code: 'folder/missing' });
    }
    const full = notWritten(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' }), 'out');
    expect(full).toBeInstanceOf(CannotRun);
    expect((full as Error).message).toBe(
      'out: there is no space left on the disk. What was there before is unchanged; make room and try again.',
    );
  });
});

it('takes away what is half written when the program is stopped', async () => {
  const folder = folderWith({ 'out/a.png': 'old' });
  await writeFolder(join(folder, 'out'), async (staging) => {
    writeFileSync(join(staging, 'a.png'), 'half');
    abandonUnfinished();
    expect(names(folder)).toEqual(['out', 'out/a.png']);
    throw new Error('stopped');
  }).catch(() => {});
  expect(read(folder, 'out/a.png')).toBe('old');
});

describe('writing a folder', () => {
  const write = (files: Record<string, string>) => async (staging: string) => {
    for (const [path, text] of Object.entries(files)) await writeFileSafely(join(staging, path), text);
    return Object.keys(files).length;
  };

  it('replaces what it made before, keeps what others put there, and takes away what it no longer makes', async () => {
    const out = join(folderWith(), 'out');
    expect(await writeFolder(out, write({ 'a.png': '1', 'deep/b.png': '1', 'c.png': '1' }))).toBe(3);
    writeFileSync(join(out, 'mine.txt'), 'mine');
    writeFileSync(join(out, 'c.png'), 'retouched');
    await writeFolder(out, write({ 'a.png': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'a.png', 'c.png', 'deep', 'mine.txt']);
    expect([read(out, 'a.png'), read(out, 'c.png')]).toEqual(['2', 'retouched']);
  });

  it('gives the same folder for the same content', async () => {
    const folder = folderWith();
    for (const name of ['one', 'two']) await writeFolder(join(folder, name), write({ 'b.png': '1', 'a.png': '2' }));
    expect(read(folder, 'one/.setwright-files.json')).toBe(read(folder, 'two/.setwright-files.json'));
  });

  it('leaves the earlier export whole where the new one breaks off', async () => {
    const folder = folderWith();
    const out = join(folder, 'out');
    await writeFolder(out, write({ 'a.png': '1', 'b.png': '1' }));
    const broken = writeFolder(out, async (staging) => {
      await write({ 'a.png': '2' })(staging);
      throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' });
    });
    await expect(broken).rejects.toMatchObject({ code: 'disk/full' });
    expect([names(folder), read(out, 'a.png'), read(out, 'b.png')]).toEqual([
      ['out', 'out/.setwright-files.json', 'out/a.png', 'out/b.png'],
      '1',
      '1',
    ]);
  });

  it('takes nothing away outside of the folder, whatever its list says', async () => {
    const folder = folderWith({
      'keep.txt': 'x',
      'out/.setwright-files.json': {
        '../keep.txt': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881',
      },
    });
    await writeFolder(join(folder, 'out'), write({ 'a.png': '1' }));
    expect(existsSync(join(folder, 'keep.txt'))).toBe(true);
  });
});

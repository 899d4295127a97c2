import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CannotRun } from '../../../app/studio/cannot-run.ts';
import { notWritten, writeFileSafely, writeFileStaged } from '../../../app/studio/write-files.ts';
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

  it('takes away what a killed export of the same name left long ago, and nothing else', async () => {
    const mark = '.setwright-unfinished';
    const folder = folderWith({
      [`.cards.pdf.0123abcd/${mark}`]: '',
      '.cards.pdf.0123abcd/cards.pdf': 'half',
      [`.cards.pdf.4567abcd/${mark}`]: '',
      [`.other.pdf.0123abcd/${mark}`]: '',
      [`.cards.pdf.backup/${mark}`]: '',
      '.cards.pdf.89abcdef/notes.txt': 'mine',
    });
    const old = new Date(Date.now() - 25 * 60 * 60 * 1000);
    for (const name of readdirSync(folder)) {
      if (name === '.cards.pdf.4567abcd') continue;
      if (existsSync(join(folder, name, mark))) utimesSync(join(folder, name, mark), old, old);
      utimesSync(join(folder, name), old, old);
    }
    await writeFileStaged(join(folder, 'cards.pdf'), async (staged) => writeFileSync(staged, 'new'));
    expect(readdirSync(folder).sort()).toEqual([
      '.cards.pdf.4567abcd',
      '.cards.pdf.89abcdef',
      '.cards.pdf.backup',
      '.other.pdf.0123abcd',
      'cards.pdf',
    ]);
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

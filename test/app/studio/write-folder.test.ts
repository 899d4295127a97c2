import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { abandonUnfinished, writeFileSafely } from '../../../app/studio/write-files.ts';
import { exportKey, writeFolder } from '../../../app/studio/write-folder.ts';
import { folderWith } from '../set-folder.ts';

const names = (folder: string) => readdirSync(folder, { recursive: true }).map(String).sort();
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');

it('takes away what is half written when the program is stopped', async () => {
  const folder = folderWith({ 'out/a.png': 'old' });
  let left: string[] = [];
  const stopped = writeFolder(join(folder, 'out'), 'png a', async (staging) => {
    writeFileSync(join(staging, 'a.png'), 'half');
    abandonUnfinished();
    left = names(folder);
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(left).toEqual(['out', 'out/a.png']);
  expect(read(folder, 'out/a.png')).toBe('old');
});

describe('writing a folder', () => {
  const write = (files: Record<string, string>) => async (staging: string) => {
    for (const [path, text] of Object.entries(files)) await writeFileSafely(join(staging, path), text);
    return Object.keys(files).length;
  };

  it('replaces what it made before, keeps what others put there, and takes away what it no longer makes', async () => {
    const out = join(folderWith(), 'out');
    expect(await writeFolder(out, 'png a', write({ 'a.png': '1', 'deep/b.png': '1', 'c.png': '1' }))).toBe(3);
    writeFileSync(join(out, 'mine.txt'), 'mine');
    writeFileSync(join(out, 'c.png'), 'retouched');
    await writeFolder(out, 'png a', write({ 'a.png': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'a.png', 'c.png', 'deep', 'mine.txt']);
    expect([read(out, 'a.png'), read(out, 'c.png')]).toEqual(['2', 'retouched']);
  });

  it('keeps the files of other exports into the same folder, also those that both made', async () => {
    const out = join(folderWith(), 'out');
    await writeFolder(
      out,
      exportKey('tts', ['beta', 'alpha']),
      write({ 'alpha.json': '1', 'shared.png': '1', 'old.png': '1' }),
    );
    await writeFolder(out, exportKey('tts', ['gamma']), write({ 'gamma.json': '1', 'shared.png': '1' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json', 'old.png', 'shared.png']);
    await writeFolder(out, exportKey('tts', ['alpha', 'beta']), write({ 'alpha.json': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json', 'shared.png']);
    await writeFolder(out, exportKey('tts', ['gamma']), write({ 'gamma.json': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json']);
  });

  it.each([
    ['text', 'Hello'],
    ['one list for all exports, as it once was', { 'a.png': 'hash' }],
    ['lists that are none', { 'png a': ['a.png'], 'png b': null, 'png c': { 'a.png': 7 } }],
  ])('goes on where its list is %s', async (_, list) => {
    const out = join(folderWith({ 'out/.setwright-files.json': list, 'out/a.png': 'x' }), 'out');
    await writeFolder(out, 'png a', write({ 'b.png': '1', 'c.png': '1' }));
    await writeFolder(out, 'png a', write({ 'b.png': '1' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'a.png', 'b.png']);
  });

  it('remembers nothing where it is given no name', async () => {
    const out = join(folderWith(), 'out');
    await writeFolder(out, undefined, write({ 'a.png': '1' }));
    await writeFolder(out, undefined, write({ 'b.png': '1' }));
    expect(names(out)).toEqual(['a.png', 'b.png']);
  });

  it('gives the same folder for the same content', async () => {
    const folder = folderWith();
    for (const name of ['one', 'two'])
      await writeFolder(join(folder, name), 'png a', write({ 'b.png': '1', 'a.png': '2' }));
    expect(read(folder, 'one/.setwright-files.json')).toBe(read(folder, 'two/.setwright-files.json'));
  });

  it('leaves the earlier export whole where the new one breaks off', async () => {
    const folder = folderWith();
    const out = join(folder, 'out');
    await writeFolder(out, 'png a', write({ 'a.png': '1', 'b.png': '1' }));
    const broken = writeFolder(out, 'png a', async (staging) => {
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
        'png a': { '../keep.txt': '2d711642b726b04401627ca9fbac32f5c8530fb1903cc4db02258717921a4881' },
      },
    });
    await writeFolder(join(folder, 'out'), 'png a', write({ 'a.png': '1' }));
    expect(existsSync(join(folder, 'keep.txt'))).toBe(true);
  });
});

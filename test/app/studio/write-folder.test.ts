import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
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
  const stopped = writeFolder(join(folder, 'out'), { key: 'png a' }, async (staging) => {
    writeFileSync(join(staging, 'a.png'), 'half');
    abandonUnfinished();
    left = names(folder);
    throw new Error('stopped');
  });
  await expect(stopped).rejects.toThrow('stopped');
  expect(left).toEqual(['out', 'out/a.png']);
  expect(read(folder, 'out/a.png')).toBe('old');
});

describe('two exports into one folder', () => {
  it('do not run at once: the second is refused with a sentence, and either can run afterwards', async () => {
    const folder = folderWith();
    const out = join(folder, 'out');
    const write = async (staging: string) => writeFileSync(join(staging, 'a.png'), 'a');
    await writeFolder(out, { key: 'png a' }, async (staging) => {
      await expect(writeFolder(out, { key: 'png b' }, write)).rejects.toMatchObject({
        code: 'export/busy',
        message: expect.stringMatching(
          /out: another export into this folder is running \(process \d+, since \d\d:\d\d:\d\d\), so this one was not begun/,
        ),
      });
      await write(staging);
    });
    await writeFolder(out, { key: 'png b' }, write);
    expect(names(folder)).toEqual(['out', 'out/.setwright-files.json', 'out/a.png']);
  });

  it.each([
    ['of a process that is gone', JSON.stringify({ pid: 2 ** 22 + 1, since: Date.now() })],
    ['of a process before the computer was started', JSON.stringify({ pid: process.ppid, since: 5 })],
    ['of an earlier process of the same number', JSON.stringify({ pid: process.pid, since: Date.now() })],
    ['that is not whole', '{"pi'],
  ])('are not kept apart by a lock %s', async (_, lock) => {
    const folder = folderWith({ '.out.setwright-lock': lock });
    await writeFolder(join(folder, 'out'), { key: 'png a' }, async () => {});
    expect(names(folder)).toEqual(['out', 'out/.setwright-files.json']);
  });

  it.each([2, 4, 5])('go on after one that was killed before its file %i took its place', async (last) => {
    const out = join(folderWith(), 'out');
    const write = (text: string, files: readonly string[]) => async (staging: string) => {
      for (const name of files) writeFileSync(join(staging, name), text);
    };
    await writeFolder(out, { key: 'png a', last: 'z.json' }, write('first', ['a.png', 'old.png', 'z.json']));
    await writeFolder(out, { key: 'png b' }, write('other', ['b.png']));
    const script = join(import.meta.dirname, 'killed-export.ts');
    const killed = spawnSync(process.execPath, ['--import', 'tsx', script, out, String(last)], { encoding: 'utf8' });
    expect([killed.signal, killed.stderr]).toEqual(['SIGKILL', '']);
    expect(read(out, 'z.json')).toBe(last > 4 ? 'second' : 'first');
    // Another export in between does not forget whose the files are.
    await writeFolder(out, { key: 'png b' }, write('other', ['b.png']));
    await writeFolder(out, { key: 'png a', last: 'z.json' }, write('third', ['a.png', 'z.json']));
    expect(names(out)).toEqual(['.setwright-files.json', 'a.png', 'b.png', 'z.json']);
    expect([read(out, 'a.png'), read(out, 'z.json')]).toEqual(['third', 'third']);
  });
});

describe('writing a folder', () => {
  const write = (files: Record<string, string>) => async (staging: string) => {
    for (const [path, text] of Object.entries(files)) await writeFileSafely(join(staging, path), text);
    return Object.keys(files).length;
  };

  it('replaces what it made before, keeps what others put there, and takes away what it no longer makes', async () => {
    const out = join(folderWith(), 'out');
    expect(await writeFolder(out, { key: 'png a' }, write({ 'a.png': '1', 'deep/b.png': '1', 'c.png': '1' }))).toBe(3);
    writeFileSync(join(out, 'mine.txt'), 'mine');
    writeFileSync(join(out, 'c.png'), 'retouched');
    await writeFolder(out, { key: 'png a' }, write({ 'a.png': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'a.png', 'c.png', 'deep', 'mine.txt']);
    expect([read(out, 'a.png'), read(out, 'c.png')]).toEqual(['2', 'retouched']);
  });

  it('keeps the files of other exports into the same folder, also those that both made', async () => {
    const out = join(folderWith(), 'out');
    await writeFolder(
      out,
      { key: exportKey('tts', ['beta', 'alpha']) },
      write({ 'alpha.json': '1', 'shared.png': '1', 'old.png': '1' }),
    );
    await writeFolder(out, { key: exportKey('tts', ['gamma']) }, write({ 'gamma.json': '1', 'shared.png': '1' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json', 'old.png', 'shared.png']);
    await writeFolder(out, { key: exportKey('tts', ['alpha', 'beta']) }, write({ 'alpha.json': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json', 'shared.png']);
    await writeFolder(out, { key: exportKey('tts', ['gamma']) }, write({ 'gamma.json': '2' }));
    expect(names(out)).toEqual(['.setwright-files.json', 'alpha.json', 'gamma.json']);
  });

  it.each([
    ['text', 'Hello'],
    ['one list for all exports, as it once was', { 'a.png': 'hash' }],
    ['lists that are none', { 'png a': ['a.png'], 'png b': null, 'png c': { 'a.png': 7 } }],
  ])('goes on where its list is %s', async (_, list) => {
    const out = join(folderWith({ 'out/.setwright-files.json': list, 'out/a.png': 'x' }), 'out');
    await writeFolder(out, { key: 'png a' }, write({ 'b.png': '1', 'c.png': '1' }));
    await writeFolder(out, { key: 'png a' }, write({ 'b.png': '1' }));
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
      await writeFolder(join(folder, name), { key: 'png a' }, write({ 'b.png': '1', 'a.png': '2' }));
    expect(read(folder, 'one/.setwright-files.json')).toBe(read(folder, 'two/.setwright-files.json'));
  });

  it('leaves the earlier export whole where the new one breaks off', async () => {
    const folder = folderWith();
    const out = join(folder, 'out');
    await writeFolder(out, { key: 'png a' }, write({ 'a.png': '1', 'b.png': '1' }));
    const broken = writeFolder(out, { key: 'png a' }, async (staging) => {
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
    await writeFolder(join(folder, 'out'), { key: 'png a' }, write({ 'a.png': '1' }));
    expect(existsSync(join(folder, 'keep.txt'))).toBe(true);
  });

  it('replaces no file that Setwright did not write or that somebody changed since, unless it is the same', async () => {
    const out = join(folderWith({ 'out/demo.json': 'mine', 'out/same.png': '1' }), 'out');
    const key = { key: 'png a' };
    const refused = writeFolder(out, key, write({ 'a.png': '1', 'demo.json': '1' }));
    await expect(refused).rejects.toThrow(
      `${join(out, 'demo.json')}: this file was not written by an export of Setwright, so it stays and nothing was exported. Export into another folder, or move this file away and try again.`,
    );
    expect([names(out), read(out, 'demo.json')]).toEqual([['demo.json', 'same.png'], 'mine']);
    await writeFolder(out, key, write({ 'a.png': '1', 'same.png': '1' }));
    writeFileSync(join(out, 'a.png'), 'retouched');
    await expect(writeFolder(out, key, write({ 'a.png': '2' }))).rejects.toThrow(
      'was changed since Setwright wrote it',
    );
    await writeFolder(out, key, write({ 'a.png': 'retouched' }));
    await writeFolder(out, key, write({ 'a.png': '3' }));
    expect([names(out), read(out, 'a.png')]).toEqual([['.setwright-files.json', 'a.png', 'demo.json'], '3']);
  });

  it('writes nothing into the folder of a set, through a link or into one further down', async () => {
    const folder = folderWith({ 'games/demo/set.json': '{}', 'games/demo/heroes/a.json': '{}' });
    symlinkSync(join(folder, 'games/demo/heroes'), join(folder, 'link'));
    const before = names(folder);
    for (const out of ['games/demo', 'games/demo/out', 'link', 'games'])
      await expect(
        writeFolder(join(folder, out), { key: 'png a' }, write({ 'demo/heroes/a.png': '1' })),
      ).rejects.toMatchObject({ code: 'export/inside-set' });
    expect(names(folder)).toEqual(before);
  });

  it.each([
    ['a file stands where a folder is needed', { 'out/pictures': 'x' }, 'folder/is-file'],
    ['a folder stands where a picture is needed', { 'out/pictures/z.png/deep.txt': 'x' }, 'file/is-folder'],
  ])('changes nothing where %s', async (_, files, code) => {
    const folder = folderWith(files);
    const out = join(folder, 'out');
    const key = { key: 'tts a', last: 'a.json' };
    await writeFolder(out, key, write({ 'a.json': '1', 'a.png': '1' }));
    const before = [names(folder), read(out, 'a.json'), read(out, 'a.png')];
    const broken = writeFolder(out, key, write({ 'a.json': '2', 'a.png': '2', 'pictures/z.png': '2' }));
    await expect(broken).rejects.toMatchObject({ code });
    expect([names(folder), read(out, 'a.json'), read(out, 'a.png')]).toEqual(before);
  });

  it('puts all back where a file cannot take its place after all', async () => {
    const folder = folderWith();
    const out = join(folder, 'out');
    await writeFolder(out, { key: 'tts a' }, write({ 'a.json': '1', 'b.png': '1', 'c.png': '1' }));
    const before = names(folder);
    const broken = writeFolder(out, { key: 'tts a', last: 'a.json' }, async (staging) => {
      await write({ 'a.json': '2', 'b.png': '2', 'new.png': '2' })(staging);
      // The folder for second names of the earlier files cannot take that of the last one.
      mkdirSync(join(staging, '../old/a.json/in-the-way'), { recursive: true });
    });
    await expect(broken).rejects.toThrow();
    expect(names(folder)).toEqual(before);
    expect(['a.json', 'b.png', 'c.png'].map((name) => read(out, name))).toEqual(['1', '1', '1']);
  });
});

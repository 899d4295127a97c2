import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadSet } from '../../../app/studio/load-set.ts';
import { folderWith, hero, setJson } from '../set-folder.ts';

const told = (problems: readonly { severity: string; message: string }[]) =>
  problems.map(({ severity, message }) => `${severity} ${message}`);
const outside = "this link leads out of the set's folder and is not followed; copy the file into the set.";

describe('a folder that is no set', () => {
  it.each<[string, Record<string, unknown>, string, string]>([
    ['is not there', {}, 'nowhere', 'nowhere: there is no such folder.'],
    ['is a file', { 'a.txt': 'x' }, 'a.txt', 'a.txt: this is a file; a set is a folder with a set.json in it.'],
    [
      'is the set.json itself',
      { 'set.json': setJson },
      'set.json',
      'set.json: this is a file; name the folder it lies in.',
    ],
    ['lies in a file', { 'a.txt': 'x' }, 'a.txt/b', 'a.txt/b: there is a file where a folder is needed.'],
    [
      'holds no set.json',
      { 'b/x.json': {} },
      'b',
      'b: there is no set.json in this folder. A set begins with one; "setwright new" writes it.',
    ],
    [
      'holds sets',
      { 'b/one/set.json': setJson, 'b/two/set.json': setJson },
      'b',
      'b: there is no set.json in this folder. The folders "one" and "two" in it are sets.',
    ],
  ])('cannot be opened where it %s', async (_, files, path, sentence) => {
    const folder = folderWith(files);
    await expect(loadSet(join(folder, path))).rejects.toThrow(`${folder}/${sentence}`);
  });
});

describe('a folder from a stranger', () => {
  it('is read without following links out of it, opening pipes, or taking bytes for text', async () => {
    const elsewhere = folderWith({ 'secret.json': hero, 'secret.png': 'x' });
    const folder = folderWith({
      'set.json': setJson,
      'heroes/warden.json': hero,
      'heroes/latin.json': Buffer.from('{"name":"Ärger","health":1,"speed":1}', 'latin1'),
      'heroes/large.json': `"${'x'.repeat(5_000_001)}"`,
      '.git/config.json': 'not ours',
      'art/about.txt': 'not read',
    });
    symlinkSync(join(elsewhere, 'secret.json'), join(folder, 'heroes/link.json'));
    symlinkSync(join(folder, 'heroes/warden.json'), join(folder, 'heroes/twin.json'));
    symlinkSync(elsewhere, join(folder, 'tokens'));
    symlinkSync(folder, join(folder, 'art/circle'));
    symlinkSync('/nowhere/at/all', join(folder, 'art/lost.png'));
    execFileSync('mkfifo', [join(folder, 'heroes/pipe.json')]);
    const { set, problems } = await loadSet(folder);
    expect(set?.entities.map(({ file }) => file)).toEqual(['heroes/twin.json', 'heroes/warden.json']);
    expect(told(problems)).toEqual([
      'error art/circle: links to folders are not followed; move the folder itself here.',
      'error art/lost.png: this link leads to nothing; remove it or mend it.',
      'error heroes/large.json: the file has 5.0 MB; at most 5 MB are read.',
      'error heroes/latin.json: this is not text in UTF-8; save it again as a plain text file in UTF-8.',
      `error heroes/link.json: ${outside}`,
      'error heroes/pipe.json: this is no plain file and is not read; remove it.',
      `error tokens: ${outside}`,
    ]);
    expect(set?.leftOut.map(({ name }) => name)).toEqual(['large', 'latin', 'link', 'pipe']);
  });

  it('is told which data in it is not read, and where it belongs', async () => {
    const { problems } = await loadSet(
      folderWith({
        'set.json': setJson,
        'heroes/warden.yaml': 'name: Warden',
        'heroes/notes.md': 'x',
        'plan.yaml': 'x',
      }),
    );
    expect(told(problems)).toEqual([
      'note heroes/warden.yaml: only JSON is read here; write it as heroes/warden.json.',
    ]);
  });

  it('keeps emoji, right-to-left letters and 5,000 of them as they are', async () => {
    const text = `🛡️ مرحبا ${'x'.repeat(5000)}`;
    const { set, problems } = await loadSet(
      folderWith({ 'set.json': setJson, 'heroes/warden.json': { ...hero, name: 'שומר 🐺', description: text } }),
    );
    expect(problems).toEqual([]);
    expect(set?.entities[0]?.data).toEqual({ ...hero, name: 'שומר 🐺', description: text });
  });

  it('is opened through a link, and says where it really lies', async () => {
    const folder = folderWith({ 'real/set.json': setJson, 'real/heroes/warden.json': hero });
    symlinkSync(join(folder, 'real'), join(folder, 'link'));
    const loaded = await loadSet(join(folder, 'link'));
    expect([basename(loaded.folder), loaded.set?.entities.length, loaded.problems]).toEqual(['real', 1, []]);
  });
});

describe('the sets that a set uses', () => {
  const core = { ...setJson, id: 'core', name: 'Core' };
  const user = (uses: string[]) => ({ ...setJson, uses });

  it('may lie beside it, and bring their words and pictures', async () => {
    const folder = folderWith({
      'core/set.json': core,
      'core/conditions/slow.json': { name: 'Slow' },
      'mine/set.json': user(['../core']),
      'mine/heroes/warden.json': { ...hero, tokens: ['core/slow'] },
    });
    const { set, problems } = await loadSet(join(folder, 'mine'));
    expect(problems).toEqual([]);
    expect(set?.uses.map(({ id }) => id)).toEqual(['core']);
  });

  it('are refused where they are no sets, are absolute, or go in a circle', async () => {
    const folder = folderWith({
      'core/set.json': { ...core, uses: ['../mine'] },
      'mine/set.json': user(['../core', '../plain', '../nowhere', '/etc', '.']),
      'plain/x.json': {},
    });
    const { set, problems } = await loadSet(join(folder, 'mine'));
    expect(set?.uses).toEqual([]);
    expect(problems.map(({ pointer, code }) => [pointer, code])).toEqual([
      ['/uses/0', 'uses/circular'],
      ['/uses/1', 'uses/unreadable'],
      ['/uses/2', 'uses/unreadable'],
      ['/uses/3', 'uses/absolute'],
      ['/uses/4', 'uses/circular'],
    ]);
    expect(problems[0]?.message).toContain('it uses this set in turn (mine, which uses core, which uses mine)');
  });

  it('do not keep the set itself from being looked through', async () => {
    const folder = folderWith({ 'mine/set.json': user(['../core']), 'mine/heroes/bad.json': { ...hero, health: 0 } });
    mkdirSync(join(folder, 'core'));
    expect((await loadSet(join(folder, 'mine'))).problems.map(({ code }) => code)).toEqual([
      'schema/range',
      'uses/unreadable',
    ]);
  });
});

import { execFile } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Write } from '../../../../app/contract/save.ts';
import { loadSet } from '../../../../app/studio/load-set.ts';
import { saveFiles } from '../../../../app/studio/save/save-files.ts';
import { digestText } from '../../../../rules/kernel/digest.ts';
import { folderWith, hero, setJson } from '../../set-folder.ts';
import { dyingAfter } from './dying-disk.ts';

type Texts = Readonly<Record<string, string>>;

/** All files below a folder, those with a dot too. A lock whose program is gone may stay: nobody waits for it. */
const filesIn = (folder: string): Texts =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !entry.name.startsWith('.setwright-lock'))
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(folder.length + 1), readFileSync(path, 'utf8')])
      .sort(),
  );

const write = (file: string, before: string | undefined, text: string | undefined): Write => ({
  file,
  base: before === undefined ? undefined : digestText(before),
  text,
});

const refusal = async (work: Promise<unknown>) =>
  work.then(
    () => 'nothing was refused',
    (error: { code?: string }) => error.code,
  );

const set = JSON.stringify(setJson);
const warden = JSON.stringify(hero);

describe('saving', () => {
  it('writes new files, changed ones and takes away others, and leaves nothing else behind', async () => {
    const folder = folderWith({ 'set.json': set, 'heroes/warden.json': warden, 'heroes/old.json': warden });
    const writes = [
      write('set.json', set, `${set}\n`),
      write('heroes/old.json', warden, undefined),
      write('maps/quarry.json', undefined, '{}\n'),
      write('texts/es/warden.json', undefined, '{}'),
    ];
    expect(await saveFiles(folder, 'Rename', writes)).toEqual({ kind: 'saved' });
    const after = {
      'heroes/warden.json': warden,
      'maps/quarry.json': '{}\n',
      'set.json': `${set}\n`,
      'texts/es/warden.json': '{}',
    };
    expect(filesIn(folder)).toEqual(after);
    // Whoever did not hear the answer says it again.
    expect(await saveFiles(folder, 'Rename', writes)).toEqual({ kind: 'saved' });
    expect(filesIn(folder)).toEqual(after);
  });

  it('tells every file that is not what a change was made on, and writes none', async () => {
    const before = { 'heroes/a.json': 'a', 'heroes/b.json': 'b2', 'heroes/d.json': 'd', 'set.json': set };
    const folder = folderWith(before);
    const result = await saveFiles(folder, 'Edit', [
      write('heroes/a.json', 'a', 'mine'),
      write('heroes/b.json', 'b', 'mine'),
      write('heroes/c.json', 'c', 'mine'),
      write('heroes/d.json', undefined, 'mine'),
    ]);
    expect(result).toEqual({
      kind: 'conflict',
      files: [
        { file: 'heroes/b.json', text: 'b2' },
        { file: 'heroes/c.json', text: undefined },
        { file: 'heroes/d.json', text: 'd' },
      ],
    });
    expect(filesIn(folder)).toEqual(before);
  });

  it('lets the later of two studios see what the earlier one wrote, however they meet', async () => {
    const folder = folderWith({ 'set.json': set, 'heroes/warden.json': warden });
    const both = ['mine', 'yours'].map((text) =>
      saveFiles(folder, text, [
        write('heroes/warden.json', warden, text),
        write(`heroes/${text}.json`, undefined, text),
      ]),
    );
    const results = await Promise.all(both);
    const won = results[0]?.kind === 'saved' ? 'mine' : 'yours';
    expect(results.map(({ kind }) => kind).sort()).toEqual(['conflict', 'saved']);
    expect(filesIn(folder)).toEqual({ [`heroes/${won}.json`]: won, 'heroes/warden.json': won, 'set.json': set });
  });

  it('lets no two of many savers overwrite each other, whatever they save and in whatever order they come', async () => {
    const names = ['a', 'b', 'c', 'd', 'e'].map((name) => `heroes/${name}.json`);
    const savers = fc.array(fc.subarray(names, { minLength: 1 }), { minLength: 2, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(savers, async (wanted) => {
        const before = Object.fromEntries(names.map((name) => [name, 'before']));
        const folder = folderWith({ ...before, 'set.json': set });
        const results = await Promise.all(
          wanted.map((files, saver) =>
            saveFiles(
              folder,
              'Edit',
              files.map((file) => write(file, 'before', `by ${saver}`)),
            ),
          ),
        );
        const after: Record<string, string> = { ...before, 'set.json': set };
        const saved = wanted.flatMap((files, saver) => (results[saver]?.kind === 'saved' ? [{ files, saver }] : []));
        for (const { files, saver } of saved) for (const file of files) after[file] = `by ${saver}`;
        const files = saved.flatMap((one) => one.files);
        expect(new Set(files).size).toBe(files.length);
        expect(filesIn(folder)).toEqual(after);
        for (const [saver, result] of results.entries()) {
          if (result.kind === 'saved') continue;
          const mine = wanted[saver] ?? [];
          expect(result.files.length).toBeGreaterThan(0);
          for (const { file, text } of result.files) expect([mine.includes(file), text]).toEqual([true, after[file]]);
        }
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 20 },
    );
  });

  it('is either done or not there after a kill at any moment, once the set is opened again', async () => {
    const file = fc.constantFrom('heroes/a.json', 'heroes/b.json', 'theme.json', 'texts/es/a.json', 'maps/c.json');
    const text = fc.option(fc.string({ maxLength: 12, unit: 'grapheme' }), { nil: undefined });
    const texts = fc.dictionary(file, fc.string({ maxLength: 12 }), { maxKeys: 5, noNullPrototype: true });
    const changes = fc.uniqueArray(fc.tuple(file, text), { minLength: 1, maxLength: 5, selector: ([path]) => path });
    let killed = 0;
    await fc.assert(
      fc.asyncProperty(texts, changes, fc.nat(24), fc.option(fc.nat(12)), async (there, wanted, moment, second) => {
        const folder = folderWith({ ...there, 'set.json': set });
        const before = filesIn(folder);
        const after: Record<string, string> = { ...before };
        for (const [path, to] of wanted) {
          if (to === undefined) delete after[path];
          else after[path] = to;
        }
        const writes = wanted.map(([path, to]) => write(path, there[path], to));
        const died = await dyingAfter(moment, () => saveFiles(folder, 'Edit', writes));
        if (died) killed += 1;
        // Opening it can be killed as well.
        if (second !== null) await dyingAfter(second, () => loadSet(folder));
        await loadSet(folder);
        const now = filesIn(folder);
        if (!died) expect(now).toEqual(after);
        expect([before, after]).toContainEqual(now);
        rmSync(folder, { recursive: true });
      }),
      { numRuns: 40 },
    );
    expect(killed).toBeGreaterThan(12);
  });

  it('is completed where the program was killed for good between two files', async () => {
    const folder = folderWith({ 'set.json': set, 'heroes/a.json': 'a', 'heroes/b.json': 'b' });
    const script = join(import.meta.dirname, 'killed-save.ts');
    await expect(promisify(execFile)(process.execPath, ['--import', 'tsx', script, folder])).rejects.toMatchObject({
      signal: 'SIGKILL',
    });
    expect(filesIn(folder)).toMatchObject({ 'heroes/a.json': 'A', 'heroes/b.json': 'b' });
    const { given } = await loadSet(folder);
    expect(Object.fromEntries(given.files)).toMatchObject({ 'heroes/a.json': 'A', 'heroes/b.json': 'B' });
    expect(filesIn(folder)).toEqual({ 'heroes/a.json': 'A', 'heroes/b.json': 'B', 'set.json': set });
  });

  it('undoes a killed save whose files somebody changed since, keeps what it would have written and says so', async () => {
    for (let moment = 1; ; moment++) {
      const folder = folderWith({ 'set.json': set, 'heroes/a.json': 'a', 'heroes/b.json': 'b' });
      const writes = [write('heroes/a.json', 'a', 'A'), write('heroes/b.json', 'b', 'B')];
      const died = await dyingAfter(moment, () => saveFiles(folder, 'Edit', writes));
      const half = readFileSync(join(folder, 'heroes/a.json'), 'utf8') === 'A';
      if (!died) expect.fail('No moment was found at which one file is written and the other is not.');
      if (!half) continue;
      expect(readFileSync(join(folder, 'heroes/b.json'), 'utf8')).toBe('b');
      writeFileSync(join(folder, 'heroes/b.json'), 'theirs');
      const { problems } = await loadSet(folder);
      const { 'set.json': _set, ...now } = filesIn(folder);
      const [kept = ''] = Object.keys(now);
      expect(problems.find(({ code }) => code === 'save/undone')?.message).toContain(kept);
      expect(now).toEqual({
        [kept]: expect.stringContaining('"after":"B"'),
        'heroes/a.json': 'a',
        'heroes/b.json': 'theirs',
      });
      return;
    }
  });

  it('writes nothing into a set of a newer format, into one that ships, and where set.json went away', async () => {
    const newer = folderWith({ 'set.json': { ...setJson, format: 99 } });
    expect(await refusal(saveFiles(newer, 'Edit', [write('theme.json', undefined, '{}')]))).toBe('set/newer-format');
    const shipped = join(import.meta.dirname, '../../../../content/teamfight/saltmarch');
    expect(await refusal(saveFiles(shipped, 'Edit', [write('heroes/x.json', undefined, '{}')]))).toBe('set/shipped');
    const gone = folderWith({ 'heroes/warden.json': warden });
    expect(await refusal(saveFiles(gone, 'Edit', [write('heroes/x.json', undefined, '{}')]))).toBe('set/gone');
    expect([filesIn(newer), existsSync(join(shipped, 'heroes/x.json'))]).toEqual([filesIn(newer), false]);
    expect(filesIn(gone)).toEqual({ 'heroes/warden.json': warden });
  });

  it('writes nothing but the files of a set, by no name and no link outside of its folder', async () => {
    const around = folderWith({
      'outside/secret.json': 'secret',
      'set/set.json': set,
      'set/heroes/warden.json': warden,
    });
    const folder = join(around, 'set');
    symlinkSync(join(around, 'outside'), join(folder, 'maps'));
    symlinkSync(join(around, 'outside/secret.json'), join(folder, 'heroes/link.json'));
    mkdirSync(join(folder, 'heroes/folder.json'));
    const names = [
      ...[
        '../outside/secret.json',
        '/etc/passwd',
        'heroes/../../outside/secret.json',
        './set.json',
        '',
        '.',
        '..',
        'heroes/',
        'C:/a.json',
      ],
      ...[
        'heroes\\..\\..\\outside\\secret.json',
        'heroes/.hidden.json',
        '.versions/a.json',
        '.git/config',
        '.setwright-save/journal.json',
      ],
      ...[
        'art/warden.png',
        'heroes/warden.js',
        'heroes/deep/warden.json',
        'package.json',
        'heroes/con.json',
        'texts/es/../../../x.json',
      ],
      ...[
        'maps/secret.json',
        'maps/new.json',
        'heroes/link.json',
        'heroes/folder.json',
        'heroes/Über.json',
        'heroes/a:b.json',
      ],
    ];
    for (const name of names) {
      const good = write('heroes/good.json', undefined, '{}');
      const refused = await refusal(saveFiles(folder, 'Edit', [good, { file: name, base: undefined, text: 'x' }]));
      expect(refused, name).toMatch(/^save\/(no-set-file|link|no-file)$/);
    }
    expect(filesIn(around)).toEqual({
      'outside/secret.json': 'secret',
      'set/heroes/warden.json': warden,
      'set/set.json': set,
    });
    const big = { file: 'heroes/big.json', base: undefined, text: 'ä'.repeat(2_600_000) };
    expect(await refusal(saveFiles(folder, 'Edit', [big]))).toBe('save/too-large');
    const half = { file: 'heroes/half.json', base: undefined, text: '\ud83d' };
    expect(await refusal(saveFiles(folder, 'Edit', [half]))).toBe('save/not-text');
    const twice = ['a', 'b'].map((text) => ({ file: 'heroes/new.json', base: undefined, text }));
    expect(await refusal(saveFiles(folder, 'Edit', twice))).toBe('save/twice');
  });

  it.skipIf(process.platform === 'win32')(
    'writes nothing where there are no rights, in the folder or in one of its folders',
    async () => {
      const [folder, other] = ['a', 'b'].map(() => folderWith({ 'set.json': set, 'heroes/warden.json': warden }));
      chmodSync(folder ?? '', 0o555);
      chmodSync(other ?? '', 0o777);
      chmodSync(join(other ?? '', 'heroes'), 0o555);
      // Root may write everywhere, so somebody else tries.
      const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
      const script = join(import.meta.dirname, 'save-twice.ts');
      const { stdout } = await promisify(execFile)(
        process.execPath,
        ['--import', 'tsx', script, folder ?? '', other ?? ''],
        nobody,
      );
      expect(JSON.parse(stdout)).toEqual(['set/not-allowed', 'file/not-allowed']);
      for (const one of [folder, other])
        expect(filesIn(one ?? '')).toEqual({ 'heroes/warden.json': warden, 'set.json': set });
    },
  );

  it('mends a file that has a name which no set reads', async () => {
    const folder = folderWith({ 'set.json': set, 'heroes/The Warden.json': warden });
    const writes = [write('heroes/The Warden.json', warden, undefined), write('heroes/warden.json', undefined, warden)];
    expect(await saveFiles(folder, 'Rename the file', writes)).toEqual({ kind: 'saved' });
    expect(filesIn(folder)).toEqual({ 'heroes/warden.json': warden, 'set.json': set });
  });

  it.each([
    ['names a file outside', JSON.stringify({ steps: [{ file: '../x.json', after: 'x' }] })],
    ['is no journal', '[]'],
    ['is cut off', '{"steps":[{"file":"heroes/'],
  ])('follows no journal that came with the set and %s', async (_, journal) => {
    const around = folderWith({ 'set/set.json': set, 'set/.setwright-save/journal.json': journal });
    await loadSet(join(around, 'set'));
    expect(filesIn(around)).toEqual({ 'set/set.json': set });
  });

  it('waits for no save whose program is gone', async () => {
    const lock = JSON.stringify({ pid: 1, since: 5 });
    const folder = folderWith({ 'set.json': set, '.setwright-lock': lock });
    expect(await saveFiles(folder, 'Edit', [write('theme.json', undefined, '{}')])).toEqual({ kind: 'saved' });
    expect(filesIn(folder)).toEqual({ 'set.json': set, 'theme.json': '{}' });
  });
});

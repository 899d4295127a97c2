import { spawn } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { buildIfNeeded, root } from '../../../bin/build.mjs';
import { folderWith, setJson } from '../set-folder.ts';
import { command, setwright } from '../setwright.ts';

describe('an export that is stopped with Ctrl+C', () => {
  it.each([
    ['tts', 'out'],
    ['png', 'out'],
    ['pdf', 'out.pdf'],
  ])('ends with 130, says so and leaves nothing behind: %s', async (kind, out) => {
    const folder = folderWith();
    const words = ['export', kind, join(root, 'content/teamfight/saltmarch'), '--out', join(folder, out)];
    await buildIfNeeded(() => {});
    const running = spawn(process.execPath, [command, ...words], { cwd: root });
    let said = '';
    running.stderr.on('data', (part) => {
      said += part;
    });
    const ended = new Promise<number | null>((resolve) => running.once('exit', resolve));
    const begun = () => readdirSync(folder).some((name) => /[0-9a-f]{8}$/.test(name));
    while (running.exitCode === null && !begun()) await setTimeout(10);
    running.kill('SIGINT');
    expect([await ended, said]).toEqual([130, 'Stopped; the earlier export is untouched.\n']);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('the command line', () => {
  it('writes a new set that has no problem at all, and refuses to write into it again', async () => {
    const folder = join(folderWith(), 'iron-age');
    const made = await setwright('new', folder, '--system', 'teamfight');
    expect([made.code, made.err]).toEqual([0, '']);
    expect(made.out).toContain('the set "Iron Age" is ready');
    expect(JSON.parse(readFileSync(join(folder, 'set.json'), 'utf8'))).toMatchObject({
      id: 'iron-age',
      name: 'Iron Age',
    });

    const [again, checked, json] = await Promise.all([
      setwright('new', folder, '--system', 'teamfight'),
      setwright('validate', folder),
      setwright('validate', folder, '--json'),
    ]);
    expect(again).toEqual({
      code: 2,
      out: '',
      err: `${folder}: this folder is not empty; choose a new one for the set.\n`,
    });
    expect(checked).toEqual({ code: 0, out: 'No problems in 1 set with 3 entities.\n', err: '' });
    expect([json.code, JSON.parse(json.out)]).toEqual([0, { ok: true, problems: [] }]);
  });

  it('names a new folder as a shell takes it, and refuses a name that Windows cannot hold', async () => {
    const folder = folderWith();
    const [odd, device] = await Promise.all([
      setwright('new', join(folder, "b/Größe d'Or"), '--system', 'teamfight'),
      setwright('new', join(folder, 'b/con'), '--system', 'teamfight'),
    ]);
    expect(odd.out).toContain(`setwright open '${folder}/b/Größe d'\\''Or'\n`);
    expect([device.code, existsSync(join(folder, 'b/con'))]).toEqual([2, false]);
    expect(device.err).toContain('Windows keeps the name "con" for a device');
  });

  it('ends with 1 where a set has an error, and tells all of them at once', async () => {
    const folder = folderWith({
      'set.json': setJson,
      'heroes/archer.json': '{"name": "Archer"\n "health": 3}',
      'heroes/warden.json': '{"name": "Warden", "health": "ten", "helth": 3, "speed": 3}',
    });
    const [text, json] = await Promise.all([setwright('validate', folder), setwright('validate', folder, '--json')]);
    expect(text).toEqual({
      code: 1,
      out: [
        'error    heroes/archer.json, line 2, column 2: expected "," or "}", but found "health": 3}.',
        'error    heroes/warden.json: "helth" is not a key that is known here; did you mean "health"?',
        'error    heroes/warden.json, health: must be a whole number of at least 1, found "ten".',
        '3 errors in 1 set with 2 entities.',
        '',
      ].join('\n'),
      err: '',
    });
    expect(json.code).toBe(1);
    expect(JSON.parse(json.out).problems[2]).toEqual({
      severity: 'error',
      file: 'heroes/warden.json',
      pointer: '/health',
      code: 'schema/type',
      message: 'heroes/warden.json, health: must be a whole number of at least 1, found "ten".',
    });
  });

  it('ends with 2 and one sentence where it cannot run', async () => {
    const folder = folderWith();
    const cases = [
      [['validate', join(folder, 'nowhere')], `error    ${folder}/nowhere: there is no such folder.\n`],
      [['validat', folder], 'There is no command "validat". Did you mean validate?\n'],
      [
        ['new', join(folder, 'x'), '--system', 'temfight'],
        '--system temfight: there is no such family of rules; did you mean "teamfight"?\n',
      ],
    ] as const;
    const ended = await Promise.all(cases.map(([words]) => setwright(...words)));
    expect(ended.map(({ code, out, err }) => [code, out + err])).toEqual(cases.map(([, sentence]) => [2, sentence]));
  });

  it('prints one JSON document also where it cannot run', async () => {
    const missing = join(folderWith(), 'nowhere');
    const [gone, misspelt] = await Promise.all([
      setwright('validate', missing, '--json'),
      setwright('validate', '--json', '--strict', missing),
    ]);
    expect([gone.code, gone.err, JSON.parse(gone.out)]).toEqual([
      2,
      '',
      {
        ok: false,
        problems: [
          {
            severity: 'error',
            file: '',
            pointer: '',
            code: 'folder/missing',
            message: `${missing}: there is no such folder.`,
          },
        ],
      },
    ]);
    expect([misspelt.code, misspelt.err, JSON.parse(misspelt.out).ok]).toEqual([2, '', false]);
  });

  it('prints in each language that is asked for, says first what is not translated, and which languages there are', async () => {
    const folder = folderWith({
      'set.json': setJson,
      'heroes/warden.json': { name: 'Warden', health: 10, speed: 3 },
      'texts/es/warden.json': { '/name': 'Guardián' },
    });
    const pdf = join(folderWith(), 'cards.pdf');
    const [both, none, empty] = await Promise.all([
      setwright('export', 'pdf', folder, '--out', pdf, '--language', 'en,es'),
      setwright('export', 'tts', folder, '--out', folderWith(), '--language', 'de'),
      setwright('export', 'png', folder, '--out', folderWith(), '--language', 'en,,es'),
    ]);
    expect(both.code).toBe(0);
    expect(both.err).toContain('Iron Age: 1 text is not translated into Spanish (es) yet: the set (name).\n');
    expect(['cards-en.pdf', 'cards-es.pdf'].map((name) => existsSync(pdf.replace('cards.pdf', name)))).toEqual([
      true,
      true,
    ]);
    expect([none.code, none.err]).toEqual([
      2,
      'Iron Age: there is no language "de"; there are "en", "es". Choose one of these, or add the language to the set in the studio and translate its texts.\n',
    ]);
    expect([empty.code, empty.err]).toEqual([
      2,
      "Option '--language <languages>' argument 'en,,es' is invalid. Languages stand with commas between them, such as en,es.\n",
    ]);
  });
});

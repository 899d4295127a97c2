import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import icons from '@iconify-json/game-icons/icons.json' with { type: 'json' };
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { CannotRun } from '../../../app/studio/cannot-run.ts';
import { emblems } from '../../../app/studio/import/teamfight-yaml/look.ts';
import { importTeamfightYaml } from '../../../app/studio/import/teamfight-yaml.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { find } from '../../../rules/game-set.ts';
import { harbour } from './harbour.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwright-import-'));
});
afterEach(async () => {
  await rm(folder, { recursive: true, force: true });
});

const out = () => join(folder, 'sets');

async function importText(text: string | Uint8Array, target = out()) {
  const source = join(folder, 'game.yaml');
  await writeFile(source, text);
  return await importTeamfightYaml(source, target);
}

async function filesIn(target = out()): Promise<Map<string, string>> {
  const entries = await readdir(target, { recursive: true, withFileTypes: true });
  const files = new Map<string, string>();
  for (const entry of entries.filter((one) => one.isFile())) {
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(target.length + 1).replaceAll('\\', '/'), await readFile(path, 'utf8'));
  }
  return files;
}

const json = async (path: string) => JSON.parse(await readFile(join(out(), path), 'utf8')) as Record<string, unknown>;

/** Every text and number in plain data. */
function leaves(value: unknown): string[] {
  if (value === null || value === undefined || typeof value === 'boolean') return [];
  return typeof value === 'object' ? Object.values(value).flatMap(leaves) : [String(value)];
}

describe('importing a game with every irregularity', () => {
  it('makes sets that open, with the shared words once and everything else where it belongs', async () => {
    const { sets, warnings, errors } = await importText(harbour);
    expect(sets).toEqual([
      {
        id: 'core',
        contents: '2 rules cards, 3 conditions, 1 token, 1 marker, 1 counter, 1 kind of terrain, 3 hints',
      },
      {
        id: 'tide-guild',
        contents: '2 heroes, 3 ability cards, 1 summon, 1 map, 1 rules card, 3 tokens, 4 markers, 1 hint',
      },
      { id: 'ash-choir', contents: '1 hero, 1 ability card, 1 rules card' },
    ]);
    expect(warnings).toEqual([
      'core: 1 picture that the source names was not fetched; cards show a placeholder until you add art.',
      'tide-guild: 3 pictures that the source names were not fetched; cards show a placeholder until you add art.',
      'tide-guild: 1 map has no size in the source and is taken as 12 by 12; walls, zones and control points are still to be painted.',
    ]);
    expect(errors).toEqual([expect.stringContaining('tide-guild: heroes/torrent.json, health: ')]);

    expect(await json('tide-guild/set.json')).toMatchObject({
      name: 'Tide Guild',
      colour: '#0080ff',
      status: 'needs-testing',
      uses: ['../core'],
      intro: { map: 'old-pier', red: ['darc-volta'], blue: ['torrent'] },
      note: expect.stringMatching(/BETA.*Second wind.*publisher: Pier Press/s),
    });
    expect(await json('tide-guild/heroes/darc-volta.json')).toEqual({
      name: "D'Arc Volta",
      description: 'Lightning on a leash',
      status: 'needs-testing',
      complexity: 2,
      health: 9,
      speed: 3,
      passives: [{ name: 'Start of turn', text: 'Gain 1 Steam.' }, { name: 'You are always dry' }],
      defaultAbilities: [{ name: 'Spark', text: 'Range 2, 1dmg', hints: ['core/chill-hint'] }],
      abilities: [
        { id: 'net', name: 'Net', text: 'Tap:\nRange 3, give Chill', tokens: ['core/chill', 'core/chill'] },
        { id: 'net-2', name: 'Net', text: 'Another net of the same name.', tokens: ['pole', 'pole', 'buoy'] },
        {
          id: 'spill',
          name: 'Spill',
          text: '007',
          tokens: ['puddle', 'lamp-marker', 'lamp'],
          dice: [{ name: 'Charge', values: [6, 4] }],
        },
      ],
      tokens: ['turret-darc-volta', 'core/steam'],
      hints: ['core/crate-hint'],
      note: expect.stringMatching(/cheer_up.*ultraviolet.*owner: the harbour master.*bot_cards:.*Attack twice/s),
    });
    expect(await json('tide-guild/heroes/torrent.json')).toMatchObject({
      health: 0,
      tokens: ['turret-torrent', 'puddle', 'core/soaked'],
      summons: ['turret'],
    });
    expect(await json('tide-guild/summons/turret.json')).toMatchObject({
      copies: 2,
      defaultAbilities: [{ name: 'Immune to push' }],
      note: expect.stringMatching(/type: Machine.*Not for summons.*Kept all the same/s),
    });
    expect(await json('tide-guild/markers/puddle.json')).toEqual({ name: 'Puddle', text: 'Wet ground.', size: 2 });
    expect(await json('core/conditions/soaked.json')).toEqual({
      name: 'Soaked',
      text: 'Lose 1 def.\n  Until you dry.',
    });
    expect(await json('tide-guild/maps/old-pier.json')).toMatchObject({
      columns: 12,
      rows: 12,
      text: '**Pier (brown shade)**\nWhoever holds the pier scores.\n\nTies score nothing.\n\n**Gull**\nSteals a counter.',
      tokens: ['core/crate', 'core/crate'],
      hints: ['core/pier-brown-shade', 'gull'],
      note: expect.stringMatching(/12 by 12 cells are assumed.*old_pier\.png/s),
    });
    expect(await json('tide-guild/cards/currents.json')).toMatchObject({
      tokens: ['core/soaked'],
      dice: [{ name: 'Current', colour: 'grey', values: [2] }],
    });
    expect(await json('ash-choir/heroes/ember-nun.json')).toMatchObject({
      abilities: [{ tokens: ['core/soaked', 'core/guarded'] }],
    });
    expect(await json('ash-choir/set.json')).toMatchObject({ note: expect.stringMatching(/map: Cellar.*Nobody/s) });
    expect((await json('ash-choir/set.json')).intro).toBeUndefined();

    for (const { id } of sets) {
      const { set, problems } = await loadSet(join(out(), id));
      const broken = problems.filter(({ severity, file }) => severity === 'error' && file !== 'heroes/torrent.json');
      expect(broken, id).toEqual([]);
      expect(set?.theme.emblem, id).toBeDefined();
    }
    const { set } = await loadSet(join(out(), 'tide-guild'));
    expect(set && find(set, 'core/soaked')?.data).toMatchObject({ name: 'Soaked' });
  });

  it('loses no word of the source', async () => {
    await importText(harbour);
    const files = await filesIn();
    const notes = files.get('import-notes.md') ?? '';
    const kept = [...files]
      .filter(([path]) => /\/.*\.json$/.test(path))
      .flatMap(([, text]) => leaves(JSON.parse(text)));
    const all = kept.join('\n');
    const words = leaves(parse(harbour))
      .flatMap((leaf) => leaf.split('\n'))
      .map((line) => line.trim());
    const saidOtherwise = ['0.5', 'gray', 'text: |-', 'needs_testing'];
    const intro = ['Old Pier', "D'Arc Volta", 'Torrent'];
    expect(words.length).toBeGreaterThan(100);
    expect(words.filter((word) => !all.includes(word) && ![...saidOtherwise, ...intro].includes(word))).toEqual([]);
    for (const comment of ['# Remark above everything', '#      - name: Retired Captain', '#        health: 3']) {
      expect(notes).toContain(`    ${comment}`);
    }
  });

  it('lists for its author what was set right, kept, missing and not fetched, with the lines of the source', async () => {
    await importText(harbour);
    const notes = await readFile(join(out(), 'import-notes.md'), 'utf8');
    const line = (words: string, from = '') =>
      harbour.slice(0, harbour.indexOf(words, harbour.indexOf(from))).split('\n').length;
    expect(notes).not.toContain('Found no place');
    for (const sentence of [
      '- tide-guild: heroes/torrent.json, health: ',
      `- core/conditions/soaked.json (line ${line('name: Soaked')}): the text began with a stray "text: |-"; it was taken away.`,
      `- core/hints/crate-hint.json (line ${line('name: Crate')}): the source lists the marker "Crate" among hints too, so there is a hint that says the same.`,
      `- tide-guild/markers/puddle.json (line ${line('name: Puddle')}): the text stood under "description".`,
      `- tide-guild/heroes/darc-volta.json (line ${line('name: Start of turn')}): the tokens and hints of the passive "Start of turn" come with the unit's card.`,
      `- core/set.json (line ${line('season:')}): "season"`,
      `- tide-guild/summons/turret.json (line ${line('type: Machine')}): "type"`,
      `- tide-guild/markers/buoy.json (line ${line('back_image_url')}): http://pictures.invalid/buoy-back.png`,
      `- ash-choir/set.json (line ${line('map: Cellar')}): the setup for a first game names the map "Cellar", the hero "Nobody", which this set does not have, so it has no such setup.`,
    ]) {
      expect(notes).toContain(sentence);
    }
  });
});

describe('importing again', () => {
  it('changes nothing, not even the time of a file', async () => {
    expect((await importText(harbour)).written).toBe(true);
    const before = await filesIn();
    const times = await Promise.all([...before.keys()].map(async (path) => (await stat(join(out(), path))).mtimeMs));
    expect((await importText(harbour)).written).toBe(false);
    expect(await filesIn()).toEqual(before);
    expect(await Promise.all([...before.keys()].map(async (path) => (await stat(join(out(), path))).mtimeMs))).toEqual(
      times,
    );
    await importText(harbour, join(folder, 'other'));
    expect(await filesIn(join(folder, 'other'))).toEqual(before);
  });

  it('refuses where a file was edited or taken away since, names it and leaves the edit alone', async () => {
    await importText(harbour);
    const edited = join(out(), 'ash-choir/heroes/ember-nun.json');
    await writeFile(edited, '{ "name": "Ember Abbess", "health": 8, "speed": 3 }\n');
    await rm(join(out(), 'core/counters/steam.json'));
    const before = await filesIn();
    await expect(importText(harbour)).rejects.toMatchObject({
      code: 'import/differs',
      message: expect.stringMatching(
        /ash-choir\/heroes\/ember-nun\.json would be written differently now; core\/counters\/steam\.json is no longer there.*another folder/,
      ),
    });
    expect(await filesIn()).toEqual(before);
  });

  it('lets the author write into the notes and add files', async () => {
    await importText(harbour);
    await writeFile(join(out(), 'import-notes.md'), 'all read\n');
    await writeFile(join(out(), 'ash-choir/heroes/cinder.json'), '{}\n');
    expect((await importText(harbour)).written).toBe(false);
    expect(await readFile(join(out(), 'import-notes.md'), 'utf8')).toBe('all read\n');
  });
});

describe('a source that cannot be imported', () => {
  const bomb = [
    'a: &a [x, x, x, x, x, x, x, x, x]',
    ...'bcdefghij'.split('').map((name, index) => `${name}: &${name} [${Array(9).fill(`*${'abcdefghi'[index]}`)}]`),
  ];
  const refusals: readonly (readonly [string, string | Uint8Array, string, RegExp])[] = [
    [
      'aliases of aliases without end',
      `${bomb.join('\n')}\nsets: []\n`,
      'yaml/alias-bomb',
      /line \d+, column \d+: .*500,000 values/,
    ],
    ['an alias inside of what it names', 'sets: &all\n  - *all\n', 'yaml/alias-loop', /line 2, column 5: "\*all"/],
    [
      'an alias of nothing',
      'sets:\n  - *nobody\n',
      'yaml/unknown-alias',
      /line 2, column 5: "\*nobody" names no anchor/,
    ],
    ['100,000 brackets', `sets: ${'['.repeat(100_000)}`, 'yaml/too-deep', /line 1, column \d+/],
    [
      '100 closed brackets',
      `sets: ${'['.repeat(100)}${']'.repeat(100)}`,
      'yaml/too-deep',
      /line 1, column 67: .*60 deep/,
    ],
    [
      '2,000 nested keys',
      Array.from({ length: 2000 }, (_, depth) => `${' '.repeat(depth)}k:`).join('\n'),
      'yaml/too-deep',
      /line \d+/,
    ],
    ['more than 8 MB', `# ${'x'.repeat(8_000_000)}\n`, 'yaml/too-large', /8\.0 MB; at most 8 MB/],
    ['bytes that are no text', new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0xff, 0x00]), 'yaml/not-text', /UTF-8/],
    ['a zero byte in the text', 'sets: "a\u0000b"\n', 'yaml/not-text', /UTF-8/],
    ['a tag of its own', 'sets:\n  - name: !secret x\n', 'yaml/tag', /line 2, column \d+: .*"!secret"/],
    ['a binary tag', 'sets: !!binary aGVsbG8=\n', 'yaml/tag', /line 1, column/],
    [
      'a merge key',
      'base: &base { name: A }\nsets:\n  - <<: *base\n',
      'yaml/merge-key',
      /line 3, column 5: merge keys/,
    ],
    [
      'a merge key of YAML 1.1',
      '%YAML 1.1\n---\nbase: &base { name: A }\nsets:\n  - <<: *base\n',
      'yaml/merge-key',
      /line 5/,
    ],
    [
      'a key that stands twice',
      'sets:\n  - name: A\n    health: 1\n    health: 2\n',
      'yaml/duplicate-key',
      /line 4, column 5: the key "health"/,
    ],
    ['a list as a key', '? [a]\n: b\n', 'yaml/key', /line 1, column 3/],
    ['a tab', 'sets:\n\t- name: A\n', 'yaml/tab', /line 2, column 1: .*spaces/],
    ['two documents', 'sets: []\n---\nsets: []\n', 'yaml/many-documents', /line 2, column 1/],
    ['a bracket that stays open', 'sets: [ 1, 2\n', 'yaml/broken', /line \d+, column \d+/],
    ['a list on top', '- name: A\n', 'yaml/wrong-shape', /line 1, column 1: .*it is a list/],
    ['one word', 'hello\n', 'yaml/wrong-shape', /a single value/],
    ['nothing', '\n# only a remark\n', 'yaml/empty', /holds nothing/],
    ['no sets', 'heroes:\n  - name: A\n', 'yaml/no-sets', /no list "sets"/],
  ];
  it.each(refusals)('is refused with a sentence and nothing written: %s', async (_, text, code, message) => {
    const refused = await importText(text).then(
      () => undefined,
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(CannotRun);
    expect(refused).toMatchObject({ code, message: expect.stringMatching(message) });
    expect(String((refused as Error).message)).toContain('game.yaml');
    expect(await readdir(folder)).toEqual(['game.yaml']);
  });

  it('is refused where the file is missing, is a folder, or the place to write to is a file', async () => {
    await expect(importTeamfightYaml(join(folder, 'none.yaml'), out())).rejects.toMatchObject({ code: 'file/missing' });
    await expect(importTeamfightYaml(folder, out())).rejects.toMatchObject({ code: 'file/is-folder' });
    await writeFile(out(), 'mine\n');
    await expect(importText(harbour)).rejects.toMatchObject({ code: 'folder/is-file' });
    expect(await readFile(out(), 'utf8')).toBe('mine\n');
  });
});

describe('a word among the tokens', () => {
  it('is a marker where it has a size and the source does not say what it is, and the notes say so', async () => {
    const tokens = [{ name: 'Bog', size: 3 }, { name: 'Snare', size: 1, is_marker: false }, { name: 'Soot' }];
    const heroes = [
      { name: 'Fen', health: 5, speed: 3, abilities: [{ name: 'Sink', text: 'Place a Bog in range 2', tokens }] },
    ];
    await importText(JSON.stringify({ sets: [{ name: 'Marsh', heroes }] }));
    expect(await json('marsh/markers/bog.json')).toEqual({ name: 'Bog', size: 3 });
    expect(await json('marsh/tokens/snare.json')).toMatchObject({ name: 'Snare' });
    expect(await json('marsh/tokens/soot.json')).toMatchObject({ name: 'Soot' });
    const notes = await readFile(join(out(), 'import-notes.md'), 'utf8');
    expect(notes.match(/.* has a size, .*/g)).toEqual([
      '- marsh/markers/bog.json (line 1): "Bog" has a size, as only pieces on the map have, so it is a marker.',
    ]);
  });
});

describe('a word that a set keeps beside its heroes', () => {
  it('is a condition, and a marker where the source says so', async () => {
    const slick = { name: 'Slick', is_marker: true, text: 'Difficult terrain.' };
    const damp = { name: 'Damp', text: 'You have -1 speed.' };
    await importText(JSON.stringify({ sets: [{ name: 'Marsh', Slick: slick, Damp: damp, heroes: [] }] }));
    expect(await json('marsh/markers/slick.json')).toEqual({ name: 'Slick', text: 'Difficult terrain.' });
    expect(await json('marsh/conditions/damp.json')).toEqual({ name: 'Damp', text: 'You have -1 speed.' });
  });
});

describe('a word that a hero lists more than once', () => {
  it('is one where the others only name it, as there are several of it on the table', async () => {
    const burr = { name: 'Burr', is_marker: true };
    const tokens = [{ ...burr, text: 'When an enemy enters this, 1dmg.' }, burr, burr];
    const hero = (name: string, tokens: readonly object[]) => ({
      ...{ name, health: 5, speed: 3 },
      abilities: [{ name: 'Sow', text: 'Place a Burr in range 2', tokens }],
    });
    await importText(
      JSON.stringify({ sets: [{ name: 'Marsh', heroes: [hero('Fen', tokens), hero('Reed', [burr])] }] }),
    );
    const markers = [...(await filesIn()).keys()].filter((path) => path.startsWith('marsh/markers/'));
    // What another hero calls so may be another piece.
    expect(markers).toHaveLength(2);
    expect(await json('marsh/heroes/fen.json')).toMatchObject({
      abilities: [{ tokens: ['burr-fen', 'burr-fen', 'burr-fen'] }],
    });
  });
});

describe('names from outside', () => {
  it('become ids that are safe on every disk, unique, and no path', async () => {
    const names = [
      '../../x',
      'con',
      'CON',
      '🔥🔥',
      'עברית',
      'Señor Él',
      'D.Va',
      'a'.repeat(300),
      '__proto__',
      'x/../y',
      ' ',
    ];
    const hero = (name: string) => ({ name, health: 5, speed: 3, abilities: [{ name, text: 'Range 1, 1dmg' }] });
    await importText(
      JSON.stringify({
        sets: [{ name: '../core', heroes: names.map(hero) }, { name: '🔥', heroes: [] }, { name: 'Aux' }],
      }),
    );
    expect((await readdir(out())).filter((name) => !name.startsWith('.')).sort()).toEqual([
      'aux-set',
      'core',
      'core-2',
      'import-notes.md',
      'set',
    ]);
    expect((await readdir(join(out(), 'core-2/heroes'))).sort()).toEqual(
      ['x', 'con-hero', 'con-hero-2', 'hero', 'hero-2', 'hero-3', 'senor-el', 'd-va', 'a'.repeat(40), 'proto', 'x-y']
        .map((id) => `${id}.json`)
        .sort(),
    );
    expect(await json(`core-2/heroes/${'a'.repeat(40)}.json`)).toMatchObject({ name: 'a'.repeat(300) });
    expect(await readdir(folder)).toEqual(expect.arrayContaining(['game.yaml', 'sets']));
    expect(await readdir(folder)).toHaveLength(2);
    const { problems } = await loadSet(join(out(), 'core-2'));
    const errors = problems.filter(({ severity }) => severity === 'error').map(({ file }) => file);
    expect([...new Set(errors)].sort()).toEqual([`heroes/${'a'.repeat(40)}.json`, 'heroes/hero-3.json']);
  });
});

describe('the look of imported sets', () => {
  it('takes its emblems from the icon library', () => {
    const known = new Set(Object.keys(icons.icons));
    expect([...emblems, 'open-book'].filter((icon) => !known.has(icon))).toEqual([]);
  });
});

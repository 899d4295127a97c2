import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { afterTts } from '../../../app/studio/after-tts.ts';
import { gameFolders, type Machine } from '../../../app/studio/game-folder.ts';
import { type TableRequest, type WrittenTable, writeTable } from '../../../app/studio/write-table.ts';
import { addressesOf } from '../../../exporters/tts/addresses.ts';
import type { BaseSave } from '../../../exporters/tts/base-table.ts';
import { readMark } from '../../../exporters/tts/mark.ts';
import { tree } from '../../../exporters/tts/tree.ts';
import type { GameSet } from '../../../rules/game-set.ts';
import { plan, smallSet, sourceOf } from '../../exporters/tts/fixture.ts';

let folder: string;
let out: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'setwright-table-'));
  out = join(folder, 'out');
});
afterEach(() => rm(folder, { recursive: true }));

const small = () => smallSet('alpha', ['warden', 'oracle']);

function write(set: GameSet = small(), more: Partial<TableRequest> = {}): Promise<WrittenTable> {
  return writeTable({ sources: [sourceOf(set)], pictures: new Map(), out, cell: 1, ...more });
}

function renamed(set: GameSet, id: string, name: string): GameSet {
  const entities = set.entities.map((entity) =>
    entity.id === id ? { ...entity, data: { ...entity.data, name } } : entity,
  );
  return { ...set, entities } as GameSet;
}

const read = async (path: string) => JSON.parse(await readFile(path, 'utf8')) as BaseSave;
const allFiles = async () => {
  const names = (await readdir(out, { recursive: true })).sort();
  const files: Record<string, string> = {};
  for (const name of names)
    if ((await stat(join(out, name))).isFile()) files[name] = (await readFile(join(out, name))).toString('base64');
  return files;
};
const roleOf = (save: BaseSave, role: string) =>
  save.ObjectStates.find((object) => readMark(object.GMNotes)?.setwright === role)!;

describe('Writing a save for Tabletop Simulator', () => {
  it('writes the save, its small picture and every picture that it shows, by a path that the game can read', async () => {
    const { save, painted, kept, local } = await write();
    expect([save, kept, local]).toEqual([join(out, 'alpha.json'), 0, painted]);
    const shown = new Set([...tree((await read(save)).ObjectStates)].flatMap(addressesOf));
    expect([...shown].sort()).toEqual(painted.map((file) => join(out, 'pictures', file)).sort());
    for (const path of shown) expect((await sharp(path).metadata()).format).toBe('png');
    expect(await sharp(join(out, 'alpha.png')).metadata()).toMatchObject({ width: 256, height: 256, hasAlpha: true });
  });

  it('paints only what changed and takes away what is no longer shown; the same sets give the same bytes', async () => {
    const first = await write();
    const before = await allFiles();
    expect((await write()).painted).toEqual([]);
    expect(await allFiles()).toEqual(before);
    const { painted, kept } = await write(renamed(small(), 'oracle', 'The seer'));
    expect(painted.map((file) => file.replace(/-[0-9a-f]{16}/, ''))).toEqual(['alpha-oracle-cards.png']);
    expect(kept).toBe(first.painted.length - 1);
    expect(await readdir(join(out, 'pictures'))).toHaveLength(first.painted.length);
  });

  it('leaves the export of another set in the same folder alone', async () => {
    await write();
    const before = await allFiles();
    await write(smallSet('beta', ['scout']));
    const after = await allFiles();
    delete before['.setwright-files.json'];
    expect(after).toMatchObject(before);
    expect(after).toHaveProperty(['beta.json']);
  });

  it('an earlier export stays whole when the next one is stopped, and a picture that somebody broke is painted again', async () => {
    const { painted } = await write();
    const before = await allFiles();
    const stop = new AbortController();
    const stopped = write(renamed(small(), 'oracle', 'The seer'), {
      signal: stop.signal,
      progress: () => stop.abort(),
    });
    await expect(stopped).rejects.toThrow('aborted');
    expect(await allFiles()).toEqual(before);
    expect(await readdir(folder)).toEqual(['out']);
    await writeFile(join(out, 'pictures', painted[0]!), 'broken');
    expect((await write()).painted).toEqual([painted[0]]);
    expect(await allFiles()).toEqual(before);
  });

  it('says when the maps are larger than the table of the game', async () => {
    const made = await write(small(), { cell: 8 });
    const told = afterTts({ ...made, problems: [], leftOut: [] }, 'window');
    expect(told).toContain('The largest map is 64 by 48 units');
    expect(told).toContain('a plain locked ground in place of a table');
    expect((await write()).tooLarge).toBeUndefined();
  });

  it('names maps with too many cells for snap points, and speaks of no pictures where there are none', async () => {
    const told = (made: WrittenTable) => afterTts({ ...made, problems: [], leftOut: [] }, 'window');
    const made = await write();
    expect(told(made)).not.toContain('snap');
    expect(told({ ...made, withoutSnaps: ['Quarry'] })).toContain('Quarry: more than 2,500 cells');
    const wide = small().entities.map((entity) =>
      entity.kind === 'map' ? { ...entity, data: { ...entity.data, columns: 60, rows: 60 } } : entity,
    );
    expect(plan([{ ...small(), entities: wide }]).manifest.withoutSnaps).toHaveLength(1);
    expect(told({ ...made, local: [] })).toContain('All pictures are uploaded');
    expect(told({ ...made, local: [], painted: [], kept: 0 })).not.toContain('pictures are uploaded');
  });

  it('says what is in the way when it cannot write', async () => {
    await writeFile(out, 'a file');
    await expect(write()).rejects.toMatchObject({ code: 'folder/is-file' });
    await expect(write(small(), { imagesUrl: 'ftp://x' })).rejects.toMatchObject({ code: 'address/not-web' });
  });

  it('keeps the whole earlier export where a place is taken', async () => {
    const { painted } = await write();
    const before = await allFiles();
    await rm(join(out, 'pictures'), { recursive: true });
    await writeFile(join(out, 'pictures'), 'mine');
    await expect(write(renamed(small(), 'oracle', 'The seer'))).rejects.toMatchObject({ code: 'folder/is-file' });
    expect((await allFiles())['alpha.json']).toBe(before['alpha.json']);
    await rm(join(out, 'pictures'));
    await mkdir(join(out, 'pictures', painted[0]!), { recursive: true });
    await expect(write()).rejects.toMatchObject({ code: 'file/is-folder' });
    expect(await allFiles()).toMatchObject({ 'alpha.json': before['alpha.json'] });
    expect(await readdir(folder)).toEqual(['out']);
  });

  it.each(['https://example.org/?q=', 'https://example.org/game#'])(
    'refuses %s, behind which no name of a picture can stand',
    async (imagesUrl) => {
      await expect(write(small(), { imagesUrl })).rejects.toMatchObject({ code: 'address/not-folder' });
    },
  );

  it('lists what to upload for pictures on the web, and next time only what is new', async () => {
    const imagesUrl = 'https://example.org/game/';
    const { local, painted } = await write(small(), { imagesUrl });
    expect(local).toEqual([]);
    const list = async () =>
      JSON.parse(await readFile(join(out, 'alpha-upload.json'), 'utf8')) as { url: string; new: boolean }[];
    expect((await list()).map(({ url }) => url).sort()).toEqual(
      painted.map((file) => `https://example.org/game/${file}`).sort(),
    );
    expect((await list()).every((one) => one.new)).toBe(true);
    // Another set in the same folder has a list of its own.
    await write(smallSet('beta', ['scout']), { imagesUrl });
    await write(renamed(small(), 'oracle', 'The seer'), { imagesUrl });
    expect((await list()).filter((one) => one.new)).toHaveLength(1);
    expect(await readFile(join(out, 'alpha-upload.txt'), 'utf8')).toMatch(
      /^Upload 1 picture:\npictures\/alpha-oracle-cards/,
    );
  });
});

describe("A designer's own table", () => {
  async function ownTable(change: (save: BaseSave) => void): Promise<string> {
    const { save } = await write();
    const base = await read(save);
    change(base);
    const path = join(folder, 'own.json');
    await writeFile(path, JSON.stringify(base));
    return path;
  }

  it('is kept, with the places that its owner gave to the bags, and only what was put there before is replaced', async () => {
    const lamp = { Name: 'Custom_Model', GUID: 'zz', Transform: {}, Nickname: 'Lamp', Whatever: [1, { a: true }] };
    const base = await ownTable((save) => {
      Object.assign(save, { LuaScript: 'print("mine")', Table: 'Table_Glass', MusicPlayer: { PlaylistEntries: [] } });
      save.TabStates!['7'] = {
        title: 'Mine',
        body: 'My notes',
        color: 'Red',
        visibleColor: { r: 1, g: 0, b: 0 },
        id: 7,
      };
      roleOf(save, 'set').Transform.posX = 3;
      save.ObjectStates.unshift(lamp as never, { ...roleOf(save, 'set'), GMNotes: '', Nickname: 'My own bag' });
    });
    const { save } = await write(renamed(small(), 'oracle', 'The seer'), { base });
    const after = await read(save);
    expect(after).toMatchObject({
      LuaScript: 'print("mine")',
      Table: 'Table_Glass',
      MusicPlayer: { PlaylistEntries: [] },
    });
    expect(after.ObjectStates[0]).toEqual(lamp);
    expect(after.ObjectStates[1]?.Nickname).toBe('My own bag');
    expect(Object.values(after.TabStates!).map((tab) => tab.title)).toEqual(['Mine', 'Rules: Set alpha']);
    const sets = after.ObjectStates.filter((object) => readMark(object.GMNotes)?.setwright === 'set');
    expect(sets.map((set) => set.Transform.posX)).toEqual([3]);
    expect(JSON.stringify(sets)).toContain('The seer');
    expect(after.ObjectStates.filter((object) => object.Name === 'HandTrigger')).toHaveLength(2);
  });

  it('gives bags and buttons a free place beside what its owner put there', async () => {
    const base = await ownTable((save) => {
      const lamp = (posX: number, posZ: number) => ({ ...roleOf(save, 'set').Transform, posX, posZ });
      const own = [lamp(-26, 12), lamp(-22.5, 5), lamp(26, 0)].map((Transform, index) => ({
        ...{ Name: 'Bag', GUID: `zz${index}`, Nickname: 'Mine', GMNotes: '', Transform },
      }));
      save.ObjectStates = own as never;
    });
    const { ObjectStates: objects } = await read((await write(small(), { base })).save);
    const standing = objects.filter((object) => object.Name !== 'HandTrigger');
    expect(standing).toHaveLength(6);
    for (const [index, one] of standing.entries())
      for (const other of standing.slice(index + 1)) {
        const [a, b] = [one.Transform, other.Transform];
        expect(Math.hypot(a.posX - b.posX, a.posZ - b.posZ)).toBeGreaterThanOrEqual(3);
      }
  });

  it('keeps the ground of a save with large cells, as large as it was', async () => {
    const { save } = await write(small(), { cell: 8 });
    const base = join(folder, 'large.json');
    await writeFile(base, await readFile(save));
    const first = roleOf(await read(save), 'ground');
    const again = await read((await write(small(), { base })).save);
    expect([again.Table, roleOf(again, 'ground').Transform]).toEqual(['Table_None', first.Transform]);
  });

  it('keeps what another export into the same folder put there, pictures included', async () => {
    const base = await ownTable(() => {});
    const { save } = await write(smallSet('beta', ['scout']), { base });
    const shown = [...tree((await read(save)).ObjectStates)].flatMap(addressesOf);
    expect(shown.some((path) => path.includes('alpha-warden-cards'))).toBe(true);
    for (const path of shown) expect((await stat(path)).isFile()).toBe(true);
  });

  it('teaches the addresses of pictures that were uploaded in the game; the next export asks for the changed ones only', async () => {
    const base = await ownTable((save) => {
      const uploaded = JSON.stringify(save.ObjectStates).replace(
        /"[^"]*\/pictures\/([^"]+)\.png"/g,
        '"https://host.example/ugc/$1/"',
      );
      save.ObjectStates = JSON.parse(uploaded) as BaseSave['ObjectStates'];
    });
    expect((await write(small(), { base })).local).toEqual([]);
    // The addresses are remembered beside the save: the base is not needed again.
    const { local, save } = await write(renamed(small(), 'oracle', 'The seer'));
    expect(local.map((file) => file.replace(/-[0-9a-f]{16}/, ''))).toEqual(['alpha-oracle-cards.png']);
    expect(JSON.stringify(await read(save))).toContain('https://host.example/ugc/alpha-warden-cards');
  });

  it.each([
    ['text', 'Hello', 'it is not JSON'],
    ['a list', '[]', 'no list "ObjectStates"'],
    ['objects that are none', '{"ObjectStates":[{"Name":"Bag"},7]}', 'object 2 of "ObjectStates"'],
    [
      'endless nesting',
      `${'{"ObjectStates":[{"Name":"Bag","ContainedObjects":['}${'{"Name":"Bag","ContainedObjects":['.repeat(5000)}${']}'.repeat(5000)}]}]}`,
      'nested deeper',
    ],
    ['a bag whose content is no list', '{"ObjectStates":[{"Name":"Bag","ContainedObjects":{}}]}', 'object 1'],
  ])('is refused with a sentence when it is %s', async (_, text, sentence) => {
    const base = join(folder, 'hostile.json');
    await writeFile(base, text);
    await expect(write(small(), { base })).rejects.toMatchObject({
      code: 'base/no-save',
      message: expect.stringContaining(sentence),
    });
    await expect(readdir(out)).rejects.toThrow();
  });

  it('is laid on where what Setwright put there was changed by hand', async () => {
    const base = await ownTable((save) => {
      save.ComponentTags = { labels: [{ displayed: 'SETWRIGHT', normalized: 'setwright' }] };
      const hand = roleOf(save, 'hand') as unknown as Record<string, unknown>;
      Object.assign(hand, { Tags: undefined, LuaScript: 7, GUID: 'mine' });
      roleOf(save, 'set').Transform.scaleX = 0;
      roleOf(save, 'randomizer').Transform.posX = 5000;
    });
    const again = await read((await write(small(), { base })).save);
    expect(again.ObjectStates.filter(({ Name }) => Name === 'HandTrigger').map(({ GUID }) => GUID)).toContain('mine');
    expect(roleOf(again, 'set').Transform.scaleX).toBe(1);
    expect(Math.abs(roleOf(again, 'randomizer').Transform.posX)).toBeLessThan(100);
    expect(again.ComponentTags?.labels).toContainEqual({ displayed: 'Setwright', normalized: 'setwright' });
  });

  it('is what is told to be at fault where nothing can be laid on it', async () => {
    const base = await ownTable((save) => {
      const block = roleOf(save, 'intro');
      const places = Array.from({ length: 43 }, (_, index) => index * 5 - 105);
      const crammed = places.flatMap((posX) =>
        places.map((posZ) => ({ ...block, GUID: 'block', GMNotes: '', Transform: { ...block.Transform, posX, posZ } })),
      );
      save.ObjectStates = crammed;
    });
    await expect(write(small(), { base })).rejects.toMatchObject({
      code: 'base/not-usable',
      message: expect.stringMatching(/own\.json: .*stands on something of the table's owner\. Make room on it/),
    });
  });

  it('survives marks that somebody forged', async () => {
    const forged = [
      { Name: 'Bag', GMNotes: '{"setwright":"set","set":"alpha","files":7}', Tags: 'x' },
      {
        Name: 'Custom_Tile',
        GMNotes: '{"setwright":"map","set":"other","files":[["../../../etc/passwd"]]}',
        CustomImage: { ImageURL: 'https://x.example/a' },
      },
      {
        Name: 'DeckCustom',
        GMNotes: '{"setwright":"deck","set":"alpha","files":[[1,2]],"sheets":"no"}',
        CustomDeck: 'no',
        ContainedObjects: [],
      },
    ];
    const base = join(folder, 'forged.json');
    await writeFile(base, JSON.stringify({ ObjectStates: forged, TabStates: 'x', ComponentTags: { labels: [null] } }));
    const { save } = await write(small(), { base });
    expect((await read(save)).ObjectStates.slice(0, 2)).toEqual(forged.slice(0, 2));

    await writeFile(base, JSON.stringify({ ObjectStates: [], TabStates: { 0: null, 1: 'x', 2: { body: 7 } } }));
    expect((await read((await write(small(), { base })).save)).TabStates).toMatchObject({ 2: { body: 7 } });
  });
});

describe("The game's own folder", () => {
  const machine = (): Machine => ({ platform: 'linux', home: folder, env: {} });
  const saves = () => join(folder, '.local', 'share', 'Tabletop Simulator', 'Saves');

  it('is looked for where each operating system has it', () => {
    const env = { USERPROFILE: 'C:\\Users\\Ann', OneDrive: 'C:\\Users\\Ann\\OneDrive' };
    expect(gameFolders({ platform: 'win32', home: 'C:\\Users\\Ann', env })).toEqual([
      'C:\\Users\\Ann\\Documents\\My Games\\Tabletop Simulator',
      'C:\\Users\\Ann\\OneDrive\\Documents\\My Games\\Tabletop Simulator',
    ]);
    expect(gameFolders({ platform: 'darwin', home: '/Users/ann', env: {} })).toEqual([
      '/Users/ann/Library/Tabletop Simulator',
    ]);
    expect(gameFolders({ platform: 'linux', home: '/home/ann', env: {} })[0]).toBe(
      '/home/ann/.local/share/Tabletop Simulator',
    );
  });

  it('is named in a sentence when it is not there, before anything is painted', async () => {
    await expect(write(small(), { install: machine() })).rejects.toMatchObject({ code: 'game/missing' });
    await expect(readdir(out)).rejects.toThrow();
  });

  it('gets the save under the next free number; only a save that Setwright wrote and nobody touched is replaced', async () => {
    await mkdir(saves(), { recursive: true });
    await writeFile(join(saves(), 'TS_Save_1.json'), '{"SaveName":"Mine","Note":"setwright","ObjectStates":[]}');
    await writeFile(join(saves(), 'TS_Save_3.json'), 'not even JSON, setwright');
    const install = machine();
    const first = await write(small(), { install });
    expect(first.installed).toBe(join(saves(), 'TS_Save_2.json'));
    expect((await stat(join(saves(), 'TS_Save_2.png'))).isFile()).toBe(true);
    expect((await write(renamed(small(), 'oracle', 'The seer'), { install })).installed).toBe(first.installed);
    // Other sets are another save.
    expect((await write(smallSet('beta', ['scout']), { install })).installed).toBe(join(saves(), 'TS_Save_4.json'));
    const played = await read(first.installed!);
    played.Note = 'Round 3';
    await writeFile(first.installed!, JSON.stringify(played, undefined, 2));
    expect((await write(small(), { install })).installed).toBe(join(saves(), 'TS_Save_5.json'));
    expect((await read(first.installed!)).Note).toBe('Round 3');
    expect(await readFile(join(saves(), 'TS_Save_1.json'), 'utf8')).toContain('Mine');
  });
});

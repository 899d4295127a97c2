import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { studioOver, type Transport } from '../../../app/contract/client.ts';
import type { MenuChoice, MenuGroup } from '../../../app/contract/menu.ts';
import type { Progress, Studio } from '../../../app/contract/studio.ts';
import { digestText } from '../../../rules/kernel/digest.ts';
import { openedFrom } from '../../opened-from.ts';
import { harbour } from '../import/harbour.ts';
import { playsSeries } from '../studio/simulate/plays-series.ts';
import { heroText, type SmallSet, smallSet } from './small-set.ts';
import { refusal, transports } from './transport-kinds.ts';

const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);
const followed = () => {
  const events: Progress[] = [];
  return { events, onEvent: (event: Progress) => void events.push(event), signal: new AbortController().signal };
};

playsSeries();

describe.each(Object.entries(transports))('editing over %s', (_name, start) => {
  let small: SmallSet;
  let studio: Studio;
  let transport: Transport;
  let end: () => Promise<void>;
  let folder: string;

  beforeEach(async () => {
    small = await smallSet();
    ({ transport, end } = await start(small.studio));
    studio = studioOver(transport);
    folder = small.folder;
    await studio.openSet({ folder });
  });
  afterEach(async () => {
    await end();
    await small.remove();
  });

  const addTo = (name: string, bytes: Uint8Array<ArrayBuffer>) => studio.addPicture({ folder, name, bytes });
  const rewrite = async (change: (hero: Record<string, unknown>) => object) => {
    const text = await readFile(join(folder, 'heroes/warden.json'), 'utf8');
    const write = {
      file: 'heroes/warden.json',
      base: digestText(text),
      text: JSON.stringify(change(JSON.parse(text))),
    };
    expect(await studio.save({ folder, label: 'Edit', writes: [write] })).toEqual({ kind: 'saved' });
  };

  it('takes in pictures of all kinds, upright and once, and hands them over at once', async () => {
    const create = { width: 40, height: 20, channels: 3, background: '#2f6f7a' } as const;
    const png = bytesOf(await sharp({ create }).png().toBuffer());
    const first = await addTo('Über Warden.final.PNG', png);
    expect(first).toEqual({
      file: 'art/uber-warden-final.png',
      key: 'small/art/uber-warden-final.png',
      width: 40,
      height: 20,
    });
    expect(await readFile(join(folder, first.file))).toEqual(Buffer.from(png));
    expect((await addTo('Über Warden.final.PNG', png)).file).toBe(first.file);
    const turned = await sharp({ create }).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await addTo('../../uber/warden-final', bytesOf(turned))).toMatchObject({
      file: 'art/uber-warden-final.jpg',
      width: 20,
      height: 40,
    });
    const webp = await sharp({ create: { ...create, background: '#b5541c' } })
      .webp()
      .toBuffer();
    expect(await addTo('uber warden final.webp', bytesOf(webp))).toMatchObject({
      file: 'art/uber-warden-final-2.png',
      width: 40,
    });
    const drawing =
      '<svg xmlns="http://www.w3.org/2000/svg" width="20" height="10"><script>alert(1)</script><rect width="20" height="10"/></svg>';
    const svg = await addTo('con.svg', bytesOf(Buffer.from(drawing)));
    expect(svg).toMatchObject({ file: 'art/con-picture.png', width: 2000, height: 1000 });
    for (const { key, width } of [first, svg]) {
      const { bytes } = await studio.picture({ folder, key });
      expect((await sharp(bytes).metadata()).width).toBe(width);
    }
    const { sizes } = await studio.openSet({ folder });
    expect(new Map(sizes).get(svg.key)).toMatchObject({ width: 2000, height: 1000 });
  });

  it('takes in no picture that is none, that is cut off or too large, and none through a link', async () => {
    const before = await readdir(join(folder, 'art'));
    const png = await sharp({
      create: {
        width: 400,
        height: 300,
        channels: 3,
        background: '#000',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .png()
      .toBuffer();
    const huge = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="90000" height="90000"/>');
    const wrong: [string, Buffer, string][] = [
      ['text.png', Buffer.from('no picture'), 'picture/unreadable'],
      ['empty.png', Buffer.alloc(0), 'picture/empty'],
      ['half.png', png.subarray(0, png.length / 2), 'picture/broken'],
      ['huge.svg', huge, 'picture/too-many-pixels'],
    ];
    for (const [name, bytes, code] of wrong) {
      const refused = await refusal(addTo(name, bytesOf(bytes)));
      expect([refused.code, refused.message], name).toEqual([
        code,
        expect.stringMatching(/Nothing was added to the set\.$/),
      ]);
    }
    expect(await readdir(join(folder, 'art'))).toEqual(before);
    await rm(join(folder, 'art'), { recursive: true });
    await mkdir(join(small.scratch, 'elsewhere'));
    await symlink(join(small.scratch, 'elsewhere'), join(folder, 'art'));
    expect((await refusal(addTo('warden.png', bytesOf(png)))).code).toBe('picture/no-folder');
    expect(await readdir(join(small.scratch, 'elsewhere'))).toEqual([]);
    const shape = await refusal(transport.call('addPicture', { folder, name: 'a.png', bytes: 'octets' }));
    expect(shape.code).toBe('call/shape');
  });

  it('keeps named versions with all texts and pictures, which nothing else reads, and never changes one', async () => {
    expect(await studio.versions({ folder })).toEqual([]);
    await studio.keepVersion({ folder, name: ' v0.14 ' });
    await rewrite((hero) => ({ ...hero, name: 'Guardian' }));
    await studio.keepVersion({ folder, name: 'v0.15: Ünder the sea' });
    expect((await studio.versions({ folder })).map(({ name }) => name)).toEqual(['v0.15: Ünder the sea', 'v0.14']);
    const [first, second] = await Promise.all(
      ['v0.14', 'v0.15: Ünder the sea'].map((name) => studio.readVersion({ folder, name })),
    );
    expect(new Map(first?.files).get('heroes/warden.json')).toBe(heroText);
    expect(new Map(second?.files).get('heroes/warden.json')).toContain('Guardian');
    expect(first?.pictures.map(([path]) => path)).toEqual(['art/warden.png']);
    expect(first?.keptPictures).toEqual(['art/warden.png']);
    // Once, however many versions show it.
    expect(await readdir(join(folder, '.versions/pictures'))).toHaveLength(1);
    const before = await readFile(join(folder, 'art/warden.png'));
    await writeFile(join(folder, 'art/warden.png'), await sharp(before).negate().png().toBuffer());
    const back = await studio.restorePicture({ folder, name: 'v0.14', path: 'art/warden.png' });
    expect(back.file).toBe('art/warden-2.png');
    expect(await readFile(join(folder, back.file))).toEqual(before);
    for (const path of ['art/other.png', '../set.json']) {
      const none = await refusal(studio.restorePicture({ folder, name: 'v0.14', path }));
      expect(none.code).toBe('version/no-picture');
    }
    // There is no room for more: the version is kept all the same, and says what it lacks.
    await writeFile(join(folder, '.versions/pictures/large'), '');
    await truncate(join(folder, '.versions/pictures/large'), 499_999_999);
    await studio.openSet({ folder });
    const full = await studio.keepVersion({ folder, name: 'v0.16' });
    expect(full.without).toEqual(['art/warden.png']);
    expect((await studio.readVersion({ folder, name: 'v0.16' })).keptPictures).toEqual(['art/warden-2.png']);
    await rm(
      join(
        folder,
        '.versions',
        (await readdir(join(folder, '.versions'))).find((one) => one.startsWith('v0-16')) ?? '',
      ),
    );
    expect((await refusal(studio.keepVersion({ folder, name: 'V0.14' }))).code).toBe('version/same-name');
    expect((await refusal(studio.keepVersion({ folder, name: '  ' }))).code).toBe('version/no-name');
    expect((await refusal(studio.readVersion({ folder, name: '../set' }))).code).toBe('version/missing');
    const { files } = await studio.openSet({ folder });
    expect(files.map(([path]) => path).sort()).toEqual(['heroes/warden.json', 'set.json']);
    await writeFile(join(folder, '.versions/broken.json'), '{"version":1,');
    await writeFile(join(folder, '.versions/other.json'), '{"version":1,"name":5,"kept":"x"}');
    expect(await studio.versions({ folder })).toHaveLength(2);
  });

  it('copies a shipped set with the words it uses, and the copy can be edited', async () => {
    const { shipped, setsFolder } = await studio.welcome();
    const saltmarch = shipped.find(({ name }) => name === 'Saltmarch')?.folder ?? '';
    const [plain, own] = [
      await studio.copySet({ folder: saltmarch }),
      await studio.copySet({ folder: saltmarch, name: 'Moor & Salt' }),
    ];
    expect([plain, own]).toEqual([join(setsFolder, 'saltmarch'), join(setsFolder, 'moor-salt')]);
    expect((await readdir(setsFolder)).filter((name) => !name.startsWith('.')).sort()).toEqual([
      'common',
      'moor-salt',
      'saltmarch',
    ]);
    const original = openedFrom(await studio.openSet({ folder: saltmarch }));
    const [copy, renamed] = [await studio.openSet({ folder: plain }), await studio.openSet({ folder: own })];
    expect([copy.readOnly, renamed.readOnly]).toEqual([undefined, undefined]);
    expect(openedFrom(copy).set?.entities).toEqual(original.set?.entities);
    const { set, problems } = openedFrom(renamed);
    expect([set?.id, set?.manifest.name, set?.entities.length]).toEqual([
      'moor-salt',
      'Moor & Salt',
      original.set?.entities.length,
    ]);
    expect(problems).toEqual(original.problems);
    const again = await studio.copySet({ folder: plain });
    expect(again).toBe(join(setsFolder, 'saltmarch-2'));
    const manifest = new Map(copy.files).get('set.json') ?? '';
    const write = { file: 'set.json', base: digestText(manifest), text: manifest.replace('Saltmarch', 'Marsh') };
    expect(await studio.save({ folder: plain, label: 'Rename', writes: [write] })).toEqual({ kind: 'saved' });
    // Words that somebody changed since are not those of the new copy.
    await writeFile(join(setsFolder, 'common/conditions/stun.json'), '{"name":"Stun","text":"Mine."}');
    const third = await studio.openSet({ folder: await studio.copySet({ folder: saltmarch, name: 'Third' }) });
    expect(JSON.parse(new Map(third.files).get('set.json') ?? '').uses).toEqual(['../common-2']);
    expect(openedFrom(third).problems).toEqual(original.problems);
    expect((await refusal(studio.copySet({ folder: small.scratch }))).code).toBe('folder/not-granted');
  });

  it('changes references to itself in a copy of another name', async () => {
    const map = { name: 'Yard', columns: 4, rows: 4, deploy: { red: ['0,0'], blue: ['3,3'] } };
    await mkdir(join(folder, 'maps'));
    await writeFile(join(folder, 'maps/yard.json'), JSON.stringify(map));
    const intro = { map: 'small/yard', red: ['small/warden'], blue: ['warden'] };
    await writeFile(
      join(folder, 'set.json'),
      JSON.stringify({ id: 'small', system: 'teamfight', format: 1, name: 'Small', description: 'small/print', intro }),
    );
    const copy = await studio.openSet({ folder: await studio.copySet({ folder, name: 'Large' }) });
    const manifest = JSON.parse(new Map(copy.files).get('set.json') ?? '');
    expect(manifest.intro).toEqual({ map: 'large/yard', red: ['large/warden'], blue: ['warden'] });
    expect([manifest.id, manifest.name]).toEqual(['large', 'Large']);
  });

  it('starts a set, each in a folder of its own, also two at once', async () => {
    const start = () => studio.newSet({ system: 'teamfight', name: 'Iron Age' });
    const folders = await Promise.all([start(), start()]);
    const { setsFolder } = await studio.welcome();
    expect(folders.sort()).toEqual([join(setsFolder, 'iron-age'), join(setsFolder, 'iron-age-2')]);
    const opened = openedFrom(await studio.openSet({ folder: folders[0] ?? '' }));
    expect([opened.set?.manifest.name, opened.problems.filter(({ severity }) => severity === 'error')]).toEqual([
      'Iron Age',
      [],
    ]);
    expect((await refusal(studio.newSet({ system: 'teamfight', name: '   ' }))).code).toBe('name/length');
    expect((await refusal(transport.call('newSet', { system: 'chess', name: 'Chess' }))).code).toBe('call/shape');
  });

  it('imports a file that the person has chosen, and no other', async () => {
    const file = join(small.scratch, 'Old Game.yaml');
    const { setsFolder } = await studio.welcome();
    await writeFile(file, harbour);
    expect((await refusal(studio.importSet({ from: 'teamfight-yaml', file }))).code).toBe('folder/not-granted');
    const granted = await studio.chooseFile({ purpose: 'import', typed: file });
    const { sets } = await studio.importSet({ from: 'teamfight-yaml', file: granted ?? '' });
    expect(sets.length).toBeGreaterThan(1);
    for (const { folder: made } of sets) {
      expect(made.startsWith(join(setsFolder, 'old-game'))).toBe(true);
      expect((await studio.openSet({ folder: made })).readOnly).toBeUndefined();
    }
    const sheet = join(small.scratch, 'Old Game.csv');
    await writeFile(sheet, 'Name,Health,Speed\nWarden,10,3\n');
    await studio.chooseFile({ purpose: 'import', typed: sheet });
    const taken = await studio.importSet({ from: 'csv', file: sheet });
    expect(taken).toEqual({
      sets: [{ folder: join(setsFolder, 'old-game-2'), contents: expect.any(String) }],
      notes: [],
    });
    expect((await studio.openSet({ folder: taken.sets[0]?.folder ?? '' })).files.map(([file]) => file)).toContain(
      'heroes/warden.json',
    );
    const choose = (typed: string) => refusal(studio.chooseFile({ purpose: 'import', typed }));
    expect((await choose('game.yaml')).code).toBe('file/relative');
    expect((await choose(small.scratch)).code).toBe('file/is-folder');
    expect((await choose(join(small.scratch, 'nothing.yaml'))).code).toBe('file/missing');
  });

  it('links a set to a CSV file that the person has chosen, and reads that anew each time', async () => {
    const file = join(small.scratch, 'linked.csv');
    await writeFile(file, 'Name,Health\nWarden,12\n');
    expect(await studio.linkedTable({ folder })).toBeUndefined();
    expect((await refusal(studio.linkTable({ folder, file }))).code).toBe('folder/not-granted');
    await studio.chooseFile({ purpose: 'table', typed: file });
    await studio.linkTable({ folder, file });
    expect(await studio.linkedTable({ folder })).toEqual({ file, text: 'Name,Health\nWarden,12\n' });
    await writeFile(file, new Uint8Array([0x4e, 0xff]));
    expect(await studio.linkedTable({ folder })).toEqual({
      file,
      refusal: expect.stringContaining('linked.csv is not text'),
    });
    await rm(file);
    expect(await studio.linkedTable({ folder })).toEqual({ file, refusal: expect.stringContaining('no such file') });
    await studio.linkTable({ folder });
    expect(await studio.linkedTable({ folder })).toBeUndefined();
  });

  it('imports a file that was dropped on the window, whatever its name, and keeps no copy of it', async () => {
    const { setsFolder } = await studio.welcome();
    const give = (name: string, text: string) => studio.giveFile({ name, bytes: bytesOf(Buffer.from(text)) });
    const sheet = await give('../../etc/My "Game"?.csv', 'Name,Health,Speed\nWarden,10,3\n');
    expect(basename(sheet)).toBe('My  Game.csv');
    const { sets } = await studio.importSet({ from: 'csv', file: sheet });
    expect(sets.map(({ folder: made }) => made)).toEqual([join(setsFolder, 'my-game')]);
    expect(existsSync(dirname(sheet))).toBe(false);
    // What cannot be imported goes too.
    const broken = await give('..', 'sets: [');
    expect((await refusal(studio.importSet({ from: 'teamfight-yaml', file: broken }))).code).toMatch(/^yaml\//);
    expect(existsSync(dirname(broken))).toBe(false);
  });

  it('plays matches with the saved set, shows progress, compares with before and can be stopped', async () => {
    const { shipped } = await studio.welcome();
    const saltmarch = shipped.find(({ name }) => name === 'Saltmarch')?.folder ?? '';
    const copy = await studio.copySet({ folder: saltmarch });
    const { files } = await studio.openSet({ folder: copy });
    const follow = followed();
    const order = { folder: copy, matches: 4, seed: 3, bots: ['random', 'random'] };
    const before = await studio.simulate(order, follow);
    expect(before.report.matches).toBe(4);
    expect(before.compared).toBeUndefined();
    expect(follow.events.at(-1)).toEqual({ what: 'matches', done: 4, total: 4 });
    const brack = new Map(files).get('heroes/brack.json') ?? '';
    const weak = {
      file: 'heroes/brack.json',
      base: digestText(brack),
      text: brack.replace(/"health": \d+/, '"health": 1'),
    };
    expect(await studio.save({ folder: copy, label: 'Weaken', writes: [weak] })).toEqual({ kind: 'saved' });
    const after = await studio.simulate({ ...order, since: before.series }, followed());
    expect(after.report.digest).not.toBe(before.report.digest);
    expect([after.compared?.arms, after.compared?.paired]).toEqual([['before', 'after'], true]);
    const stop = new AbortController();
    const stopped = studio.simulate({ ...order, matches: 5000 }, { onEvent: () => stop.abort(), signal: stop.signal });
    expect(await refusal(stopped)).toEqual({ code: 'call/stopped', message: 'Stopped; nothing of it is kept.' });
    expect((await refusal(studio.simulate({ ...order, bots: ['hal'] }, followed()))).code).toBe('bot/unknown');
  });

  it('knows which cards changed since a copy was printed, by what is on them', async () => {
    const copy = 'my box';
    const never = await studio.printed({ folder, copy });
    expect(never).toEqual({ copies: [], changed: [], added: [], gone: [], more: [], fewer: [] });
    const marked = await studio.markPrinted({ folder, copy });
    expect(marked).toMatchObject({ copies: [copy], changed: [], added: [], gone: [] });
    await rewrite((hero) => ({ ...hero, note: 'Never printed.' }));
    expect((await studio.printed({ folder, copy })).changed).toEqual([]);
    await rewrite((hero) => ({ ...hero, health: 12 }));
    const card = { kind: 'card', ref: 'small/warden', name: 'Warden' };
    expect((await studio.printed({ folder, copy })).changed).toContainEqual(card);
    await rewrite((hero) => ({ ...hero, health: 10 }));
    expect((await studio.printed({ folder, copy })).changed).toEqual([]);
    const other = await sharp({ create: { width: 8, height: 6, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    await writeFile(join(folder, 'art/warden.png'), other);
    expect((await studio.printed({ folder, copy })).changed).toContainEqual(card);
    await studio.markPrinted({ folder, copy: 'club' });
    expect((await studio.printed({ folder, copy: 'club' })).changed).toEqual([]);
    expect((await studio.printed({ folder, copy })).copies).toEqual([copy, 'club']);
    expect((await refusal(studio.markPrinted({ folder, copy: ' ' }))).code).toBe('copy/no-name');
    expect(existsSync(join(small.scratch, 'settings/printed'))).toBe(true);
  });

  it('hands over what the menu can do, and tells what the person chooses there until it is stopped', async () => {
    const stop = new AbortController();
    const told: MenuChoice[] = [];
    const menu = studio.menu(
      {},
      {
        signal: stop.signal,
        onEvent: (choice) => {
          told.push(choice);
          stop.abort();
        },
      },
    );
    const open = { id: `open ${folder}`, name: 'Open the set Small', can: true };
    const undo = { id: 'undo', name: 'Undo', keys: 'Ctrl+Z', can: false };
    const menus: MenuGroup[] = [
      { group: 'edit', title: 'Change', items: [undo] },
      { group: 'set', title: 'Sets', items: [open] },
    ];
    await studio.showMenu({ menus });
    expect(small.menus()).toEqual(menus);
    await small.menu({ id: open.id });
    await menu.catch(() => undefined);
    expect(told).toEqual([{ id: open.id }]);
    const foreign = [{ group: 'apple', title: 'Apple', items: [] }] as unknown as MenuGroup[];
    expect((await refusal(studio.showMenu({ menus: foreign }))).code).toBe('call/shape');
  });
});

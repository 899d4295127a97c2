import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { studioOver, type Transport } from '../../../app/contract/client.ts';
import { ipcTransport } from '../../../app/contract/ipc-transport.ts';
import type { Changed, Studio } from '../../../app/contract/studio.ts';
import { bridgeOver } from '../../../app/desktop/bridge.ts';
import { serveIpc } from '../../../app/desktop/ipc.ts';
import { loadSet } from '../../../app/studio/load-set.ts';
import { digestText } from '../../../rules/kernel/digest.ts';
import { openedFrom } from '../../opened-from.ts';
import { ipcPair } from './ipc-pair.ts';
import { heroText, type SmallSet, smallSet } from './small-set.ts';
import { refusal, transports } from './transport-kinds.ts';

describe.each(Object.entries(transports))('the studio over %s', (_name, start) => {
  let small: SmallSet;
  let studio: Studio;
  let transport: Transport;
  let end: () => Promise<void>;

  beforeEach(async () => {
    small = await smallSet();
    ({ transport, end } = await start(small.studio));
    studio = studioOver(transport);
  });
  afterEach(async () => {
    await end();
    await small.remove();
  });

  it('says what to open first, what is shipped and what was open before', async () => {
    const before = await studio.welcome();
    expect(before.open).toBe(small.folder);
    expect(before.shipped.map(({ name }) => name)).toContain('Saltmarch');
    expect(before.recent).toEqual([]);
    await studio.openSet({ folder: small.folder });
    const after = await studio.welcome();
    expect(after.recent.map(({ folder, name }) => [folder, name])).toEqual([[small.folder, 'Small']]);
    expect((await studio.about()).licence).toBe('MIT');
  });

  it('hands over a set from which the window opens the same set as the command line', async () => {
    const read = await studio.openSet({ folder: small.folder });
    expect(new Map(read.files).get('heroes/warden.json')).toBe(heroText);
    const here = openedFrom(read);
    const there = await loadSet(small.folder);
    expect(here.set).toEqual(there.set);
    expect(here.set?.entities.map(({ ref }) => ref)).toEqual(['small/warden']);
    expect(here.problems).toEqual(there.problems);
    expect(here.sizes.get('small/art/warden.png')).toMatchObject({ width: 8, height: 6 });
  });

  it('hands over pictures, fonts and icons by name', async () => {
    await studio.openSet({ folder: small.folder });
    const picture = await studio.picture({ folder: small.folder, key: 'small/art/warden.png' });
    expect(picture.type).toBe('image/png');
    expect([...picture.bytes.subarray(1, 4)]).toEqual([...Buffer.from('PNG')]);
    const font = await studio.font({ id: 'body' });
    expect(font.type).toBe('font/ttf');
    expect([...font.bytes.subarray(0, 4)]).toEqual([0, 1, 0, 0]);
    const icons = await studio.icons({ names: ['visored-helm', 'no-such-icon'] });
    expect(Object.keys(icons)).toEqual(['visored-helm']);
  });

  it('goes on handing over the pictures of a set whose set.json is broken meanwhile', async () => {
    await studio.openSet({ folder: small.folder });
    const path = join(small.folder, 'set.json');
    const whole = await readFile(path);
    await writeFile(path, '{ "id": ');
    const read = await studio.openSet({ folder: small.folder });
    expect(openedFrom(read).set).toBeUndefined();
    const picture = await studio.picture({ folder: small.folder, key: 'small/art/warden.png' });
    expect(picture.type).toBe('image/png');
    await writeFile(path, whole);
  });

  it('says that the folder of a granted set went away', async () => {
    const gone = join(small.scratch, 'gone');
    await mkdir(gone);
    await writeFile(join(gone, 'set.json'), '{"id":"gone","system":"teamfight","format":1,"name":"Gone"}');
    await studio.chooseFolder({ purpose: 'open-set', typed: gone });
    await rm(gone, { recursive: true });
    const refused = await refusal(studio.openSet({ folder: gone }));
    expect(refused.code).toBe('folder/missing');
    expect(refused.message).toContain('not there any more');
  });

  it('gives no picture from outside of the folder, no SVG and no file that is no picture', async () => {
    await studio.openSet({ folder: small.folder });
    const keys = [
      'small/art/link.png',
      'small/../secret.png',
      'small/art/drawing.svg',
      'small/set.json',
      '/etc/passwd',
    ];
    for (const key of keys) {
      expect((await refusal(studio.picture({ folder: small.folder, key }))).code, key).toBe('picture/missing');
    }
  });

  it('refuses a folder that nobody granted, and takes it once the person has named it', async () => {
    const other = join(small.scratch, 'other');
    await mkdir(other);
    await writeFile(join(other, 'set.json'), '{"id":"other","system":"teamfight","format":1,"name":"Other"}');
    const refused = await refusal(studio.openSet({ folder: other }));
    expect(refused.code).toBe('folder/not-granted');
    expect(refused.message).toContain(other);
    expect((await refusal(studio.openSet({ folder: join(small.folder, '..', 'other') }))).code).toBe(
      'folder/not-granted',
    );
    expect(await studio.chooseFolder({ purpose: 'open-set', typed: other })).toBe(other);
    expect(openedFrom(await studio.openSet({ folder: other })).set?.manifest.name).toBe('Other');
  });

  it('says why a chosen folder cannot be opened', async () => {
    const choose = (typed: string) => refusal(studio.chooseFolder({ purpose: 'open-set', typed }));
    expect((await choose(join(small.scratch, 'nothing'))).code).toBe('folder/missing');
    expect((await choose('small')).code).toBe('folder/relative');
    expect((await choose(join(small.folder, 'set.json'))).code).toBe('folder/file');
    const empty = await choose(join(small.folder, 'art'));
    expect(empty.code).toBe('set/missing');
    expect(empty.message).toContain('setwright new');
    expect(await studio.chooseFolder({ purpose: 'open-set' })).toBeUndefined();
  });

  it('turns away calls that do not exist and arguments of another shape', async () => {
    const wrong: [string, unknown, string][] = [
      ['constructor', undefined, 'call/unknown'],
      ['eval', 'process.exit()', 'call/unknown'],
      ['openSet', { folder: 7 }, 'call/shape'],
      ['openSet', { folder: small.folder, more: true }, 'call/shape'],
      ['openSet', [small.folder], 'call/shape'],
      ['openSet', { folder: `${small.folder}\0.png` }, 'call/shape'],
      ['icons', { names: Array.from({ length: 501 }, () => 'sun') }, 'call/shape'],
      ['exportSet', { folder: small.folder, out: small.scratch, kind: 'exe', options: {} }, 'call/shape'],
    ];
    for (const [name, args, code] of wrong) {
      expect((await refusal(transport.call(name as never, args))).code, `${name} ${JSON.stringify(args)}`).toBe(code);
    }
  });

  it('saves files of an opened set, tells a conflict, and does not tell what it wrote as a change from outside', async () => {
    const { folder, readOnly } = await studio.openSet({ folder: small.folder });
    expect(readOnly).toBeUndefined();
    const stop = new AbortController();
    const told: string[] = [];
    const watched = studio.watch({ folder }, { onEvent: ({ files }) => told.push(...files), signal: stop.signal });
    watched.catch(() => undefined);
    // What is written until it is told shows that the watcher looks.
    const seen = async (file: string) => {
      for (let text = 0; !told.includes(file); text++) {
        await writeFile(join(folder, file), `{ "text": ${text} }`);
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    };
    await seen('heroes/before.json');
    const write = { file: 'heroes/warden.json', base: digestText(heroText), text: '{ "name": "Wärden" }' };
    const added = { file: 'maps/quarry.json', base: undefined, text: '{}' };
    const save = { folder, label: 'Rename Warden', writes: [write, added] };
    expect(await studio.save(save)).toEqual({ kind: 'saved' });
    expect(await readFile(join(folder, 'heroes/warden.json'), 'utf8')).toBe(write.text);
    const removed = { file: 'maps/quarry.json', base: digestText('{}'), text: undefined };
    const conflict = await studio.save({ ...save, writes: [removed, { ...write, text: 'other' }] });
    expect(conflict).toEqual({ kind: 'conflict', files: [{ file: write.file, text: write.text }] });
    expect(await studio.save({ ...save, writes: [removed] })).toEqual({ kind: 'saved' });
    const { files } = await studio.openSet({ folder });
    expect(new Map(files).get(write.file)).toBe(write.text);
    expect(new Map(files).has(removed.file)).toBe(false);
    await seen('heroes/after.json');
    expect([...new Set(told)].sort()).toEqual(['heroes/after.json', 'heroes/before.json']);
    // Of somebody else's text it tells, also where that is one that was written here before.
    await seen(write.file);
    stop.abort();
    const long = { file: 'heroes/long.json', base: undefined, text: ' '.repeat(1_000_000) };
    expect(await studio.save({ folder, label: 'Long', writes: [long] })).toEqual({ kind: 'saved' });
  });

  it('tells what one window has saved to another one, and not to that window', async () => {
    const { folder } = await studio.openSet({ folder: small.folder });
    const stop = new AbortController();
    const told: Record<string, string[]> = { one: [], other: [] };
    for (const [window, files] of Object.entries(told)) {
      const onEvent = (changed: { readonly files: readonly string[] }) => void files.push(...changed.files);
      void studio.watch({ folder, window }, { onEvent, signal: stop.signal }).catch(() => undefined);
    }
    // What is written until both are told shows that both watchers look.
    for (let text = 0; !Object.values(told).every((files) => files.includes('heroes/outside.json')); text++) {
      await writeFile(join(folder, 'heroes/outside.json'), `{ "text": ${text} }`);
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    const file = 'heroes/mine.json';
    const writes = [{ file, base: undefined, text: '{}' }];
    expect(await studio.save({ folder, label: 'Mine', window: 'one', writes })).toEqual({ kind: 'saved' });
    await vi.waitFor(() => expect(told.other).toContain(file), 10_000);
    // The next change comes behind it, so what has not been told by then never is.
    await writeFile(join(folder, 'heroes/last.json'), '{}');
    await vi.waitFor(() => expect(told.one).toContain('heroes/last.json'), 10_000);
    expect(told.one).not.toContain(file);
    stop.abort();
  });

  it('saves into no set that ships, none that is not open and none that nobody granted', async () => {
    const { shipped } = await studio.welcome();
    const save = (folder: string) =>
      refusal(studio.save({ folder, label: 'Edit', writes: [{ file: 'theme.json', base: undefined, text: '{}' }] }));
    const saltmarch = shipped.find(({ name }) => name === 'Saltmarch')?.folder ?? '';
    expect((await save(saltmarch)).code).toBe('set/not-open');
    const opened = await studio.openSet({ folder: saltmarch });
    expect(opened.readOnly).toContain('Make a copy');
    expect(await save(saltmarch)).toEqual({ code: 'set/shipped', message: opened.readOnly });
    expect((await save(small.scratch)).code).toBe('folder/not-granted');
    const gone = join(small.folder, 'set.json');
    await studio.openSet({ folder: small.folder });
    await rm(gone);
    expect((await save(small.folder)).code).toBe('set/gone');
  });

  it('tells of changes on disk until it is stopped', async () => {
    await studio.openSet({ folder: small.folder });
    const stop = new AbortController();
    const changed = new Promise<Changed>((resolve) => {
      void studio.watch({ folder: small.folder }, { onEvent: resolve, signal: stop.signal }).catch(() => undefined);
    });
    // The watcher needs a moment to look around first, so the file is written until it is seen.
    let health = 11;
    const writing = setInterval(() => {
      health += 1;
      void writeFile(join(small.folder, 'heroes/warden.json'), heroText.replace('10', String(health)));
    }, 250);
    expect(await changed).toEqual({ folder: small.folder, files: ['heroes/warden.json'] });
    clearInterval(writing);
    stop.abort();
  });
});

describe('the IPC of the desktop shell', () => {
  it('answers nobody but its own window', async () => {
    const small = await smallSet();
    const { main, isOurs, foreign } = ipcPair();
    serveIpc(main, small.studio, isOurs);
    const stranger = studioOver(ipcTransport(bridgeOver(foreign.renderer)));
    expect((await refusal(stranger.welcome())).code).toBe('request/foreign');
    await small.remove();
  });
});

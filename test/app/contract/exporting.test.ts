import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { studioOver, type Transport } from '../../../app/contract/client.ts';
import type { ExportPreset, Progress, Studio } from '../../../app/contract/studio.ts';
import { catalogue } from '../../../renderer/model/catalogue.ts';
import { openedFrom } from '../../opened-from.ts';
import { type SmallSet, smallSet } from './small-set.ts';
import { refusal, transports } from './transport-kinds.ts';

const followed = () => ({ onEvent: (_: Progress) => {}, signal: new AbortController().signal });
const hero = {
  name: 'Warden',
  health: 10,
  speed: 3,
  abilities: [
    { id: 'shield', name: 'Shield', text: 'Range 2, 1dmg.', copies: 9 },
    { id: 'secret', name: 'Secret', text: 'Range 2, 1dmg.', copies: 0 },
  ],
};
const pdf = { kind: 'pdf', options: { what: 'cards', paper: 'a4', backs: 'long-edge' } } as const;
const tts = { kind: 'tts', options: { cell: 1, install: false } } as const;

describe.each(Object.entries(transports))('exports over %s', (_name, start) => {
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
    await write(hero);
    await studio.openSet({ folder });
  });
  afterEach(async () => {
    await end();
    await small.remove();
  });
  const write = (value: object) => writeFile(join(folder, 'heroes/warden.json'), JSON.stringify(value));

  it('are planned as they come out: the same pages, with faces that the window knows, and what will not be in them', async () => {
    await writeFile(join(folder, 'heroes/broken.json'), '{"name": "Broken"}');
    const plan = await studio.planExport({ folder, ...pdf });
    const made = await studio.exportSet({ folder, out: (await studio.welcome()).exportFolder, ...pdf }, followed());
    expect(made.summary).toContain(`${plan.total} pages`);
    expect(plan.sheets).toHaveLength(plan.total);
    const [fronts, backs] = plan.sheets;
    expect([fronts?.width, fronts?.height]).toEqual([210, 297]);
    expect(fronts?.faces.map(({ face }) => face)).toEqual([
      'small/warden#0',
      ...Array.from({ length: 8 }, () => 'small/warden#1'),
    ]);
    expect(backs?.faces.every(({ back }) => back)).toBe(true);
    expect(plan.without).toEqual(['Left out because of errors: "Broken".', 'Without copies: "Secret".']);
    const known = new Set(
      catalogue(openedFrom(await studio.openSet({ folder }))).items.flatMap(({ faces }) => faces.map(({ key }) => key)),
    );
    const map = { name: 'Quarry', columns: 4, rows: 3, deploy: { red: ['0,0'], blue: ['3,2'] } };
    await mkdir(join(folder, 'maps'), { recursive: true });
    await writeFile(join(folder, 'maps/quarry.json'), JSON.stringify(map));
    await studio.openSet({ folder }).then((read) => {
      for (const { faces } of catalogue(openedFrom(read)).items) for (const { key } of faces) known.add(key);
    });
    const png = { kind: 'png', options: { dpi: 300, bleed: true } } as const;
    for (const each of [pdf, tts, png, { kind: 'tmj', options: {} }] as const) {
      const { sheets, total, lists } = await studio.planExport({ folder, ...each });
      const own = new Set([...known, ...lists.map(([key]) => key)]);
      expect(total).toBeGreaterThan(0);
      for (const { face } of sheets.flatMap(({ faces }) => faces)) expect(own).toContain(face);
    }
  });

  it('bring maps to Tiled, with the pictures of their tiles', async () => {
    const tmj = { kind: 'tmj', options: {} } as const;
    expect((await refusal(studio.planExport({ folder, ...tmj }))).message).toContain('there is no map');
    const map = { name: 'Quarry', columns: 4, rows: 3, deploy: { red: ['0,0'], blue: ['3,2'] } };
    await mkdir(join(folder, 'maps'), { recursive: true });
    await writeFile(join(folder, 'maps/quarry.json'), JSON.stringify(map));
    const plan = await studio.planExport({ folder, ...tmj });
    const names = ['small/quarry.tmj', 'small/quarry-tiles.png'];
    expect(plan.sheets.map(({ name }) => name)).toEqual(names);
    const made = await studio.exportSet({ folder, out: (await studio.welcome()).exportFolder, ...tmj }, followed());
    expect(made.summary).toBe('1 map');
    for (const name of names) expect((await readFile(join(made.path, name))).length).toBeGreaterThan(100);
  });

  it('draw a map for a rulebook, each time under a name of its own', async () => {
    const map = { name: 'Quarry', columns: 4, rows: 3 };
    await mkdir(join(folder, 'maps'), { recursive: true });
    await writeFile(join(folder, 'maps/quarry.json'), JSON.stringify(map));
    const out = (await studio.welcome()).exportFolder;
    const draw = { what: 'area', shape: { shape: 'burst', size: 1 } } as const;
    const order = { folder, out, map: 'quarry', from: '1,1', draw, format: 'svg', dpi: 72 } as const;
    const paths = [await studio.saveDiagram(order), await studio.saveDiagram(order)].map(({ path }) => path);
    expect(paths).toEqual(['quarry-diagram.svg', 'quarry-diagram-2.svg'].map((name) => join(out, `small-${name}`)));
    expect(await readFile(paths[1]!, 'utf8')).toContain('<svg');
    expect((await refusal(studio.saveDiagram({ ...order, from: '9,9' }))).code).toBe('space/outside');
    expect((await refusal(transport.call('saveDiagram', { ...order, part: ['0,0'] }))).code).toBe('call/shape');
  });

  it('say in the plan already why nothing would come out', async () => {
    const maps = studio.planExport({ folder, kind: 'pdf', options: { what: 'maps', paper: 'a4', backs: 'none' } });
    expect((await refusal(maps)).code).toBe('export/empty');
  });

  it('tell what a table that has the last save does not have yet', async () => {
    const out = (await studio.welcome()).exportFolder;
    const next = async () => (await studio.exportSet({ folder, out, ...tts }, followed())).next;
    expect(await next()).not.toContain('last export');
    expect(await next()).toContain('No face has changed since the last export.');
    await write({ ...hero, health: 12, abilities: hero.abilities.slice(0, 1) });
    expect(await next()).toContain('Since the last export: 1 card changed; 1 card gone.');
  });

  it('are laid on a save of the person, who must have chosen it', async () => {
    const order = { folder, out: (await studio.welcome()).exportFolder, ...tts };
    const { path } = await studio.exportSet(order, followed());
    const laid = () => studio.exportSet({ ...order, base: path }, followed());
    expect((await refusal(laid())).code).toBe('folder/not-granted');
    await studio.chooseFile({ purpose: 'save', typed: path });
    expect((await laid()).next).toContain('Your own table was kept');
  });

  it('are remembered under names, for every set and after a restart; a broken list of them is none', async () => {
    const presets: ExportPreset[] = [{ name: 'Print shop', ...pdf }];
    expect(await studio.exportPresets()).toEqual([]);
    await studio.keepExportPresets({ presets });
    expect(await studio.exportPresets()).toEqual(presets);
    const wrong = { presets: [{ ...presets[0], options: { what: 'everything' } }] };
    expect((await refusal(transport.call('keepExportPresets', wrong))).code).toBe('call/shape');
    const file = join(small.scratch, 'settings/export-presets.json');
    expect(JSON.parse(await readFile(file, 'utf8'))).toEqual({ presets });
    await writeFile(file, JSON.stringify(wrong));
    expect(await studio.exportPresets()).toEqual([]);
    await rm(file);
    expect(await studio.exportPresets()).toEqual([]);
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { exportTmj } from '../../../app/studio/export-tmj.ts';
import type { TiledMap } from '../../../exporters/tmj/tiled.ts';
import { folderWith, setJson } from '../set-folder.ts';

const pass = {
  name: 'The Pass',
  columns: 4,
  rows: 3,
  ground: '#d9d3a4',
  walls: ['1,0 1,2'],
  cover: ['2,1 4,1'],
  heights: ['0,2 2,2 down'],
  terrain: [{ kind: 'rock', cells: ['1-2,0'] }],
  deploy: { red: ['0,0'], blue: ['3,2'] },
  hazards: [{ name: 'Wasps', effect: '1dmg', cells: ['0,2'] }],
  controlPoints: [{ name: 'Gate', cells: ['2,1'] }],
  markers: [{ kind: 'fog', at: '2,1', team: 'red' }],
};
const files = {
  'set.json': setJson,
  'terrain/rock.json': { name: 'Rock', blocksMovement: true, blocksSight: true },
  'markers/fog.json': { name: 'Fog', size: 2, blocksSight: true },
  'maps/pass.json': pass,
};

async function exported(): Promise<{ map: TiledMap; out: string }> {
  const out = folderWith();
  await exportTmj({ folders: [folderWith(files)], out });
  return { map: JSON.parse(readFileSync(join(out, 'iron-age/pass.tmj'), 'utf8')), out };
}

const text = (name: string, value: string) => ({ name, type: 'string', value });

describe('a map for Tiled', () => {
  it('has what fills cells as tiles, with their facts in the tileset', async () => {
    const { map } = await exported();
    expect(map).toMatchObject({
      ...{ type: 'map', version: '1.10', orientation: 'orthogonal', infinite: false },
      ...{ width: 4, height: 3, tilewidth: 64, tileheight: 64, backgroundcolor: '#d9d3a4' },
      properties: [text('map', 'iron-age/pass'), text('name', 'The Pass')],
    });
    expect(map.tilesets[0]?.tiles.map(({ id, type, properties }) => [id, type, properties[0]?.value])).toEqual([
      [0, 'terrain', 'rock'],
      [1, 'zone', 'red'],
      [2, 'zone', 'blue'],
      [3, 'hazard', 'Wasps'],
      [4, 'control point', 'Gate'],
    ]);
    expect(map.layers.flatMap((layer) => (layer.type === 'tilelayer' ? [[layer.name, layer.data]] : []))).toEqual([
      ['Terrain', [0, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]],
      ['Zones', [2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3]],
      ['Hazards', [0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 0, 0]],
      ['Control points', [0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 0, 0]],
    ]);
  });

  it('has what lies on edges as lines and what lies on the map as rectangles, each numbered once', async () => {
    const { map } = await exported();
    const objects = map.layers.flatMap((layer) => (layer.type === 'objectgroup' ? layer.objects : []));
    expect(
      objects.map(({ type, x, y, width, polyline, properties }) => [type, x, y, polyline?.[1] ?? width, properties]),
    ).toEqual([
      ['height step', 0, 128, { x: 128, y: 0 }, [text('lower', 'down')]],
      ['cover', 128, 64, { x: 128, y: 0 }, []],
      ['wall', 64, 0, { x: 0, y: 128 }, []],
      ['marker', 128, 64, 128, [text('kind', 'fog'), text('team', 'red')]],
    ]);
    expect(objects.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    expect(map.layers.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect([map.nextobjectid, map.nextlayerid]).toEqual([5, 9]);
  });

  it('lies beside the picture of its tiles, of the size that it says', async () => {
    const { map, out } = await exported();
    const { image = '', imagewidth, imageheight } = map.tilesets[0] ?? {};
    const { width, height, channels } = await sharp(join(out, 'iron-age', image)).metadata();
    expect([width, height, channels]).toEqual([imagewidth, imageheight, 4]);
    expect(imagewidth).toBe(5 * 64);
  });

  it('many tiles stand in rows', async () => {
    const out = folderWith();
    const hazards = Array.from({ length: 20 }, (_, index) => ({
      name: `Fire ${index}`,
      effect: '1dmg',
      cells: ['0,0'],
    }));
    await exportTmj({ folders: [folderWith({ ...files, 'maps/pass.json': { ...pass, hazards } })], out });
    const map: TiledMap = JSON.parse(readFileSync(join(out, 'iron-age/pass.tmj'), 'utf8'));
    expect(map.tilesets[0]).toMatchObject({ columns: 16, tilecount: 24, imagewidth: 1024, imageheight: 128 });
    const { width, height } = await sharp(join(out, 'iron-age/pass-tiles.png')).metadata();
    expect([width, height]).toEqual([1024, 128]);
  });

  it('says in a sentence that there is no map', async () => {
    await expect(
      exportTmj({ folders: [folderWith({ 'set.json': setJson })], out: folderWith() }),
    ).rejects.toMatchObject({
      code: 'export/empty',
      message: 'There is nothing to export for Tiled: there is no map. Paint or mend one and export again.',
    });
    const broken = { 'set.json': setJson, 'maps/pass.json': { ...pass, columns: 10000 } };
    await expect(exportTmj({ folders: [folderWith(broken)], out: folderWith() })).rejects.toMatchObject({
      message: 'There is nothing to export for Tiled: every map has an error. Paint or mend one and export again.',
    });
  });
});

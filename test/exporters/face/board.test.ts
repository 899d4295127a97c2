import { describe, expect, it } from 'vitest';
import { boardFace } from '../../../exporters/face/board/board.ts';
import { boardLayers } from '../../../exporters/face/board/layers.ts';
import type { Op, TextRun } from '../../../exporters/face/display-list.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';
import { quarry, quarrySet } from './board-sample.ts';

const cellMm = 25.4;

function flat(ops: readonly Op[]): Op[] {
  return ops.flatMap((op) => (op.op === 'group' || op.op === 'clip' ? [op, ...flat(op.ops)] : [op]));
}

const boardOf = (map = quarry, pictures: Parameters<typeof boardFace>[2] = new Map()) => {
  const { set, map: entity } = quarrySet(map);
  return boardFace(set, entity, pictures);
};

const runs = (ops: readonly Op[]) => flat(ops).filter((op): op is TextRun => op.op === 'text');
const words = (ops: readonly Op[]) => runs(ops).map((run) => run.text);

/** Lightness 0 to 255 of points in cells, of the painted board in grey. */
async function greys(points: readonly (readonly [number, number])[], map = quarry): Promise<number[]> {
  const pxPerMm = 5;
  const { list } = boardOf(map);
  const canvas = await new Rasteriser(new Map()).canvas(list, pxPerMm, 'trim');
  return points.map(([x, y]) => {
    const [r, g, b] = canvas
      .getContext('2d')
      .getImageData(Math.round(x * cellMm * pxPerMm), Math.round(y * cellMm * pxPerMm), 1, 1).data;
    return 0.3 * r! + 0.59 * g! + 0.11 * b!;
  });
}

describe('a painted map', () => {
  it('is exactly columns by rows inches large, without a bleed that would shift a grid', () => {
    const { list, columns, rows } = boardOf();
    expect([list.width, list.height, list.bleed]).toEqual([columns * cellMm, rows * cellMm, 0]);
  });

  it('is the same picture each time', () => {
    expect(JSON.stringify(boardOf().list)).toBe(JSON.stringify(boardOf().list));
  });

  it('names its zones, points, hazards with their effect, terrain with what it does, and what lies on it', () => {
    const text = words(boardOf().list.ops).join(' ');
    for (const name of [
      'Red deploys',
      'Blue deploys',
      'North Gate',
      'Lava 2dmg',
      'Granite no entry, no sight',
      'Deep water no entry',
      'Thicket no sight',
      'Mud 2 to enter',
      'Old road',
      'Powder barrel',
      'Totem',
    ])
      expect(text).toContain(name);
    expect(words(boardOf().list.ops)).toContain('A');
    expect(words(boardOf().list.ops)).toContain('R');
  });

  it('has a ground beside the whole picture, on which what lies on the map is missing and all else the same', () => {
    const { list, ground } = boardOf();
    expect(words(list.ops)).toContain('Powder');
    expect(words(ground.ops)).not.toContain('Powder');
    expect(words(ground.ops)).toEqual(expect.arrayContaining(['Lava', 'Granite', '15']));
    const whole = new Set(list.ops.map((op) => JSON.stringify(op)));
    expect(ground.ops.filter((op) => !whole.has(JSON.stringify(op)))).toEqual([]);
    const bare = boardOf({ ...quarry, markers: [] });
    expect(bare.ground).toEqual(bare.list);
    expect(ground).toEqual(bare.list);
  });

  it('numbers columns and rows at all four edges as files and messages count them', () => {
    const { list } = boardOf();
    for (const text of ['0', '11', '15']) {
      const x = (Number(text) + 0.5) * cellMm;
      const atTop = runs(list.ops).filter((run) => run.text === text && run.baseline < 4);
      expect(atTop.map((run) => run.x + run.advance / 2)).toEqual([expect.closeTo(x, 3)]);
    }
    expect(runs(list.ops).filter((run) => run.text === '11')).toHaveLength(4);
  });

  it('keeps every word inside the board and every label inside its cells', () => {
    const long = {
      name: 'Spikes of the Very Old and Quite Forgotten Fortification',
      effect: 'push 1 '.repeat(60),
      cells: ['0,0'],
    };
    const { list } = boardOf({
      ...quarry,
      hazards: [long],
      controlPoints: [{ name: 'Supercalifragilistic', cells: ['15,11'] }],
    });
    for (const run of runs(list.ops)) {
      expect(run.x).toBeGreaterThanOrEqual(0);
      expect(run.x + run.advance).toBeLessThanOrEqual(list.width);
      expect(run.baseline).toBeGreaterThan(0);
      expect(run.baseline).toBeLessThanOrEqual(list.height);
    }
    const spikes = runs(list.ops).filter((run) => run.text === 'Spikes');
    expect(spikes[0]!.x).toBeLessThan(cellMm);
  });

  it('prints walls darkest in grey, and solids darker than ground', async () => {
    const [wall, across, rock, ground, cover, red] = await greys([
      [3.05, 4.1],
      [4.1, 5.05],
      [5.5, 3.2],
      [13.3, 8.3],
      [6.1, 8],
      [0.4, 10.4],
    ]);
    expect(Math.max(wall!, across!)).toBeLessThan(45);
    expect(rock!).toBeLessThan(ground! - 60);
    expect(cover!).toBeGreaterThan(wall! + 25);
    expect(red!).toBeLessThan(ground!);
  });

  it('tells terrain that blocks movement, sight, both or neither apart', () => {
    const kinds = ['rock', 'water', 'thicket', 'mud', 'road'];
    const pictures = kinds.map((kind) => {
      const { list } = boardOf({ name: 'One', columns: 3, rows: 3, terrain: [{ kind, cells: ['1,1'] }] });
      return JSON.stringify(list.ops.filter((op) => op.op !== 'text'));
    });
    expect(new Set(pictures).size).toBe(kinds.length);
  });

  it('lays a picture under the grid and the picture of a piece into its shape', () => {
    const pictures = new Map([
      ['demo/art/ground.jpg', { width: 1600, height: 1200 }],
      ['demo/art/totem.png', { width: 400, height: 200 }],
    ]);
    const { list } = boardOf({ ...quarry, picture: { file: 'art/ground.jpg' } }, pictures);
    const images = flat(list.ops).filter((op) => op.op === 'image');
    expect(list.ops[0]).toEqual({ op: 'image', src: 'demo/art/ground.jpg', x: 0, y: 0, w: list.width, h: list.height });
    const totem = images[1]!;
    expect(totem.src).toBe('demo/art/totem.png');
    expect(totem.w / totem.h).toBeCloseTo(2, 5);
    expect(totem.x + totem.w / 2).toBeCloseTo(14.5 * cellMm, 3);
  });

  it('shows a picture to trace in the window and never prints it', () => {
    const pictures = new Map([['demo/art/scan.jpg', { width: 1600, height: 1200 }]]);
    const traced = { ...quarry, picture: { file: 'art/scan.jpg' }, pictureUse: 'tracing' } as const;
    const { set, map } = quarrySet(traced);
    const sources = (ops: readonly Op[]) => flat(ops).flatMap((op) => (op.op === 'image' ? [op.src] : []));
    const window = boardLayers(set, map, pictures).flatMap(({ ops }) => ops);
    expect(sources(window)).toContain('demo/art/scan.jpg');
    const { list, ground } = boardOf(traced, pictures);
    expect(sources([...list.ops, ...ground.ops])).toEqual([]);
  });

  it('has another floor for each name, takes it from the theme, and lets the map choose otherwise', () => {
    const floors = ['earth', 'grass', 'stone', 'planks', 'sand', 'snow', 'dark'] as const;
    const made = floors.map((floor) => JSON.stringify(boardOf({ ...quarry, look: { floor } }).list.ops));
    expect(new Set(made).size).toBe(floors.length);
    const { set, map } = quarrySet(quarry);
    const themed = { ...set, theme: { ...set.theme, maps: { floor: 'snow' } as const } };
    expect(JSON.stringify(boardFace(themed, map, new Map()).list.ops)).toBe(made[5]);
    const own = { ...map, data: { ...map.data, look: { floor: 'sand' as const } } };
    expect(JSON.stringify(boardFace(themed, own, new Map()).list.ops)).toBe(made[4]);
  });

  it('writes nothing smaller than 6.5 pt, in all colours and in low ink', () => {
    const { set, map } = quarrySet(quarry);
    for (const ink of ['full', 'low'] as const)
      for (const run of runs(boardFace(set, map, new Map(), ink).list.ops))
        expect(run.size / (25.4 / 72), run.text).toBeGreaterThanOrEqual(6.5 - 1e-6);
  });

  it('names every terrain, hazard, line and point in its legend, outside of the cells', () => {
    const { list, sheet, legend, ground } = boardOf({ ...quarry, look: { legend: 'below' } });
    expect([sheet?.width, ground.height]).toEqual([list.width, list.height]);
    expect(sheet?.height).toBeGreaterThan(list.height);
    const said = words(legend?.ops ?? []).join(' ');
    for (const { name } of quarry.hazards ?? []) expect(said).toContain(name);
    for (const { name } of quarry.controlPoints ?? []) expect(said).toContain(name);
    expect(said).toContain('Blocks movement and sight.');
    expect(boardOf().sheet).toBeUndefined();
  });

  it('leaves out cells beyond the map and pieces it does not know, and shows a box for a letter no font has', () => {
    const odd = {
      ...quarry,
      markers: [{ kind: 'nobody', at: '1,1' }],
      hazards: [{ name: 'Lava 🔥', effect: '', cells: ['15-40,3', '2,99'] }],
    };
    const { list } = boardOf(odd);
    expect(words(list.ops).filter((word) => word === 'Lava')).toHaveLength(1);
    expect(words(list.ops).join('')).not.toContain('🔥');
  });

  it('takes the largest map there is', () => {
    const cells = Array.from({ length: 100 }, (_, y) => `0-99,${y}`);
    const { list } = boardOf({
      name: 'All',
      columns: 100,
      rows: 100,
      terrain: [{ kind: 'rock', cells }],
      hazards: [{ name: 'H', effect: '1dmg', cells }],
    });
    expect(list.ops.length).toBeGreaterThan(100);
  });
});

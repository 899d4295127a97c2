import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { iconLibrary } from '../../../exporters/png/icon-library.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';

const folder = mkdtempSync(join(tmpdir(), 'setwright-raster-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const list: DisplayList = {
  width: 20,
  height: 20,
  bleed: 2,
  corner: 0,
  ops: [
    { op: 'rect', x: -2, y: -2, w: 24, h: 24, fill: '#ff0000' },
    { op: 'path', d: 'M2 2h4v4h-4Z', fill: '#00ff00' },
    {
      op: 'clip',
      shape: { op: 'rect', x: 10, y: 0, w: 2, h: 2 },
      ops: [{ op: 'rect', x: 8, y: 0, w: 8, h: 8, fill: '#0000ff' }],
    },
    { op: 'group', x: 10, y: 10, rotate: 90, scale: 2, ops: [{ op: 'rect', x: 0, y: 0, w: 2, h: 1, fill: '#ffffff' }] },
    { op: 'rect', x: 0, y: 16, w: 4, h: 4, fill: '#000000', opacity: 0.5 },
    {
      op: 'rect',
      x: 14,
      y: 14,
      w: 6,
      h: 6,
      fill: {
        kind: 'linear',
        line: [14, 0, 20, 0],
        stops: [
          [0, '#000000'],
          [1, '#ffffff'],
        ],
      },
    },
    { op: 'icon', name: 'plain-square', x: 16, y: 2, size: 4, fill: '#00ffff' },
    { op: 'image', src: 'demo/dot.png', x: 2, y: 8, w: 4, h: 4 },
    { op: 'text', x: 14, baseline: 12, text: 'I', font: 'condensed-bold', size: 8, advance: 2, fill: '#ffff00' },
  ],
};

async function painted(area: 'trim' | 'bleed') {
  const path = join(folder, 'dot.png');
  await sharp({ create: { width: 8, height: 8, channels: 3, background: '#ff00ff' } })
    .png()
    .toFile(path);
  const raster = new Rasteriser(new Map([['demo/dot.png', { path, format: 'png', width: 8, height: 8, hash: '' }]]));
  const png = await raster.png(list, 10, area);
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
  ];
  return { png, info, at };
}

describe('painting with Skia', () => {
  it('puts every kind of op where its millimetres say', async () => {
    const { at, info } = await painted('trim');
    expect(info).toMatchObject({ width: 200, height: 200, channels: 3 });
    expect(at(1, 1)).toEqual([255, 0, 0]);
    expect(at(40, 40)).toEqual([0, 255, 0]);
    expect(at(105, 10)).toEqual([0, 0, 255]);
    expect(at(90, 10)).toEqual([255, 0, 0]);
    expect(at(90, 120)).toEqual([255, 255, 255]);
    expect(Math.abs(at(20, 180)[0]! - 127.5)).toBeLessThan(2);
    expect(at(150, 170)[0]).toBeLessThan(at(190, 170)[0]!);
    expect(at(180, 40)).toEqual([0, 255, 255]);
    expect(at(40, 100)).toEqual([255, 0, 255]);
    expect(at(149, 95)).toEqual([255, 255, 0]);
  });

  it('states the resolution, and paints the bleed where it is asked for', async () => {
    const { png, at, info } = await painted('bleed');
    expect(info).toMatchObject({ width: 240, height: 240 });
    expect(at(60, 60)).toEqual([0, 255, 0]);
    expect((await sharp(png).metadata()).density).toBe(254);
  });

  it('leaves what is not painted transparent where it is asked to', async () => {
    const raster = new Rasteriser(new Map());
    const half: DisplayList = {
      width: 4,
      height: 4,
      bleed: 0,
      corner: 0,
      ops: [{ op: 'rect', x: 0, y: 0, w: 2, h: 4, fill: '#ff8000', opacity: 0.5 }],
    };
    const { data } = await sharp(await raster.png(half, 10, 'trim', true))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[39 * 4 + 3]).toBe(0);
    expect(data[0]).toBeGreaterThan(250);
    expect(data[3]).toBeGreaterThan(120);
    expect(data[3]).toBeLessThan(135);
  });
});

describe('the icon library', () => {
  it('knows each icon in three forms and leaves out what it does not know', () => {
    const found = iconLibrary([
      'wolf-head',
      'wolf-head/solid',
      'wolf-head/halo',
      'no-such-icon',
      'constructor',
      'no-such-icon/halo',
    ]);
    expect(Object.keys(found)).toEqual(['wolf-head', 'wolf-head/solid', 'wolf-head/halo']);
    expect(new Set(Object.values(found)).size).toBe(3);
  });
});

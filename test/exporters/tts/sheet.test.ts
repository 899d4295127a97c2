import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';
import { paintSheets, type Sheet } from '../../../exporters/png/sheet.ts';
import { plainFace, plan, smallSet } from './fixture.ts';

const painter = new Rasteriser(new Map());
const folder = mkdtempSync(join(tmpdir(), 'setwright-sheets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function painted(sheet: Sheet): Promise<Buffer> {
  const path = join(folder, 'sheet.png');
  await paintSheets(
    painter,
    [sheet],
    () => path,
    async () => {},
  );
  return readFileSync(path);
}

describe('Painting sheets', () => {
  it('paints each face as it is painted alone, in the slot where the game looks for it', async () => {
    const sheet = plan([smallSet('alpha', ['warden'])]).images.find((job) => job.kind === 'sheet')!;
    const png = await painted(sheet);
    expect(await sharp(png).metadata()).toMatchObject({ width: sheet.width, height: sheet.height, channels: 3 });
    for (const { x: left, y: top, width, height, list } of sheet.cells) {
      const slot = await sharp(png).extract({ left, top, width, height }).raw().toBuffer();
      const alone = await painter.png(list, width / list.width, 'trim');
      const pixels = await sharp(alone).raw().toBuffer();
      expect(pixels.length).toBe(slot.length);
      expect(greatestDifference(pixels, slot)).toBeLessThanOrEqual(2);
    }
  });

  it('turns a face that lies in a slot that stands, its top to the right', async () => {
    const list = plainFace('lies', 88.9, 63.5);
    const cells = [{ x: 0, y: 0, width: 127, height: 178, list, turn: 90 as const }];
    const png = await painted({ width: 127, height: 178, cells, transparent: false });
    const alone = await sharp(await painter.png(list, 2, 'trim'))
      .rotate(90)
      .resize(127, 178, { fit: 'fill' })
      .raw()
      .toBuffer();
    expect(greatestDifference(alone, await sharp(png).raw().toBuffer())).toBeLessThan(40);
  });

  it('keeps the transparency around a figure, and colours at its edge as they are', async () => {
    const list: DisplayList = {
      ...plainFace('', 20, 20),
      ops: [{ op: 'rect', x: 5, y: 5, w: 10, h: 10, fill: '#c80000', opacity: 0.5 }],
    };
    const cells = [{ x: 0, y: 0, width: 40, height: 40, list }];
    const png = await painted({ width: 40, height: 40, cells, transparent: true });
    const pixels = await sharp(png).raw().toBuffer();
    const at = (x: number, y: number) => [...pixels.subarray((y * 40 + x) * 4, (y * 40 + x) * 4 + 4)];
    expect(at(2, 2)).toEqual([0, 0, 0, 0]);
    const [red, green, , alpha] = at(20, 20);
    expect(Math.abs(red! - 200)).toBeLessThanOrEqual(2);
    expect([green, Math.abs(alpha! - 128) <= 1]).toEqual([0, true]);
  });

  it('hands over every sheet once, and an error in one of them ends the work', async () => {
    const sheets = Array.from({ length: 5 }, (_, index) => ({
      ...{ width: 30, height: 30, transparent: false, index },
      cells: [{ x: 0, y: 0, width: 30, height: 30, list: plainFace(String(index), 30, 30) }],
    }));
    const pathOf = ({ index }: { index: number }) => join(folder, `${index}.png`);
    const seen: number[] = [];
    await paintSheets(painter, sheets, pathOf, async (sheet) => {
      seen.push(sheet.index);
    });
    expect(seen.sort()).toEqual([0, 1, 2, 3, 4]);
    const failing = paintSheets(painter, sheets, pathOf, async (sheet) => {
      if (sheet.index === 2) throw new Error('no space');
    });
    await expect(failing).rejects.toThrow('no space');
  });
});

/** Edges that fall between pixels are rounded differently by a hair at another place of the canvas. */
function greatestDifference(one: Buffer, other: Buffer): number {
  let greatest = 0;
  for (let index = 0; index < one.length; index++) greatest = Math.max(greatest, Math.abs(one[index]! - other[index]!));
  return greatest;
}

import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import type { PlannedFace } from '../../../app/contract/export-plan.ts';
import type { DisplayList } from '../../../exporters/face/display-list.ts';
import { type Canvas2D, paintCanvas } from '../../../exporters/face/paint-canvas.ts';
import { planSheet } from '../../../renderer/model/plan-sheet.ts';

/** A face of 4 by 6 mm, red but for its upper left quarter, with a bleed that is blue. */
const face: DisplayList = {
  ...{ width: 4, height: 6, bleed: 1, corner: 0 },
  ops: [
    { op: 'rect', x: -1, y: -1, w: 6, h: 8, fill: '#0000ff' },
    { op: 'rect', x: 0, y: 0, w: 4, h: 6, fill: '#ff0000' },
    { op: 'rect', x: 0, y: 0, w: 2, h: 3, fill: '#00ff00' },
  ],
};
const place: PlannedFace = { face: 'a/b', back: false, x: 10, y: 10, scale: 1, show: { x: 0, y: 0, w: 4, h: 6 } };

describe('a planned sheet', () => {
  const at = (planned: PlannedFace, x: number, y: number, known = true) => {
    const sheet = { name: '', width: 40, height: 40, faces: [planned], ops: [] };
    const list = planSheet(sheet, () => (known ? face : undefined));
    const ctx: SKRSContext2D = createCanvas(40, 40).getContext('2d');
    paintCanvas(ctx as unknown as Canvas2D, list, {
      pxPerMm: 1,
      icons: {},
      images: new Map(),
      area: 'trim',
      Path2D: Path2D as never,
    });
    return [...ctx.getImageData(x, y, 1, 1).data.slice(0, 3)]
      .map((part) => part.toString(16).padStart(2, '0'))
      .join('');
  };

  it('has its faces where they will be, cut as they will be, also larger and turned by half a turn', () => {
    expect([at(place, 10, 10), at(place, 13, 15), at(place, 9, 10), at(place, 14, 10)]).toEqual([
      ...['00ff00', 'ff0000', 'ffffff', 'ffffff'],
    ]);
    const wide = { ...place, show: { x: -1, y: 0, w: 5, h: 6 } };
    expect([at(wide, 9, 10), at(wide, 14, 10)]).toEqual(['0000ff', 'ffffff']);
    const large = { ...place, scale: 3 };
    expect([at(large, 10, 10), at(large, 21, 27), at(large, 22, 10)]).toEqual(['00ff00', 'ff0000', 'ffffff']);
    const turned = { ...large, turn: 180 as const };
    expect([at(turned, 10, 10), at(turned, 21, 27), at(turned, 22, 10)]).toEqual(['ff0000', '00ff00', 'ffffff']);
    const round = { ...place, show: { x: 0, y: 0, w: 4, h: 4 }, round: 2 };
    expect([at(round, 12, 12), at(round, 12, 15)]).toEqual(['ff0000', 'ffffff']);
  });

  it('keeps the place of a face that is not there yet', () => {
    expect([at(place, 11, 11, false), at(place, 20, 20, false)]).toEqual(['e4ded4', 'ffffff']);
  });
});

import { type Canvas, createCanvas, Path2D as SkiaPath } from '@napi-rs/canvas';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { boardLayers } from '../../../exporters/face/board/layers.ts';
import { paintCanvas } from '../../../exporters/face/paint-canvas.ts';
import { cellMm } from '../../../exporters/face/sizes.ts';
import { Rasteriser } from '../../../exporters/png/raster.ts';
import { LayerBitmap } from '../../../renderer/painter/layer-bitmap.ts';
import type { Camera } from '../../../renderer/stage/camera.ts';
import { Memory } from '../../../rules/kernel/memory.ts';
import { mapOf } from '../../../rules/teamfight/paint/map-of.ts';
import { paint } from '../../../rules/teamfight/paint/paint.ts';
import { paintingOf } from '../../../rules/teamfight/paint/painting-of.ts';
import type { MapFile } from '../../../schemas/types.generated.ts';
import { quarry, quarrySet } from '../../exporters/face/board-sample.ts';
import { strokesOn } from '../../rules/teamfight/paint/support.ts';

/**
 * Levels of 255 that pixels may be off together. Skia smooths an edge otherwise by as much where it paints a part of a canvas only; single
 * pixels can be off by more.
 */
const slack = 16;

const { set } = quarrySet();
const assets = { icons: {}, images: new Map<string, CanvasImageSource>(), release: () => undefined };
const board = { width: quarry.columns * cellMm, height: quarry.rows * cellMm };
const view = { width: 620, height: 470 };
const whole: Camera = { x: 0, y: 0, scale: 1.5 };

/** A board on the stage, and how its layers look there. */
function onStage() {
  const memory = new Memory();
  const bitmaps = new Map<string, LayerBitmap>();
  return (data: MapFile, camera: Camera) =>
    boardLayers(set, { data, ref: 'demo/quarry' }, new Map(), memory).map((layer) => {
      const bitmap = bitmaps.get(layer.name) ?? new LayerBitmap();
      bitmaps.set(layer.name, bitmap);
      bitmap.show({ layer, assets, board }, camera, view, true);
      while (!bitmap.rests) bitmap.paintNext();
      const canvas = createCanvas(view.width, view.height);
      bitmap.draw(canvas.getContext('2d') as unknown as CanvasRenderingContext2D, camera);
      return { name: layer.name, canvas };
    });
}

/** The same layers, each painted whole. */
function printed(data: MapFile, { x, y, scale }: Camera) {
  return boardLayers(set, { data, ref: 'demo/quarry' }, new Map()).map(({ name, ops }) => {
    const canvas = createCanvas(view.width, view.height);
    const ctx = canvas.getContext('2d') as unknown as CanvasRenderingContext2D;
    ctx.translate(Math.round(-x * scale), Math.round(-y * scale));
    paintCanvas(ctx, { ...board, bleed: 0, corner: 0, ops }, { pxPerMm: scale, ...assets, area: 'trim' });
    return { name, canvas };
  });
}

/** Where and by how much two pictures differ most in all of four pixels side by side. */
function farthest(a: Canvas, b: Canvas): { readonly by: number; readonly at: string } {
  const { width, height } = view;
  const [one, other] = [a, b].map((canvas) => canvas.getContext('2d').getImageData(0, 0, width, height).data) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  const apart = new Float32Array(width * height);
  for (let at = 0; at < one.length; at += 4) {
    const [alpha, beta] = [one[at + 3] as number, other[at + 3] as number];
    let most = Math.abs(alpha - beta);
    // Of what is hardly there the colour is hardly known.
    for (let colour = at; colour < at + 3; colour++)
      most = Math.max(most, Math.abs((one[colour] as number) * alpha - (other[colour] as number) * beta) / 255);
    apart[at / 4] = most;
  }
  const off = (pixel: number) => apart[pixel] as number;
  let [by, at] = [0, ''];
  for (let pixel = 0; pixel < width * (height - 1); pixel++) {
    if (off(pixel) <= by || pixel % width === width - 1) continue;
    const least = Math.min(off(pixel), off(pixel + 1), off(pixel + width), off(pixel + width + 1));
    if (least > by) [by, at] = [least, `${pixel % width},${Math.floor(pixel / width)}`];
  }
  return { by, at };
}

function compare(shown: ReturnType<typeof printed>, expected: ReturnType<typeof printed>): void {
  for (const [index, { name, canvas }] of expected.entries()) {
    const one = shown[index];
    if (!one) throw new Error(`The layer ${name} is not on the stage.`);
    const { by, at } = farthest(one.canvas, canvas);
    expect(by, `${name} at ${at}`).toBeLessThanOrEqual(slack);
  }
}

describe('a board on the stage', () => {
  beforeAll(async () => {
    // Brings the fonts.
    await new Rasteriser(new Map()).canvas({ ...board, bleed: 0, corner: 0, ops: [] }, 1, 'trim');
    vi.stubGlobal('devicePixelRatio', 1);
    vi.stubGlobal('Path2D', SkiaPath);
    vi.stubGlobal('OffscreenCanvas', function make(width: number, height: number) {
      return createCanvas(width, height);
    });
  });
  afterAll(() => void vi.unstubAllGlobals());

  it('looks as it prints after every stroke and every undo, though only what changed was painted', () => {
    fc.assert(
      fc.property(fc.array(strokesOn(quarry), { minLength: 1, maxLength: 4 }), (gestures) => {
        const show = onStage();
        const states = [quarry];
        for (const strokes of gestures) {
          const now = states.at(-1) as MapFile;
          states.push(mapOf(paint(paintingOf(now), strokes), now));
        }
        for (const state of [...states, ...states.toReversed()]) show(state, whole);
        compare(show(states.at(-1) as MapFile, whole), printed(states.at(-1) as MapFile, whole));
        compare(show(quarry, whole), printed(quarry, whole));
      }),
      { numRuns: 4 },
    );
  });

  it('looks as it prints from near and after it was moved', () => {
    const show = onStage();
    show(quarry, whole);
    for (const camera of [
      { x: 20, y: 30, scale: 9 },
      { x: 75, y: 30, scale: 9 },
      { x: 160.3, y: 120.7, scale: 9 },
      { x: -10, y: -10, scale: 1.1 },
    ])
      compare(show(quarry, camera), printed(quarry, camera));
  });
});

import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { DisplayList } from '../face/display-list.ts';
import type { Canvas2D } from '../face/paint-canvas.ts';
import type { Rasteriser } from './raster.ts';

/** Changes whenever the same lists would give other pixels, so that pictures of an earlier export are not taken for new ones. */
export const sheetVersion = 'sheet 1';

/** Where a list goes on a sheet, in pixels. Only its trimmed area is painted. */
export interface SheetCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly list: DisplayList;
}

/** A picture of one or many faces. */
export interface Sheet {
  /** Size in pixels. */
  readonly width: number;
  readonly height: number;
  readonly cells: readonly SheetCell[];
  /** Whether the picture keeps its transparency; it is laid on white otherwise. */
  readonly transparent: boolean;
}

/** What a sheet needs of the painter of faces in Node. */
export type SheetPainter = Pick<Rasteriser, 'paint' | 'forget'>;

/** Paints a sheet and encodes it as PNG. */
export async function paintSheet(painter: SheetPainter, sheet: Sheet): Promise<Buffer> {
  return encode(sheet, await draw(painter, sheet, createCanvas(sheet.width, sheet.height)));
}

/**
 * Paints sheets one after the other on one canvas, and hands each over as PNG as soon as it is encoded. At most two are in memory,
 * however many there are: one is drawn while a thread of sharp encodes the one before.
 */
export async function paintSheets<S extends Sheet>(
  painter: SheetPainter,
  sheets: readonly S[],
  done: (sheet: S, png: Buffer) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const canvas = createCanvas(1, 1);
  let encoding: Promise<void> = Promise.resolve();
  try {
    for (const sheet of sheets) {
      signal?.throwIfAborted();
      const pixels = await draw(painter, sheet, canvas);
      await encoding;
      encoding = encode(sheet, pixels).then((png) => done(sheet, png));
      // Waited for above; until then a failure is not forgotten but not yet due either.
      encoding.catch(() => {});
    }
  } finally {
    await encoding.catch(() => {});
  }
  await encoding;
}

/** The pixels of a sheet, RGBA with premultiplied alpha. */
async function draw(painter: SheetPainter, sheet: Sheet, canvas: Canvas): Promise<Buffer> {
  canvas.width = sheet.width;
  canvas.height = sheet.height;
  const context = canvas.getContext('2d');
  if (!sheet.transparent) {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, sheet.width, sheet.height);
  }
  for (const { x, y, width, height, list } of sheet.cells) {
    context.save();
    context.beginPath();
    context.rect(x, y, width, height);
    context.clip();
    context.translate(x, y);
    const pxPerMm = width / list.width;
    context.scale(1, height / list.height / pxPerMm);
    await painter.paint(context as unknown as Canvas2D, list, pxPerMm, 'trim');
    context.restore();
  }
  painter.forget();
  return canvas.data();
}

function encode(sheet: Sheet, pixels: Buffer): Promise<Buffer> {
  const { width, height } = sheet;
  const image = sharp(pixels, { raw: { width, height, channels: 4, premultiplied: sheet.transparent } });
  return (sheet.transparent ? image : image.removeAlpha()).png({ compressionLevel: 6 }).toBuffer();
}

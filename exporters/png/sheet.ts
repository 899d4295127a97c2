import { writeFile } from 'node:fs/promises';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { DisplayList } from '../face/display-list.ts';
import type { Canvas2D } from '../face/paint-canvas.ts';
import { picturesOf, type Rasteriser } from './raster.ts';

/** Changes whenever the same lists would give other files, so that pictures of an earlier export are not taken for new ones. */
export const sheetVersion = 'sheet 5';

/** Where a list goes on a sheet, in pixels. Only its trimmed area is painted. */
export interface SheetCell {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly list: DisplayList;
  /** How far it is turned clockwise in its place, in degrees. */
  readonly turn?: 90;
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

// What was encoded is never asked for again: a cache of it only takes memory.
sharp.cache(false);

/** Sheets whose pixels are in memory at once: one is drawn while a thread of sharp encodes the other. More was not faster on two cores. */
const inFlight = 2;

/** Red, green, blue and alpha, premultiplied. */
const bytesPerPixel = 4;
type Pixels = Buffer<ArrayBufferLike>;

/** Deflate level of composed pictures: 6 takes half as long again for files that are 1 to 8 % smaller, 1 makes them half as large again. */
const composedLevel = 4;
/** Deflate level of sheets with picture files: photographs hardly shrink, so 4 takes two thirds longer for files that are 14 % smaller. */
const pictureLevel = 1;

/** What a sheet needs of the painter of faces in Node. */
type SheetPainter = Pick<Rasteriser, 'load' | 'paint' | 'forget'>;

/**
 * Paints sheets one after the other into PNG files, the largest first, and tells of each as soon as it is written. Only `inFlight` are in
 * memory, however many there are. Canvas and pixels are used again and again, since the system is slow to hand out large pieces of memory
 * and slower to take them back.
 */
export async function paintSheets<S extends Sheet>(
  painter: SheetPainter,
  sheets: readonly S[],
  pathOf: (sheet: S) => string,
  written: (sheet: S) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  // While the last of the large ones is encoded, the small ones are still to be drawn.
  const ordered = [...sheets].sort((one, other) => other.width * other.height - one.width * one.height);
  const canvas = createCanvas(1, 1);
  const free: Pixels[] = Array.from({ length: inFlight }, () => Buffer.alloc(0));
  const encoding = new Set<Promise<void>>();
  try {
    for (const [index, sheet] of ordered.entries()) {
      signal?.throwIfAborted();
      await painter.load(listsOf(sheet));
      // The pictures of the next sheet are decoded while this one is painted and the ones before are encoded.
      const next = listsOf(ordered[index + 1]);
      painter.load(next).catch(() => {});
      if (free.length === 0) await Promise.race(encoding);
      const pixels = await draw(painter, sheet, canvas, free.pop() ?? Buffer.alloc(0));
      painter.forget(next);
      const encoded = encode(sheet, pixels, pathOf(sheet))
        .then(() => written(sheet))
        .then(() => {
          encoding.delete(encoded);
          free.push(pixels);
        });
      // One that fails stays in the set, and is told as soon as somebody waits.
      encoded.catch(() => {});
      encoding.add(encoded);
    }
    await Promise.all(encoding);
  } finally {
    await Promise.allSettled(encoding);
  }
}

const listsOf = (sheet: Sheet | undefined): DisplayList[] => sheet?.cells.map(({ list }) => list) ?? [];

/** Draws a sheet, one cell at a time, and returns its pixels in `memory`, or in more if that is too small. */
async function draw(painter: SheetPainter, sheet: Sheet, canvas: Canvas, memory: Pixels): Promise<Pixels> {
  const size = sheet.width * sheet.height * bytesPerPixel;
  const pixels = memory.length < size ? Buffer.alloc(size) : memory;
  const covered = sheet.cells.reduce((sum, { width, height }) => sum + width * height, 0);
  if (covered < sheet.width * sheet.height) pixels.fill(sheet.transparent ? 0 : 255, 0, size);
  for (const { x, y, width, height, list, turn } of sheet.cells) {
    // A canvas that is given a size takes new memory, even where it is the size it has.
    if (canvas.width !== width) canvas.width = width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d');
    context.clearRect(0, 0, width, height);
    if (!sheet.transparent) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, width, height);
    }
    context.save();
    const [across, along] = turn === undefined ? [width, height] : [height, width];
    if (turn === 90) context.transform(0, 1, -1, 0, width, 0);
    const pxPerMm = across / list.width;
    context.scale(1, along / list.height / pxPerMm);
    await painter.paint(context as unknown as Canvas2D, list, pxPerMm, 'trim');
    context.restore();
    const drawn = canvas.data();
    const line = width * bytesPerPixel;
    for (let row = 0; row < height; row++)
      drawn.copy(pixels, ((y + row) * sheet.width + x) * bytesPerPixel, row * line, (row + 1) * line);
  }
  return pixels;
}

async function encode(sheet: Sheet, pixels: Pixels, path: string): Promise<void> {
  const { width, height, transparent } = sheet;
  const raw = { width, height, channels: bytesPerPixel, premultiplied: transparent } as const;
  const compressionLevel = picturesOf(listsOf(sheet)).size > 0 ? pictureLevel : composedLevel;
  const image = sharp(pixels.subarray(0, width * height * bytesPerPixel), { raw });
  const png = (transparent ? image : image.removeAlpha()).png({ compressionLevel });
  // Straight into the file takes less memory, but a full disk is told only in words then: Node's own writing names the reason.
  await png.toFile(path).catch(async () => writeFile(path, await png.toBuffer()));
}

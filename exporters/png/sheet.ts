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

/** Sheets whose pixels are in memory at once: one is drawn while sharp's threads encode the others. */
const inFlight = 3;

/** Red, green, blue and alpha, premultiplied. */
const bytesPerPixel = 4;
type Pixels = Buffer<ArrayBufferLike>;

/** Deflate level: 6 takes half as long again for files that are 1 to 8 % smaller (measured on photographs and on composed pictures). */
const compressionLevel = 4;

/** What a sheet needs of the painter of faces in Node. */
export type SheetPainter = Pick<Rasteriser, 'load' | 'paint' | 'forget'>;

/** Paints a sheet and encodes it as PNG. */
export async function paintSheet(painter: SheetPainter, sheet: Sheet): Promise<Buffer> {
  return encode(sheet, await draw(painter, sheet, createCanvas(1, 1), Buffer.alloc(0)));
}

/**
 * Paints sheets one after the other, and hands each over as PNG as soon as it is encoded. Only `inFlight`
 * are in memory, however many there are. Canvas and pixels are used again and again, since the system is slow to hand out large pieces
 * of memory and slower to take them back.
 */
export async function paintSheets<S extends Sheet>(
  painter: SheetPainter,
  sheets: readonly S[],
  done: (sheet: S, png: Buffer) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const canvas = createCanvas(1, 1);
  const free: Pixels[] = Array.from({ length: inFlight }, () => Buffer.alloc(0));
  const encoding = new Set<Promise<void>>();
  try {
    for (const [index, sheet] of sheets.entries()) {
      signal?.throwIfAborted();
      // The pictures of the next sheet are decoded while this one is painted and the ones before are encoded.
      const next = listsOf(sheets[index + 1]);
      await painter.load(listsOf(sheet));
      const loading = painter.load(next);
      loading.catch(() => {});
      if (free.length === 0) await Promise.race(encoding);
      const pixels = await draw(painter, sheet, canvas, free.pop() ?? Buffer.alloc(0));
      painter.forget(next);
      const encoded = encode(sheet, pixels)
        .then((png) => done(sheet, png))
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

/** Draws a sheet, one row of cells at a time, and returns its pixels in `memory`, or in more if that is too small. */
async function draw(painter: SheetPainter, sheet: Sheet, canvas: Canvas, memory: Pixels): Promise<Pixels> {
  const size = sheet.width * sheet.height * bytesPerPixel;
  const pixels = memory.length < size ? Buffer.alloc(size) : memory;
  for (const { y, height, cells } of rowsOf(sheet)) {
    // A canvas that is given a size takes new memory, even where it is the size it has.
    if (canvas.width !== sheet.width) canvas.width = sheet.width;
    if (canvas.height !== height) canvas.height = height;
    const context = canvas.getContext('2d');
    context.clearRect(0, 0, sheet.width, height);
    if (!sheet.transparent) {
      context.fillStyle = '#ffffff';
      context.fillRect(0, 0, sheet.width, height);
    }
    for (const cell of cells) {
      context.save();
      context.beginPath();
      context.rect(cell.x, 0, cell.width, cell.height);
      context.clip();
      context.translate(cell.x, 0);
      const pxPerMm = cell.width / cell.list.width;
      context.scale(1, cell.height / cell.list.height / pxPerMm);
      await painter.paint(context as unknown as Canvas2D, cell.list, pxPerMm, 'trim');
      context.restore();
    }
    canvas.data().copy(pixels, y * sheet.width * bytesPerPixel);
  }
  return pixels;
}

const listsOf = (sheet: Sheet | undefined): DisplayList[] => sheet?.cells.map(({ list }) => list) ?? [];

interface Row {
  readonly y: number;
  readonly height: number;
  readonly cells: SheetCell[];
}

/** The rows of cells from top to bottom. Cells of a row are equally high, and rows fill the sheet. */
function rowsOf(sheet: Sheet): Row[] {
  const rows = new Map<number, Row>();
  for (const cell of sheet.cells) {
    const row = rows.get(cell.y) ?? { y: cell.y, height: cell.height, cells: [] };
    row.cells.push(cell);
    rows.set(cell.y, row);
  }
  return [...rows.values()];
}

function encode({ width, height, transparent }: Sheet, pixels: Buffer): Promise<Buffer> {
  const raw = { width, height, channels: 4, premultiplied: transparent } as const;
  const image = sharp(pixels.subarray(0, width * height * bytesPerPixel), { raw });
  return (transparent ? image : image.removeAlpha()).png({ compressionLevel }).toBuffer();
}

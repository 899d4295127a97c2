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
  return encode(sheet, await draw(painter, sheet, createCanvas(1, 1), Buffer.alloc(0)));
}

/**
 * Paints sheets one after the other, and hands each over as PNG as soon as it is encoded. At most two are in memory, however many there
 * are: one is drawn while a thread of sharp encodes the one before. Canvas and pixels are used again and again, since the system is
 * slow to hand out large pieces of memory and slower to take them back.
 */
export async function paintSheets<S extends Sheet>(
  painter: SheetPainter,
  sheets: readonly S[],
  done: (sheet: S, png: Buffer) => Promise<void>,
  signal?: AbortSignal,
): Promise<void> {
  const canvas = createCanvas(1, 1);
  let [pixels, spare]: [Buffer, Buffer] = [Buffer.alloc(0), Buffer.alloc(0)];
  let encoding: Promise<void> = Promise.resolve();
  try {
    for (const sheet of sheets) {
      signal?.throwIfAborted();
      pixels = await draw(painter, sheet, canvas, pixels);
      await encoding;
      encoding = encode(sheet, pixels).then((png) => done(sheet, png));
      // Waited for above; until then a failure is not forgotten but not yet due either.
      encoding.catch(() => {});
      [pixels, spare] = [spare, pixels];
    }
  } finally {
    await encoding.catch(() => {});
  }
  await encoding;
}

/** How many bytes a pixel of the sheet has: its alpha is premultiplied. */
const channelsOf = (sheet: Sheet): 3 | 4 => (sheet.transparent ? 4 : 3);

/** Draws a sheet, one row of cells at a time, and returns its pixels in `memory`, or in more if that is too small. */
async function draw(painter: SheetPainter, sheet: Sheet, canvas: Canvas, memory: Buffer): Promise<Buffer> {
  const channels = channelsOf(sheet);
  const size = sheet.width * sheet.height * channels;
  const pixels = memory.length < size ? Buffer.alloc(size) : memory;
  for (const { y, height, cells } of rowsOf(sheet)) {
    canvas.width = sheet.width;
    canvas.height = height;
    const context = canvas.getContext('2d');
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
    const drawn = canvas.data();
    const at = y * sheet.width * channels;
    if (channels === 4) drawn.copy(pixels, at);
    else dropAlpha(drawn, pixels, at);
  }
  painter.forget();
  return pixels;
}

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

function dropAlpha(rgba: Buffer, rgb: Buffer, at: number): void {
  for (let from = 0, to = at; from < rgba.length; from += 4, to += 3) {
    rgb[to] = rgba[from]!;
    rgb[to + 1] = rgba[from + 1]!;
    rgb[to + 2] = rgba[from + 2]!;
  }
}

function encode(sheet: Sheet, pixels: Buffer): Promise<Buffer> {
  const { width, height, transparent } = sheet;
  const channels = channelsOf(sheet);
  const used = pixels.subarray(0, width * height * channels);
  const raw = { width, height, channels, premultiplied: transparent };
  return sharp(used, { raw }).png({ compressionLevel: 6 }).toBuffer();
}

import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { type Canvas, createCanvas, GlobalFonts, type Image, loadImage, Path2D as SkiaPath } from '@napi-rs/canvas';
import sharp from 'sharp';
import type { DisplayList, Op } from '../face/display-list.ts';
import { fonts } from '../face/fonts/fonts.ts';
import { type Canvas2D, paintCanvas } from '../face/paint-canvas.ts';
import type { PictureFiles } from '../pictures.ts';
import { iconPath } from './icon-library.ts';

type Area = 'trim' | 'bleed';

export const mmPerInch = 25.4;
/** Deflate level of PNG files: above 6 files hardly shrink and take three times as long. */
const level = 6;

/** Paints display lists with Skia. One for a whole export: it keeps decoded pictures and the paths of icons. */
export class Rasteriser {
  private readonly pictures: PictureFiles;
  /** Pictures asked for, and those of them that are there. */
  private readonly images = new Map<string, Promise<Image>>();
  private readonly decoded = new Map<string, Image>();
  private readonly icons: Record<string, string> = {};

  constructor(pictures: PictureFiles) {
    registerFonts();
    this.pictures = pictures;
  }

  /** A canvas with the painted face; opaque over white unless `alpha`. */
  async canvas(list: DisplayList, pxPerMm: number, area: Area, alpha = false): Promise<Canvas> {
    const { width, height } = pixels(list, pxPerMm, area);
    const canvas = createCanvas(width, height);
    const ctx = canvas.getContext('2d', { alpha });
    if (!alpha) {
      ctx.fillStyle = '#ffffff';
      ctx.fillRect(0, 0, width, height);
    }
    await this.paint(ctx as unknown as Canvas2D, list, pxPerMm, area);
    return canvas;
  }

  /** Paints onto a context that the caller has moved to where the face belongs. */
  async paint(ctx: Canvas2D, list: DisplayList, pxPerMm: number, area: Area): Promise<void> {
    await this.load([list]);
    paintCanvas(ctx, list, {
      pxPerMm,
      icons: this.icons,
      images: this.decoded as unknown as ReadonlyMap<string, CanvasImageSource>,
      area,
      Path2D: SkiaPath as unknown as typeof Path2D,
    });
  }

  /** The face as a PNG file that states its resolution. */
  async png(list: DisplayList, pxPerMm: number, area: Area, alpha = false): Promise<Buffer> {
    return this.encode(await this.canvas(list, pxPerMm, area, alpha), pxPerMm * mmPerInch, alpha);
  }

  /** Encodes in sharp's threads, so that the next face can be drawn meanwhile. */
  encode(canvas: Canvas, dpi: number, alpha = false): Promise<Buffer> {
    const { width, height } = canvas;
    // The canvas holds premultiplied colours: equal for an opaque face, and undone by Skia otherwise.
    const data = alpha
      ? Buffer.from(canvas.getContext('2d').getImageData(0, 0, width, height).data.buffer)
      : canvas.data();
    const image = sharp(data, { raw: { width, height, channels: 4 }, limitInputPixels: false });
    return (alpha ? image : image.removeAlpha())
      .png({ compressionLevel: level })
      .withMetadata({ density: dpi })
      .toBuffer();
  }

  /** Forgets decoded pictures but for those of some faces, so that a long export keeps to the pictures of a few decks. */
  forget(except: readonly DisplayList[] = []): void {
    const kept = picturesOf(except);
    for (const src of this.images.keys()) {
      if (kept.has(src)) continue;
      this.images.delete(src);
      this.decoded.delete(src);
    }
  }

  /** Reads the icons and decodes the pictures of faces, all at once, so that painting them later does not wait. */
  async load(lists: readonly DisplayList[]): Promise<void> {
    each(lists, (op) => {
      if (op.op !== 'icon' || this.icons[op.name] !== undefined) return;
      const path = iconPath(op.name);
      if (path !== undefined) this.icons[op.name] = path;
    });
    await Promise.all([...picturesOf(lists)].map((src) => this.decode(src)));
  }

  private async decode(src: string): Promise<void> {
    const file = this.pictures.get(src);
    if (file === undefined) return;
    const image = this.images.get(src) ?? readFile(file.path).then((bytes) => loadImage(bytes));
    this.images.set(src, image);
    this.decoded.set(src, await image);
  }
}

/** Visits every op of some faces, those inside of clips and groups too. */
function each(lists: readonly DisplayList[], visit: (op: Op) => void): void {
  const walk = (ops: readonly Op[]): void => {
    for (const op of ops) {
      visit(op);
      if (op.op === 'clip' || op.op === 'group') walk(op.ops);
    }
  };
  for (const list of lists) walk(list.ops);
}

/** Keys of the picture files on some faces. */
export function picturesOf(lists: readonly DisplayList[]): Set<string> {
  const sources = new Set<string>();
  each(lists, (op) => {
    if (op.op === 'image') sources.add(op.src);
  });
  return sources;
}

/** Whole pixels of a face at a scale. */
export function pixels(list: DisplayList, pxPerMm: number, area: Area): { width: number; height: number } {
  const out = area === 'bleed' ? 2 * list.bleed : 0;
  return {
    width: Math.round((list.width + out) * pxPerMm),
    height: Math.round((list.height + out) * pxPerMm),
  };
}

let registered = false;

function registerFonts(): void {
  if (registered) return;
  const { resolve } = createRequire(import.meta.url);
  for (const { family, file } of fonts) {
    // Skia falls back without a word to another font, so a failure must end the program.
    if (GlobalFonts.register(readFileSync(resolve(file)), family) === null)
      throw new Error(`The font file ${file} cannot be read.`);
  }
  registered = true;
}

import { createCanvas, DOMMatrix, ImageData, Path2D } from '@napi-rs/canvas';

// pdfjs would bring another build of the canvas along, whose paths ours does not know.
Object.assign(globalThis, { DOMMatrix, ImageData, Path2D });
const { getDocument, OPS } = await import('pdfjs-dist/legacy/build/pdf.mjs');

/** What a page shows, in mm from its top left corner. */
export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly words: readonly ReadWord[];
  /** Straight strokes. */
  readonly lines: readonly ReadLine[];
  /** The boxes around stroked paths. */
  readonly outlines: readonly ReadOutline[];
  /** Pictures by the name pdfjs gives them: one name is one object of the file. */
  readonly pictures: readonly string[];
}

export interface ReadWord {
  readonly text: string;
  readonly x: number;
  readonly baseline: number;
  readonly width: number;
}

export interface ReadLine {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
  /** Thickness in mm. */
  readonly thick: number;
}

export interface ReadOutline {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Thickness of the line in mm. */
  readonly thick: number;
}

type Matrix = readonly [number, number, number, number, number, number];

const mmPerPt = 25.4 / 72;
const times = (m: Matrix, n: Matrix): Matrix => [
  m[0] * n[0] + m[2] * n[1],
  m[1] * n[0] + m[3] * n[1],
  m[0] * n[2] + m[2] * n[3],
  m[1] * n[2] + m[3] * n[3],
  m[0] * n[4] + m[2] * n[5] + m[4],
  m[1] * n[4] + m[3] * n[5] + m[5],
];

/** Makes the canvases that pdfjs paints pictures on, of the same build as the page's. */
class CanvasFactory {
  create(width: number, height: number) {
    const canvas = createCanvas(width, height);
    return { canvas, context: canvas.getContext('2d') };
  }

  reset({ canvas }: ReturnType<CanvasFactory['create']>, width: number, height: number): void {
    Object.assign(canvas, { width, height });
  }

  destroy(): void {}
}

const load = (bytes: Uint8Array) => getDocument({ data: new Uint8Array(bytes), verbosity: 0, CanvasFactory }).promise;

/** Reads a PDF with pdfjs, word by word as it is shown: words that are not embedded or encoded rightly come out wrong. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPage[]> {
  const file = await load(bytes);
  const pages: ReadPage[] = [];
  for (let number = 1; number <= file.numPages; number++) {
    const page = await file.getPage(number);
    const [, , width = 0, height = 0] = page.view;
    const { fnArray, argsArray } = await page.getOperatorList();
    pages.push(walk(fnArray, argsArray, width, height));
  }
  await file.destroy();
  return pages;
}

interface Glyph {
  readonly unicode: string;
  readonly width: number;
}

function walk(fnArray: readonly number[], argsArray: readonly unknown[], width: number, height: number): ReadPage {
  const words: ReadWord[] = [];
  const lines: ReadLine[] = [];
  const outlines: ReadOutline[] = [];
  const pictures: string[] = [];
  let at: Matrix = [mmPerPt, 0, 0, -mmPerPt, 0, height * mmPerPt];
  let text: Matrix = at;
  let size = 0;
  let thick = 0;
  const stack: Matrix[] = [];
  fnArray.forEach((fn, index) => {
    const args = argsArray[index] as unknown[];
    if (fn === OPS.save) stack.push(at);
    else if (fn === OPS.restore || fn === OPS.paintFormXObjectEnd) at = stack.pop() ?? at;
    else if (fn === OPS.transform) at = times(at, Object.values(args) as unknown as Matrix);
    else if (fn === OPS.paintFormXObjectBegin) stack.push(at);
    else if (fn === OPS.setLineWidth) thick = (args[0] as number) * Math.hypot(at[0], at[1]);
    else if (fn === OPS.setFont) size = args[1] as number;
    else if (fn === OPS.setTextMatrix) text = Object.values(args[0] as object) as unknown as Matrix;
    else if (fn === OPS.paintImageXObject) pictures.push(args[0] as string);
    else if (fn === OPS.showText) {
      const shown = args[0] as readonly (Glyph | number)[];
      const advance = shown.reduce<number>((sum, glyph) => sum + (typeof glyph === 'number' ? -glyph : glyph.width), 0);
      const [a, b, , , x, baseline] = times(at, text);
      words.push({
        text: shown.map((glyph) => (typeof glyph === 'number' ? '' : glyph.unicode)).join(''),
        x,
        baseline,
        width: ((advance * size) / 1000) * Math.sqrt(a * a + b * b),
      });
    } else if (fn === OPS.constructPath && (args[0] as number) === OPS.stroke) {
      const [data] = args[1] as readonly (Float32Array | undefined)[];
      lines.push(...straight(data ?? new Float32Array(), at, thick));
      outlines.push({ ...boxOf(data ?? new Float32Array(), at), thick });
    }
  });
  return { width: width * mmPerPt, height: height * mmPerPt, words, lines, outlines, pictures };
}

/** pdfjs hands paths over as 0 x y (move), 1 x y (line), 2 and six numbers (curve), 4 (close). */
function straight(data: Float32Array, at: Matrix, thick: number): ReadLine[] {
  const lines: ReadLine[] = [];
  let from = [0, 0];
  for (let index = 0; index < data.length; ) {
    const [kind, x = 0, y = 0] = data.subarray(index);
    const to = [at[0] * x + at[2] * y + at[4], at[1] * x + at[3] * y + at[5]];
    if (kind === 1) lines.push({ x1: from[0]!, y1: from[1]!, x2: to[0]!, y2: to[1]!, thick });
    if (kind === 0 || kind === 1) from = to;
    index += kind === 2 ? 7 : kind === 0 || kind === 1 ? 3 : kind === 3 ? 5 : 1;
  }
  return lines;
}

/** The box around all ends of lines and curves: exact for circles and ellipses, which are drawn in quarters. */
function boxOf(data: Float32Array, at: Matrix) {
  const [xs, ys]: [number[], number[]] = [[], []];
  for (let index = 0; index < data.length; ) {
    const kind = data[index]!;
    const long = kind === 2 ? 7 : kind === 0 || kind === 1 ? 3 : kind === 3 ? 5 : 1;
    const [x = 0, y = 0] = data.subarray(index + long - 2);
    if (long > 1) {
      xs.push(at[0] * x + at[2] * y + at[4]);
      ys.push(at[1] * x + at[3] * y + at[5]);
    }
    index += long;
  }
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { x: left, y: top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}

/** A page as pixels. */
export async function rasterPage(bytes: Uint8Array, number: number, pxPerMm: number) {
  const file = await load(bytes);
  const page = await file.getPage(number);
  const viewport = page.getViewport({ scale: pxPerMm * mmPerPt });
  const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
  await page.render({ canvas: canvas as unknown as HTMLCanvasElement, viewport }).promise;
  await file.destroy();
  return canvas;
}

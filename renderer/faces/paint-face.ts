import type { DisplayList } from '../../exporters/face/display-list.ts';
import { assetsFor } from './assets.ts';
import { drawFace } from './draw-face.ts';
import { painter } from './painter.ts';
import type { FaceAsked } from './painter-questions.ts';

/** Longest side of a canvas in device pixels; beyond it a map at high zoom is scaled up rather than painted finer. */
const longestSide = 4096;

const numbers = new WeakMap<HTMLCanvasElement, number>();
let last = 0;
/** What was asked for last on each canvas: only that is shown. */
const wanted = new WeakMap<HTMLCanvasElement, FaceAsked>();
/** Faces that are asked for. */
let awaited = 0;
/** Who waits until all are painted. */
let waiting: (() => void)[] = [];

export interface FaceToPaint {
  readonly folder: string;
  readonly list: DisplayList;
  /** CSS pixels of its trimmed width, at which it is sharp on this screen. */
  readonly width: number;
  readonly area: 'trim' | 'bleed';
}

/**
 * Paints the face on the canvas, which shows what it showed until then. Answers with whether it did: another one may be asked for meanwhile.
 * @param atOnce whether the page paints it itself, without the way to the worker and back: what is typed is seen with the key
 */
export async function paintFace(canvas: HTMLCanvasElement, face: FaceToPaint, atOnce: boolean): Promise<boolean> {
  const { folder, list, width, area } = face;
  const out = area === 'bleed' ? 2 * list.bleed : 0;
  const longest = Math.max(list.width, list.height) + out;
  const pxPerMm = Math.min((width * devicePixelRatio) / list.width, longestSide / longest);
  awaited += 1;
  try {
    const asked = { canvas: numberOf(canvas), folder, list, area, pxPerMm };
    wanted.set(canvas, asked);
    const painted = atOnce ? await paintHere(asked) : await painter.ask('paint', asked);
    if (painted === undefined || wanted.get(canvas) !== asked) {
      painted?.close();
      return false;
    }
    show(canvas, painted);
    return true;
  } finally {
    awaited -= 1;
    if (awaited === 0) {
      for (const go of waiting) go();
      waiting = [];
    }
  }
}

async function paintHere(asked: FaceAsked): Promise<ImageBitmap | undefined> {
  const assets = await assetsFor(asked.folder, asked.list.ops);
  try {
    return drawFace(asked, assets);
  } finally {
    assets.release();
  }
}

/** Nobody sees the canvas any more. */
export function leave(canvas: HTMLCanvasElement): void {
  wanted.delete(canvas);
  const number = numbers.get(canvas);
  if (number !== undefined) void painter.ask('leave', number);
}

/** Waits until what is asked for next is painted, or for so many ms: there may be no faces where the person is. */
export const whenPainted = (atMost: number): Promise<void> =>
  new Promise((resolve) => {
    waiting.push(resolve);
    setTimeout(resolve, atMost);
  });

function numberOf(canvas: HTMLCanvasElement): number {
  const known = numbers.get(canvas);
  if (known !== undefined) return known;
  last += 1;
  numbers.set(canvas, last);
  return last;
}

function show(canvas: HTMLCanvasElement, painted: ImageBitmap): void {
  canvas.width = painted.width;
  canvas.height = painted.height;
  canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(painted);
  canvas.dataset.painted = 'true';
}

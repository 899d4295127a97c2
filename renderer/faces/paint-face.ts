import type { DisplayList } from '../../exporters/face/display-list.ts';
import { studio } from '../stores/session.ts';
import { answerTo } from '../worker/answer.ts';
import { Asking } from '../worker/ask.ts';
import type { AssetSource } from './asset-store.ts';
import type { PainterQuestions } from './painter-questions.ts';

/** Longest side of a canvas in device pixels; beyond it a map at high zoom is scaled up rather than painted finer. */
const longestSide = 4096;

const source: AssetSource = {
  font: (asked) => studio().font(asked),
  icons: (asked) => studio().icons(asked),
  picture: (asked) => studio().picture(asked),
};

/** The worker that paints faces, so that the page has its frames for itself. */
export const painter = new Asking<PainterQuestions>(() => {
  const worker = new Worker(new URL('./painter-worker.ts', import.meta.url), { type: 'module' });
  const { port1, port2 } = new MessageChannel();
  worker.postMessage(port2, [port2]);
  answerTo(port1, source);
  return worker;
});

const numbers = new WeakMap<HTMLCanvasElement, number>();
let last = 0;
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
 * @param atOnce whether it comes before those that are not at once
 */
export async function paintFace(canvas: HTMLCanvasElement, face: FaceToPaint, atOnce: boolean): Promise<boolean> {
  const { folder, list, width, area } = face;
  const out = area === 'bleed' ? 2 * list.bleed : 0;
  const longest = Math.max(list.width, list.height) + out;
  const pxPerMm = Math.min((width * devicePixelRatio) / list.width, longestSide / longest);
  awaited += 1;
  try {
    const asked = { canvas: numberOf(canvas), folder, list, area, pxPerMm, atOnce };
    const painted = await painter.ask('paint', asked);
    if (painted) show(canvas, painted);
    return painted !== undefined;
  } finally {
    awaited -= 1;
    if (awaited === 0) {
      for (const go of waiting) go();
      waiting = [];
    }
  }
}

/** Nobody sees the canvas any more. */
export function leave(canvas: HTMLCanvasElement): void {
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

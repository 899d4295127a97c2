import type { DisplayList } from '../../exporters/face/display-list.ts';
import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import type { Assets } from './assets.ts';

/** Longest side of a canvas in device pixels; beyond it a map at high zoom is scaled up rather than painted finer. */
const longestSide = 4096;

/** Paints the trimmed face so that its canvas is `width` CSS pixels wide and sharp on this screen. */
export function paintFace(canvas: HTMLCanvasElement, list: DisplayList, assets: Assets, width: number): void {
  const finest = longestSide / Math.max(list.width, list.height);
  const pxPerMm = Math.min((width * devicePixelRatio) / list.width, finest);
  // Rounded down, so that no edge is a mixture of face and nothing. Into a new bitmap first: setting the size of a canvas empties it, and the old picture shall stay until the new one is there.
  const painted = new OffscreenCanvas(Math.floor(list.width * pxPerMm), Math.floor(list.height * pxPerMm));
  const ctx = painted.getContext('2d');
  if (!ctx) return;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, painted.width, painted.height);
  paintCanvas(ctx as unknown as CanvasRenderingContext2D, list, { pxPerMm, ...assets, area: 'trim' });
  canvas.width = painted.width;
  canvas.height = painted.height;
  canvas.getContext('2d')?.drawImage(painted, 0, 0);
  canvas.dataset.painted = 'true';
}

import type { DisplayList } from '../../exporters/face/display-list.ts';
import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import type { Assets } from './assets.ts';

/** Longest side of a canvas in device pixels; beyond it a map at high zoom is scaled up rather than painted finer. */
const longestSide = 4096;

/** Paints the face so that its trimmed width is `width` CSS pixels and sharp on this screen. */
export function paintFace(
  canvas: HTMLCanvasElement,
  list: DisplayList,
  assets: Assets,
  width: number,
  area: 'trim' | 'bleed',
): void {
  const out = area === 'bleed' ? 2 * list.bleed : 0;
  const [wide, high] = [list.width + out, list.height + out];
  const pxPerMm = Math.min((width * devicePixelRatio) / list.width, longestSide / Math.max(wide, high));
  // Rounded down, so that no edge is a mixture of face and nothing. Into a new bitmap first: setting the size of a canvas empties it, and the old picture shall stay until the new one is there.
  const painted = new OffscreenCanvas(Math.floor(wide * pxPerMm), Math.floor(high * pxPerMm));
  const ctx = painted.getContext('2d');
  if (!ctx) return;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, painted.width, painted.height);
  paintCanvas(ctx as unknown as CanvasRenderingContext2D, list, { pxPerMm, ...assets, area });
  canvas.width = painted.width;
  canvas.height = painted.height;
  canvas.getContext('2d')?.drawImage(painted, 0, 0);
  canvas.dataset.painted = 'true';
}

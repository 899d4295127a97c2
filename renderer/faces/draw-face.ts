import { paintCanvas } from '../../exporters/face/paint-canvas.ts';
import type { Assets } from './asset-store.ts';
import type { FaceAsked } from './painter-questions.ts';

/** The face as a picture of its own. */
export function drawFace({ list, area, pxPerMm }: FaceAsked, assets: Assets): ImageBitmap | undefined {
  const out = area === 'bleed' ? 2 * list.bleed : 0;
  // Rounded down, so that no edge is a mixture of face and nothing.
  const [width, height] = [list.width + out, list.height + out].map((mm) => Math.floor(mm * pxPerMm)) as [
    number,
    number,
  ];
  const canvas = new OffscreenCanvas(width, height);
  const ctx = canvas.getContext('2d');
  if (!ctx) return undefined;
  ctx.fillStyle = '#ffffff';
  ctx.fillRect(0, 0, width, height);
  paintCanvas(ctx as unknown as CanvasRenderingContext2D, list, { pxPerMm, ...assets, area });
  return canvas.transferToImageBitmap();
}

import type { Spot } from '../model/spot.ts';
import type { Camera } from '../stage/camera.ts';
import { inchesText, pixelsOf, seenAt } from './inches.ts';

/** What is drawn above a measured table, in CSS pixels as the camera sees it. */
export interface Pen {
  readonly ctx: CanvasRenderingContext2D;
  readonly camera: Camera;
}

/** A line that is seen on any ground: the colour with a white edge. */
export function strokeSeen({ ctx }: Pen, colour: string, width: number, dash: readonly number[] = []): void {
  ctx.save();
  ctx.lineJoin = 'round';
  ctx.lineCap = 'round';
  ctx.setLineDash([]);
  ctx.strokeStyle = 'rgb(255 255 255 / 85%)';
  ctx.lineWidth = width + 2.5;
  ctx.stroke();
  ctx.setLineDash([...dash]);
  ctx.strokeStyle = colour;
  ctx.lineWidth = width;
  ctx.stroke();
  ctx.restore();
}

/** Words on a plate in the middle of a place, in CSS pixels. */
export function plate({ ctx }: Pen, text: string, { x, y }: Spot, fill = '#1d1a17', ink = '#ffffff'): void {
  ctx.save();
  ctx.font = '600 12px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  const width = ctx.measureText(text).width + 10;
  ctx.fillStyle = fill;
  ctx.beginPath();
  ctx.roundRect(x - width / 2, y - 9, width, 18, 4);
  ctx.fill();
  ctx.fillStyle = ink;
  ctx.fillText(text, x, y + 0.5);
  ctx.restore();
}

/** A ruler between two places, in inches, with a tick each inch and its length. */
export function drawRuler(pen: Pen, from: Spot, to: Spot, text = inchesText(Math.hypot(to.x - from.x, to.y - from.y))) {
  const { ctx, camera } = pen;
  const [a, b] = [seenAt(from, camera), seenAt(to, camera)];
  const length = Math.hypot(b.x - a.x, b.y - a.y);
  if (length < 1) return;
  const [ux, uy] = [(b.x - a.x) / length, (b.y - a.y) / length];
  const inch = pixelsOf(camera);
  ctx.beginPath();
  ctx.moveTo(a.x, a.y);
  ctx.lineTo(b.x, b.y);
  for (let along = 0, count = 0; along <= length; along += inch, count++) {
    const half = count % 6 === 0 ? 8 : 4;
    const [x, y] = [a.x + ux * along, a.y + uy * along];
    ctx.moveTo(x - uy * half, y + ux * half);
    ctx.lineTo(x + uy * half, y - ux * half);
  }
  strokeSeen(pen, '#1d1a17', 2);
  plate(pen, text, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
}

/** Thin lines each inch, stronger ones each foot. */
export function drawInches({ ctx, camera }: Pen, width: number, depth: number): void {
  const inch = pixelsOf(camera);
  const from = seenAt({ x: 0, y: 0 }, camera);
  const lines = (every: number, skip: number, alpha: number) => {
    ctx.beginPath();
    for (let x = every; x < width; x += every) {
      if (skip > 0 && x % skip === 0) continue;
      ctx.moveTo(from.x + x * inch, from.y);
      ctx.lineTo(from.x + x * inch, from.y + depth * inch);
    }
    for (let y = every; y < depth; y += every) {
      if (skip > 0 && y % skip === 0) continue;
      ctx.moveTo(from.x, from.y + y * inch);
      ctx.lineTo(from.x + width * inch, from.y + y * inch);
    }
    ctx.strokeStyle = `rgb(20 18 15 / ${alpha}%)`;
    ctx.stroke();
  };
  ctx.save();
  ctx.lineWidth = 1;
  if (inch >= 8) lines(1, 12, 16);
  lines(12, 0, 38);
  ctx.restore();
}

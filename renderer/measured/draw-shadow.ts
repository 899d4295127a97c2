import type { Spot } from '../model/spot.ts';
import type { Pen } from './draw.ts';
import { seenAt } from './inches.ts';

/** Darkens what is not seen: outlines in thousandths of an inch, which touch each other. */
export function drawShadow({ ctx, camera }: Pen, outlines: readonly (readonly Spot[])[]): void {
  ctx.save();
  ctx.beginPath();
  for (const outline of outlines) {
    for (const [index, spot] of outline.entries()) {
      const { x, y } = seenAt({ x: spot.x / 1000, y: spot.y / 1000 }, camera);
      if (index === 0) ctx.moveTo(x, y);
      else ctx.lineTo(x, y);
    }
    ctx.closePath();
  }
  ctx.fillStyle = 'rgb(22 18 44 / 55%)';
  ctx.fill();
  ctx.restore();
}

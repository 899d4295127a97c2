import { useCallback } from 'react';
import { Shape } from 'react-konva';
import { mapPages } from '../../../exporters/face/board/map-pages.ts';
import { cellMm } from '../../../exporters/face/sizes.ts';
import { useMapView } from '../../stores/map-view.ts';
import type { OverlayProps } from '../overlay-props.ts';

/** Where the printed pages end, numbered as the PDF lays them. */
export function PageEdges({ painting: { columns, rows }, camera }: OverlayProps) {
  const { pages, paper } = useMapView();
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      const plan = mapPages(paper, { columns, rows });
      const unit = camera.scale * cellMm;
      ctx.save();
      ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
      for (let row = 0; row < plan.down; row++)
        for (let column = 0; column < plan.across; column++) {
          const [left, top] = [column * plan.columns, row * plan.rows];
          const [wide, high] = [Math.min(plan.columns, columns - left), Math.min(plan.rows, rows - top)];
          const box = [left * unit, top * unit, wide * unit, high * unit] as const;
          edge(ctx, box);
          number(ctx, box[0] + box[2] / 2, box[1] + box[3] / 2, row * plan.across + column + 1);
        }
      ctx.restore();
    },
    [paper, columns, rows, camera],
  );
  if (!pages) return undefined;
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
}

function edge(ctx: CanvasRenderingContext2D, box: readonly [number, number, number, number]): void {
  ctx.setLineDash([]);
  ctx.lineWidth = 4;
  ctx.strokeStyle = '#ffffff';
  ctx.strokeRect(...box);
  ctx.setLineDash([10, 6]);
  ctx.lineWidth = 2;
  ctx.strokeStyle = '#111111';
  ctx.strokeRect(...box);
}

function number(ctx: CanvasRenderingContext2D, x: number, y: number, page: number): void {
  ctx.globalAlpha = 0.85;
  ctx.fillStyle = '#ffffff';
  ctx.beginPath();
  ctx.arc(x, y, 14, 0, 7);
  ctx.fill();
  ctx.globalAlpha = 1;
  ctx.fillStyle = '#111111';
  ctx.font = '600 15px system-ui, sans-serif';
  ctx.textAlign = 'center';
  ctx.textBaseline = 'middle';
  ctx.fillText(String(page), x, y + 1);
}

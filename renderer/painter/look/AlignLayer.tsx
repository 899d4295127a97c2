import { useCallback } from 'react';
import { Shape } from 'react-konva';
import { cellMm } from '../../../exporters/face/sizes.ts';
import { useMapView } from '../../stores/map-view.ts';
import { mapIn, usePainter } from '../../stores/painter.ts';
import { useWork } from '../../stores/work.ts';
import type { OverlayProps } from '../overlay-props.ts';

/** Arm of the cross on a clicked corner, in CSS pixels. */
const arm = 14;

/** While a picture is aligned it lies above all else, whole, with crosses where it was clicked. */
export function AlignLayer({ set, assets, camera }: OverlayProps) {
  const aligning = useMapView((state) => state.aligning);
  const over = usePainter((state) => (aligning ? state.over : undefined));
  const on = usePainter((state) => state.on);
  const map = useWork(({ history }) => (aligning && on ? mapIn(history.files, on.file) : undefined));
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      if (!map || !aligning) return;
      const unit = camera.scale * cellMm;
      const accent = getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
      const image = assets.images.get(`${set.id}/${map.picture?.file}`);
      const { x, y, width, height } = map.pictureAt ?? { x: 0, y: 0, width: map.columns, height: map.rows };
      ctx.save();
      ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
      if (image && aligning.clicked.length < 2)
        ctx.drawImage(image as CanvasImageSource, x * unit, y * unit, width * unit, height * unit);
      const pointed = aligning.clicked.length < 2 && over ? [over] : [];
      for (const spot of [...aligning.clicked, ...pointed]) cross(ctx, spot.x * unit, spot.y * unit, accent);
      ctx.restore();
    },
    [aligning, over, map, assets, camera, set],
  );
  if (!aligning) return undefined;
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
}

function cross(ctx: CanvasRenderingContext2D, x: number, y: number, colour: string): void {
  for (const [width, style] of [
    [4, '#ffffff'],
    [2, colour],
  ] as const) {
    ctx.lineWidth = width;
    ctx.strokeStyle = style;
    ctx.beginPath();
    ctx.moveTo(x - arm, y);
    ctx.lineTo(x + arm, y);
    ctx.moveTo(x, y - arm);
    ctx.lineTo(x, y + arm);
    ctx.stroke();
  }
}

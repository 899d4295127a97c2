import { memo, useCallback } from 'react';
import { Shape } from 'react-konva';
import type { Camera, Size } from '../stage/camera.ts';
import type { LayerBitmap } from './layer-bitmap.ts';
import type { Painted } from './surface.ts';

interface Props {
  readonly painted: Painted;
  readonly bitmap: LayerBitmap;
  readonly camera: Camera;
  readonly view: Size;
  /** Whether the camera stands still. */
  readonly settled: boolean;
}

/** One layer of a board: a single shape that draws it whole, and hears nothing. */
export const PaintedLayer = memo(function PaintedLayer({ painted, bitmap, camera, view, settled }: Props) {
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      bitmap.show(painted, camera, view, settled);
      bitmap.draw(ctx, camera);
    },
    [painted, bitmap, camera, view, settled],
  );
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
});

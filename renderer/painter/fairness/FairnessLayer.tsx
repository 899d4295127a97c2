import { useCallback, useMemo } from 'react';
import { Shape } from 'react-konva';
import { diagramOps } from '../../../exporters/face/diagram.ts';
import { paintCanvas } from '../../../exporters/face/paint-canvas.ts';
import type { Painting } from '../../../rules/teamfight/paint/painting.ts';
import type { Assets } from '../../faces/asset-store.ts';
import type { Camera, Size } from '../../stage/camera.ts';
import { useFairness } from '../../stores/fairness.ts';
import { lineOf } from '../hover.ts';

interface Props {
  readonly painting: Painting;
  readonly assets: Assets;
  readonly board: Size;
  readonly camera: Camera;
}

/** CSS pixels to the mm at which lines are as thick as on paper; from farther away they are thicker. */
const nearEnough = 2;

/** What a hint about the map is about. */
export function FairnessLayer({ painting, assets, board, camera }: Props) {
  const { lint, pinned, pointed } = useFairness();
  const shown = pointed ?? pinned;
  const fits = lint?.columns === painting.columns && lint.rows === painting.rows;
  const weight = Math.max(1, nearEnough / camera.scale);
  const ops = useMemo(
    () =>
      shown && fits
        ? diagramOps(painting, [{ mark: 'note', cells: shown.cells, edges: shown.edges.map(lineOf) }], weight)
        : [],
    [shown, fits, painting, weight],
  );
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      ctx.save();
      ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
      const list = { ...board, bleed: 0, corner: 0, ops };
      paintCanvas(ctx as never, list, { pxPerMm: camera.scale, ...assets, area: 'trim' });
      ctx.restore();
    },
    [ops, assets, board, camera],
  );
  if (ops.length === 0) return undefined;
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
}

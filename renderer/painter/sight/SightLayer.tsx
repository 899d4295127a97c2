import { useCallback, useMemo } from 'react';
import { Shape } from 'react-konva';
import { diagramOps } from '../../../exporters/face/diagram.ts';
import { paintCanvas } from '../../../exporters/face/paint-canvas.ts';
import { cellMm } from '../../../exporters/face/sizes.ts';
import { useSight } from '../../stores/sight.ts';
import { useSpeed } from '../../stores/speed.ts';
import type { OverlayProps } from '../overlay-props.ts';
import { drawFigures } from './draw-figures.ts';
import { drawShadows } from './draw-shadows.ts';
import { useLooked, useShown, viewOf } from './looked.ts';
import { sightRules } from './sight-rules.ts';

/** CSS pixels to the mm at which lines are as thick as on paper; from farther away they are thicker. */
const nearEnough = 2;

/** What the rules see from a cell, above the map. */
export function SightLayer({ assets, board, camera }: Omit<OverlayProps, 'set' | 'painting'>) {
  const shown = useShown();
  const { reach, area, figures } = useSight();
  const speed = useSpeed((state) => state.speed);
  const looked = useLooked(shown?.painting);
  const { from } = looked;
  const told = useMemo(() => {
    if (!shown || looked.from < 0) return undefined;
    const view = viewOf(shown);
    const rules = sightRules[shown.set.manifest.system];
    if (!view || !rules) return undefined;
    const marks = view.marks(looked, { reach, area, speed: speed ?? rules.usualSpeed(shown.set) });
    return { view, grid: view.grid, seen: view.seenFrom(looked.from), marks };
  }, [shown, looked, reach, area, speed]);
  const weight = Math.max(1, nearEnough / camera.scale);
  const ops = useMemo(() => (told ? diagramOps(told.grid, told.marks, weight) : []), [told, weight]);
  const draw = useCallback(
    ({ _context: ctx }: { readonly _context: CanvasRenderingContext2D }) => {
      if (!told) return;
      const unit = camera.scale * cellMm;
      ctx.save();
      ctx.translate(-camera.x * camera.scale, -camera.y * camera.scale);
      drawShadows(ctx, told.grid, from, told.seen, unit);
      const list = { ...board, bleed: 0, corner: 0, ops };
      paintCanvas(ctx as never, list, { pxPerMm: camera.scale, ...assets, area: 'trim' });
      if (figures) drawFigures(ctx, told.view, from, unit);
      ctx.restore();
    },
    [told, ops, from, board, camera, assets, figures],
  );
  if (!told) return undefined;
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
}

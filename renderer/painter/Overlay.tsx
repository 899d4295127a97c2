import type Konva from 'konva';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { Shape } from 'react-konva';
import type { PictureSizes } from '../../exporters/face/display-list.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { fitsBoard } from '../../rules/teamfight/paint/symmetry.ts';
import { usePainter } from '../stores/painter.ts';
import { drawOverlay } from './draw-overlay.ts';
import { facedEdge, hoverOf } from './hover.ts';
import { looksAlike } from './looks-alike.ts';
import type { OverlayProps } from './overlay-props.ts';
import { noPreview, type Preview, previewOf } from './preview.ts';

/**
 * What the tool would do here, what the gesture does, what is selected, and the axes of symmetry. It is drawn from the store and never
 * rendered for a move of the pointer, which would cost more than the drawing.
 */
export function Overlay({ set, painting, assets, board, camera }: OverlayProps) {
  const shape = useRef<Konva.Shape>(null);
  const preview = useMemo(() => {
    let of: Painting | undefined;
    let made: Preview = noPreview;
    return (draft: Painting | undefined) => {
      if (draft !== of)
        made = draft ? previewOf(set, painting, draft, assets.images as unknown as PictureSizes) : noPreview;
      of = draft;
      return made;
    };
  }, [set, painting, assets]);
  const draw = useCallback(
    (context: { readonly _context: CanvasRenderingContext2D }) => {
      const painter = usePainter.getState();
      const { draft, symmetry, selection, cursor, tool } = painter;
      const overlay = {
        board,
        preview: preview(draft),
        symmetry: fitsBoard(painting, symmetry) ? symmetry : ('none' as const),
        selection,
        ...hoverOf(painter, painting),
        cursor: cursor && { x: cursor.x, y: cursor.y, columns: 1, rows: 1 },
        facing: cursor && facedEdge(cursor, tool),
      };
      const style = getComputedStyle(document.documentElement);
      const colours = {
        accent: style.getPropertyValue('--accent').trim(),
        error: style.getPropertyValue('--error').trim(),
      };
      drawOverlay(context._context, overlay, assets, camera, colours);
    },
    [preview, painting, board, assets, camera],
  );
  useEffect(
    () =>
      usePainter.subscribe((now, before) => {
        if (!looksAlike(now, before, painting)) shape.current?.getLayer()?.batchDraw();
      }),
    [painting],
  );
  return <Shape ref={shape} sceneFunc={draw} listening={false} perfectDrawEnabled={false} />;
}

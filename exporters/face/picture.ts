import type { Art } from '../../schemas/types.generated.ts';
import { composition } from './composition.ts';
import type { Op, PictureSizes } from './display-list.ts';
import type { Box } from './path.ts';
import type { FaceTheme } from './theme.ts';

/** The picture of a card: the designer's file cropped to the box, or a composed one; a sign of the set where there is neither. */
export function picture(
  art: Art | undefined,
  setId: string,
  at: { box: Box; view: Box; seed: string },
  theme: FaceTheme,
  pictures: PictureSizes,
): Op[] {
  const src = art?.file === undefined ? undefined : `${setId}/${art.file}`;
  const size = src === undefined ? undefined : pictures.get(src);
  if (src !== undefined && size !== undefined) return [cropped(src, size, art?.focus ?? [0.5, 0.5], at.box)];
  return [composition({ ...art, icon: art?.icon ?? theme.emblem }, theme, at)];
}

/** Covers the box; what the focus points at stays in view. */
function cropped(src: string, size: { width: number; height: number }, focus: readonly number[], box: Box): Op {
  const scale = Math.max(box.w / size.width, box.h / size.height);
  const [w, h] = [size.width * scale, size.height * scale];
  const [fx = 0.5, fy = 0.5] = focus;
  return {
    op: 'clip',
    shape: { op: 'rect', ...box },
    ops: [{ op: 'image', src, x: box.x - (w - box.w) * fx, y: box.y - (h - box.h) * fy, w, h }],
  };
}

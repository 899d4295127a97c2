import type { Art } from '../../schemas/types.generated.ts';
import { mix } from './colour.ts';
import { composition } from './composition.ts';
import type { Op, PictureSizes } from './display-list.ts';
import { isIcon } from './icons.ts';
import { fittedLine } from './line.ts';
import type { Box } from './path.ts';
import { pointMm } from './sizes.ts';
import type { FaceTheme } from './theme.ts';

/** What a picture is made for. */
interface Frame {
  /** Where it is painted, bleed included. */
  readonly box: Box;
  /** The part of the box that nothing else covers. */
  readonly view: Box;
  /** What the variation of a composed picture follows from. */
  readonly seed: string;
  /** Written large where there is no picture; the set's sign stands there if left out. */
  readonly name?: string;
}

/** The picture of a card: the designer's file cropped to the box, or a composed one, or a placeholder. */
export function picture(
  art: Art | undefined,
  setId: string,
  at: Frame,
  theme: FaceTheme,
  pictures: PictureSizes,
): Op[] {
  const src = art?.file === undefined ? undefined : `${setId}/${art.file}`;
  const size = src === undefined ? undefined : pictures.get(src);
  if (src !== undefined && size !== undefined) return [cropped(src, size, art?.focus ?? [0.5, 0.5], at.box)];
  if (art?.icon !== undefined && isIcon(art.icon)) return [composition(art, theme, at)];
  if (at.name === undefined) return [composition({ ...art, icon: theme.emblem }, theme, at)];
  return [
    composition({ ...art, icon: undefined, accent: theme.emblem }, theme, at),
    ...lettering(at.name, at.view, theme),
  ];
}

/** Lettering in a picture is left out below this size in points, and where the name is too long: it stands above anyway. */
const leastLettering = 12;

/** The name as a poster's lettering: dark behind, light in front. */
function lettering(name: string, view: Box, theme: FaceTheme): Op[] {
  const box = { x: view.x + 3, y: view.y + view.h * 0.2, w: view.w - 6, h: view.h * 0.5 };
  // A medallion may stand on the lower edge, so letters are no higher than what is above it.
  const size = Math.min(26, box.h / pointMm);
  if (size < leastLettering) return [];
  const element = { font: 'title' as const, size, least: Math.min(15, size), align: 'centre' as const };
  const line = (dx: number, dy: number, fill: string) =>
    fittedLine(name, element, { ...box, x: box.x + dx, y: box.y + dy }, fill, theme, () => {});
  const front = line(0, 0, mix(theme.onDeep, '#ffffff', 0.3));
  if (front.over > 0) return [];
  return [...around.flatMap(([dx, dy]) => line(dx, dy, mix(theme.deep, '#000000', 0.4)).ops), ...front.ops];
}

// An outline of 0.45 mm with a shadow to the lower left.
const around = [
  [-0.45, -0.45],
  [0.45, -0.45],
  [0.45, 0.45],
  [-0.45, 0.45],
  [-0.9, 0.9],
] as const;

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

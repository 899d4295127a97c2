import type { DisplayList } from '../../exporters/face/display-list.ts';

/** How a picture lies behind the box that it is cropped to, in mm. */
export interface CroppedPicture {
  readonly box: { readonly x: number; readonly y: number; readonly w: number; readonly h: number };
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

/** The picture file that a face shows cropped, if it shows one. Pure. */
export function croppedPicture({ ops }: DisplayList): CroppedPicture | undefined {
  for (const op of ops) {
    if (op.op !== 'clip' || op.shape.op !== 'rect') continue;
    const [image] = op.ops;
    if (image?.op === 'image') return { box: op.shape, x: image.x, y: image.y, w: image.w, h: image.h };
  }
  return undefined;
}

/** The focus of a picture after it was dragged so many mm, to a thousandth. Pure. */
export function focusAfter({ box, x, y, w, h }: CroppedPicture, dx: number, dy: number): [number, number] {
  const along = (start: number, length: number, from: number, room: number, by: number): number => {
    const spare = length - room;
    return spare < 0.01 ? 0.5 : Math.round(Math.min(1, Math.max(0, (from - start - by) / spare)) * 1000) / 1000;
  };
  return [along(x, w, box.x, box.w, dx), along(y, h, box.y, box.h, dy)];
}

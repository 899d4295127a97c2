import type { MapFile } from '../../../schemas/types.generated.ts';
import type { Op, PictureSizes } from '../display-list.ts';
import { cellMm } from '../sizes.ts';

type Place = MapFile['pictureAt'];

/** How strongly a traced picture shows where the map does not say, in percent. */
export const usualStrength = 60;

/** A picture under the grid: at its place, or fitted to the whole board. */
export function paintBoardPicture(src: string, at: Place, columns: number, rows: number, opacity = 1): Op[] {
  const { x, y, width, height } = at ?? { x: 0, y: 0, width: columns, height: rows };
  const image: Op = {
    op: 'image',
    src,
    x: x * cellMm,
    y: y * cellMm,
    w: width * cellMm,
    h: height * cellMm,
    ...(opacity < 1 && { opacity }),
  };
  if (at === undefined) return [image];
  return [{ op: 'clip', shape: { op: 'rect', x: 0, y: 0, w: columns * cellMm, h: rows * cellMm }, ops: [image] }];
}

/** A floor from a picture: laid again and again, so many cells wide, or covering the board once. */
export function paintFloorPicture(
  src: string,
  pictures: PictureSizes,
  tile: number | undefined,
  columns: number,
  rows: number,
): Op[] {
  const size = pictures.get(src)!;
  const [width, height] = [columns * cellMm, rows * cellMm];
  const board = { op: 'rect', x: 0, y: 0, w: width, h: height } as const;
  if (tile === undefined) {
    const scale = Math.max(width / size.width, height / size.height);
    const [w, h] = [size.width * scale, size.height * scale];
    return [{ op: 'clip', shape: board, ops: [{ op: 'image', src, x: (width - w) / 2, y: (height - h) / 2, w, h }] }];
  }
  const side = tile * cellMm;
  const ops: Op[] = [];
  for (let y = 0; y < height; y += side)
    for (let x = 0; x < width; x += side) ops.push({ op: 'image', src, x, y, w: side, h: side });
  return [{ op: 'clip', shape: board, ops }];
}

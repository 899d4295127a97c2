import type { Face } from '../model/catalogue.ts';
import type { Size } from './camera.ts';

/** What of a face is needed to look at it: its name among all, and its size in mm. */
type Shown = { readonly key: string; readonly list: Size };

/** A face and where its top left corner lies, in mm. */
interface Placed<Of extends Shown> {
  readonly face: Of;
  readonly x: number;
  readonly y: number;
}

export interface Spread<Of extends Shown = Shown> extends Size {
  /** CSS pixels below that something else needs. */
  readonly foot?: number;
  readonly placed: readonly Placed<Of>[];
}

/** Room between faces in mm, where nothing is painted around them. */
const usualGap = 5;

/** Lays faces out in rows, in as many columns as show them largest in a view of this shape, with room for so many mm painted around each. Pure. */
export function spread(faces: readonly Face[], view: Size, bleed = 0): Spread<Face> {
  const gap = usualGap + 2 * bleed;
  const cell = {
    width: Math.max(0, ...faces.map(({ list }) => list.width)),
    height: Math.max(0, ...faces.map(({ list }) => list.height)),
  };
  const scaleWith = (columns: number): number => {
    const { width, height } = extent(cell, columns, Math.ceil(faces.length / columns), gap);
    return Math.min(view.width / width, view.height / height);
  };
  const choices = faces.map((_face, index) => index + 1);
  const columns = choices.reduce((best, next) => (scaleWith(next) > scaleWith(best) + 1e-9 ? next : best), 1);
  const placed = faces.map((face, index) => ({
    face,
    x: (index % columns) * (cell.width + gap) + (cell.width - face.list.width) / 2,
    y: Math.floor(index / columns) * (cell.height + gap) + (cell.height - face.list.height) / 2,
  }));
  return { placed, ...extent(cell, columns, Math.ceil(faces.length / columns), gap) };
}

function extent(cell: Size, columns: number, rows: number, gap: number): Size {
  return { width: columns * (cell.width + gap) - gap, height: rows * (cell.height + gap) - gap };
}

/** The face that lies next in a direction, if any: the nearest one, sideways distance counting double. */
export function neighbour(
  placed: readonly Placed<Shown>[],
  key: string | undefined,
  dx: number,
  dy: number,
): string | undefined {
  const from = placed.find(({ face }) => face.key === key);
  if (!from) return placed[0]?.face.key;
  const [fromX, fromY] = middle(from);
  let best: { key: string; distance: number } | undefined;
  for (const other of placed) {
    const [x, y] = middle(other);
    const ahead = (x - fromX) * dx + (y - fromY) * dy;
    const aside = Math.abs((x - fromX) * dy) + Math.abs((y - fromY) * dx);
    const distance = ahead + 2 * aside;
    if (ahead > 1 && distance < (best?.distance ?? Number.POSITIVE_INFINITY)) best = { key: other.face.key, distance };
  }
  return best?.key;
}

function middle({ face, x, y }: Placed<Shown>): [number, number] {
  return [x + face.list.width / 2, y + face.list.height / 2];
}

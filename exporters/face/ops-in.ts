import type { ClipOp, Op, PathOp } from './display-list.ts';
import type { Box } from './path.ts';
import { type Subpaths, subpathsOf } from './subpaths.ts';

interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** How far letters and icons may reach beyond where they stand, to their size. */
const overhang = 0.6;

const paths = new WeakMap<Op, Subpaths>();
const boxes = new WeakMap<Op, Bounds>();

/** The parts of a path, found once. */
export function partsOf(op: PathOp): Subpaths {
  let parts = paths.get(op);
  if (parts === undefined) {
    parts = subpathsOf(op.d);
    paths.set(op, parts);
  }
  return parts;
}

/**
 * What of a display list touches a box in mm, so that a part of a large painting is painted at the price of that part: within the box it
 * looks as the whole list does. Of a path only those parts stay that touch the box.
 */
export function opsIn(ops: readonly Op[], box: Box): readonly Op[] {
  const inside: Op[] = [];
  for (const op of ops) {
    if (!touches(boundsOf(op), box)) continue;
    const part = partIn(op, box);
    if (part) inside.push(part);
  }
  return inside;
}

function partIn(op: Op, box: Box): Op | undefined {
  if (op.op === 'path') return pathIn(op, box, (op.stroke?.width ?? 0) / 2);
  if (op.op === 'clip') return clipIn(op, box);
  if (op.op !== 'group' || op.rotate || op.scale !== undefined) return op;
  const ops = opsIn(op.ops, { ...box, x: box.x - (op.x ?? 0), y: box.y - (op.y ?? 0) });
  return ops.length === 0 ? undefined : { ...op, ops };
}

function clipIn(op: ClipOp, box: Box): ClipOp | undefined {
  const shape = op.shape.op === 'path' ? pathIn(op.shape, box, 0) : op.shape;
  const ops = shape && opsIn(op.ops, box);
  return ops && ops.length > 0 ? { ...op, shape, ops } : undefined;
}

function pathIn(op: PathOp, box: Box, around: number): PathOp | undefined {
  const { d, starts, bounds } = partsOf(op);
  if (starts.length <= 2) return op;
  const [left, top, right, bottom] = [box.x - around, box.y - around, box.x + box.w + around, box.y + box.h + around];
  let kept = '';
  let from = -1;
  for (let part = 0; part < starts.length - 1; part++) {
    const at = 4 * part;
    const isIn =
      (bounds[at] as number) <= right &&
      (bounds[at + 2] as number) >= left &&
      (bounds[at + 1] as number) <= bottom &&
      (bounds[at + 3] as number) >= top;
    if (isIn && from < 0) from = starts[part] as number;
    else if (!isIn && from >= 0) {
      kept += d.slice(from, starts[part]);
      from = -1;
    }
  }
  if (from === 0) return op;
  if (from > 0) kept += d.slice(from);
  return kept === '' ? undefined : { ...op, d: kept };
}

/** The box that something is painted in, found once. */
export function boundsOf(op: Op): Bounds {
  let bounds = boxes.get(op);
  if (bounds === undefined) {
    bounds = measured(op);
    boxes.set(op, bounds);
  }
  return bounds;
}

function measured(op: Op): Bounds {
  if (op.op === 'path') {
    const { bounds } = partsOf(op);
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    for (let at = 0; at < bounds.length; at += 4) {
      left = Math.min(left, bounds[at] as number);
      top = Math.min(top, bounds[at + 1] as number);
      right = Math.max(right, bounds[at + 2] as number);
      bottom = Math.max(bottom, bounds[at + 3] as number);
    }
    return grown({ left, top, right, bottom }, (op.stroke?.width ?? 0) / 2);
  }
  if (op.op === 'rect') return grown(cornersOf(op), (op.stroke?.width ?? 0) / 2);
  if (op.op === 'image') return cornersOf(op);
  if (op.op === 'icon') return grown(cornersOf({ ...op, w: op.size, h: op.size }), op.size * overhang);
  if (op.op === 'text') {
    const box = cornersOf({ x: op.x, y: op.baseline - op.size, w: op.advance, h: op.size });
    return grown(box, op.size * overhang);
  }
  // A clip shape has no line.
  if (op.op === 'clip') return boundsOf(op.shape);
  if (op.rotate || op.scale !== undefined) return everywhere;
  const [dx, dy] = [op.x ?? 0, op.y ?? 0];
  const inside = op.ops.map(boundsOf);
  return {
    left: Math.min(...inside.map(({ left }) => left)) + dx,
    top: Math.min(...inside.map(({ top }) => top)) + dy,
    right: Math.max(...inside.map(({ right }) => right)) + dx,
    bottom: Math.max(...inside.map(({ bottom }) => bottom)) + dy,
  };
}

const everywhere: Bounds = { left: -Infinity, top: -Infinity, right: Infinity, bottom: Infinity };

const cornersOf = ({ x, y, w, h }: Box): Bounds => ({ left: x, top: y, right: x + w, bottom: y + h });

const grown = ({ left, top, right, bottom }: Bounds, by: number): Bounds => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
});

const touches = ({ left, top, right, bottom }: Bounds, { x, y, w, h }: Box): boolean =>
  left <= x + w && right >= x && top <= y + h && bottom >= y;

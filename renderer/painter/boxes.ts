import type { Box } from '../../exporters/face/path.ts';

/** Boxes that hold all of some and do not overlap, so that nothing is painted twice. */
export function apart(boxes: readonly Box[]): Box[] {
  const done: Box[] = [];
  for (const one of boxes) {
    let box = one;
    if (box.w <= 0 || box.h <= 0) continue;
    for (let at = firstTouching(done, box); at >= 0; at = firstTouching(done, box))
      box = around(done.splice(at, 1)[0] as Box, box);
    done.push(box);
  }
  return done;
}

const firstTouching = (boxes: readonly Box[], box: Box): number => boxes.findIndex((other) => touch(other, box));

/** The smallest box that holds both. */
export function around(a: Box, b: Box): Box {
  const [x, y] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
  return { x, y, w: Math.max(a.x + a.w, b.x + b.w) - x, h: Math.max(a.y + a.h, b.y + b.h) - y };
}

export const touch = (a: Box, b: Box): boolean =>
  a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;

export function clipped(box: Box, to: Box): Box {
  const [x, y] = [Math.max(box.x, to.x), Math.max(box.y, to.y)];
  const [right, bottom] = [Math.min(box.x + box.w, to.x + to.w), Math.min(box.y + box.h, to.y + to.h)];
  return { x, y, w: Math.max(0, right - x), h: Math.max(0, bottom - y) };
}

export const contains = (outer: Box, inner: Box): boolean =>
  inner.w === 0 ||
  inner.h === 0 ||
  (inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.w <= outer.x + outer.w &&
    inner.y + inner.h <= outer.y + outer.h);

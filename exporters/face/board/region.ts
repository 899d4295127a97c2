import type { Cell } from '../../../rules/map-grid.ts';
import { inMm } from '../path.ts';
import { cellMm } from '../sizes.ts';

/** Cells that belong together, and their outline. */
export interface Region {
  readonly cells: readonly Cell[];
  /** First and last column and row. */
  readonly box: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A number for each cell or corner, those just off the board included: maps have at most 100 columns. */
const key = (x: number, y: number): number => (y + 1) * wide + x + 1;
const wide = 1024;

/** The distinct cells of a list that lie on a map of that size. */
export function cellsOn(cells: readonly Cell[], columns: number, rows: number): Cell[] {
  const seen = new Set<number>();
  return cells.filter(({ x, y }) => {
    const fresh = x < columns && y < rows && !seen.has(key(x, y));
    seen.add(key(x, y));
    return fresh;
  });
}

/** Splits cells into regions that hang together by edges, in reading order. */
export function regionsOf(cells: readonly Cell[]): Region[] {
  const left = new Map(cells.map((cell) => [key(cell.x, cell.y), cell]));
  const regions: Region[] = [];
  for (const start of [...cells].sort((a, b) => a.y - b.y || a.x - b.x)) {
    if (!left.delete(key(start.x, start.y))) continue;
    const found = [start];
    for (let index = 0; index < found.length; index++) {
      const { x, y } = found[index]!;
      for (const [nx, ny] of [
        [x + 1, y],
        [x - 1, y],
        [x, y + 1],
        [x, y - 1],
      ] as const) {
        const next = left.get(key(nx, ny));
        if (next && left.delete(key(nx, ny))) found.push(next);
      }
    }
    const xs = found.map((cell) => cell.x);
    const ys = found.map((cell) => cell.y);
    regions.push({
      cells: found,
      box: { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) },
    });
  }
  return regions;
}

/**
 * The closed outlines of cells in grid corners, inside on the right hand while walking: outer ones clockwise, holes the other
 * way round. Straight runs are one step. Cells that touch at a corner only keep separate outlines.
 */
export function outlinesOf(cells: readonly Cell[]): Point[][] {
  const inside = new Set(cells.map((cell) => key(cell.x, cell.y)));
  const steps = new Map<number, Point[]>();
  const add = (from: Point, to: Point) => {
    const known = steps.get(key(from.x, from.y));
    if (known) known.push(to);
    else steps.set(key(from.x, from.y), [to]);
  };
  for (const { x, y } of cells) {
    if (!inside.has(key(x, y - 1))) add({ x, y }, { x: x + 1, y });
    if (!inside.has(key(x + 1, y))) add({ x: x + 1, y }, { x: x + 1, y: y + 1 });
    if (!inside.has(key(x, y + 1))) add({ x: x + 1, y: y + 1 }, { x, y: y + 1 });
    if (!inside.has(key(x - 1, y))) add({ x, y: y + 1 }, { x, y });
  }
  const loops: Point[][] = [];
  for (const [start, targets] of steps) {
    while (targets.length > 0) {
      const [sx, sy] = [(start % wide) - 1, Math.floor(start / wide) - 1];
      const loop: Point[] = [{ x: sx, y: sy }];
      let at = loop[0]!;
      let next = targets.pop()!;
      while (next.x !== sx || next.y !== sy) {
        loop.push(next);
        const ways = steps.get(key(next.x, next.y))!;
        // At a corner shared by two cells of a diagonal, turning right stays with the same cell.
        const right = { x: next.x - (next.y - at.y), y: next.y + (next.x - at.x) };
        const turn = ways.findIndex((way) => way.x === right.x && way.y === right.y);
        at = next;
        next = ways.splice(Math.max(turn, 0), 1)[0]!;
      }
      loops.push(withoutStraights(loop));
    }
  }
  return loops;
}

function withoutStraights(loop: readonly Point[]): Point[] {
  return loop.filter((point, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    return (point.x - before.x) * (after.y - point.y) !== (point.y - before.y) * (after.x - point.x);
  });
}

/** An outline in mm, moved inwards (outwards if negative). */
export function insetOutline(loop: readonly Point[], inset: number): Point[] {
  return loop.map((point, index) => {
    const before = loop.at(index - 1)!;
    const after = loop[(index + 1) % loop.length]!;
    const inX = -Math.sign(point.y - before.y) - Math.sign(after.y - point.y);
    const inY = Math.sign(point.x - before.x) + Math.sign(after.x - point.x);
    return { x: point.x * cellMm + inX * inset, y: point.y * cellMm + inY * inset };
  });
}

/** Path data of all outlines of cells, moved inwards and with rounded corners. */
export function outlinePath(cells: readonly Cell[], inset = 0, radius = 0): string {
  return outlinesOf(cells)
    .map((loop) => roundedPath(insetOutline(loop, inset), radius))
    .join('');
}

/** A closed path through points; corners are rounded as far as the sides allow. */
function roundedPath(points: readonly Point[], radius: number): string {
  if (radius === 0) return `M${points.map((point) => `${inMm(point.x)} ${inMm(point.y)}`).join('L')}Z`;
  return `${points
    .map((point, index) => {
      const from = towards(point, points.at(index - 1)!, radius);
      const to = towards(point, points[(index + 1) % points.length]!, radius);
      return `${index === 0 ? 'M' : 'L'}${inMm(from.x)} ${inMm(from.y)}Q${inMm(point.x)} ${inMm(point.y)} ${inMm(to.x)} ${inMm(to.y)}`;
    })
    .join('')}Z`;
}

function towards(from: Point, to: Point, distance: number): Point {
  const length = Math.sqrt((to.x - from.x) ** 2 + (to.y - from.y) ** 2);
  const part = length === 0 ? 0 : Math.min(distance / length, 0.5);
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
}

/**
 * Path data of cells with a hand-drawn edge: every side is broken into short pieces that wander inwards by up to `depth`.
 * The same cells always give the same edge.
 */
export function roughPath(cells: readonly Cell[], inset: number, depth: number, salt: number): string {
  return outlinesOf(cells)
    .map((loop) => {
      const grid = loop.flatMap((point, index) => {
        const next = loop[(index + 1) % loop.length]!;
        const pieces = 4 * Math.max(Math.abs(next.x - point.x), Math.abs(next.y - point.y));
        return Array.from({ length: pieces }, (_, piece) => ({
          x: point.x + ((next.x - point.x) * piece) / pieces,
          y: point.y + ((next.y - point.y) * piece) / pieces,
        }));
      });
      return smoothPath(
        grid.map((point, index) => {
          const before = grid.at(index - 1)!;
          const after = grid[(index + 1) % grid.length]!;
          const inX = Math.sign(before.y - point.y) + Math.sign(point.y - after.y);
          const inY = Math.sign(point.x - before.x) + Math.sign(after.x - point.x);
          const wander = inset + depth * chance(point.x * 4, point.y * 4, salt);
          return { x: point.x * cellMm + Math.sign(inX) * wander, y: point.y * cellMm + Math.sign(inY) * wander };
        }),
      );
    })
    .join('');
}

/** A closed soft curve that keeps close to the given points. */
export function smoothPath(points: readonly Point[]): string {
  const [first, last] = [points[0]!, points.at(-1)!];
  let d = `M${inMm((last.x + first.x) / 2)} ${inMm((last.y + first.y) / 2)}`;
  for (const [index, { x, y }] of points.entries()) {
    const next = points[(index + 1) % points.length]!;
    d += `Q${inMm(x)} ${inMm(y)} ${inMm((x + next.x) / 2)} ${inMm((y + next.y) / 2)}`;
  }
  return `${d}Z`;
}

/** A number from 0 up to 1 that looks random and depends on its arguments only: a map looks the same each time it is painted. */
export function chance(x: number, y: number, salt: number): number {
  let hash = Math.imul(x | 0, 374761393) ^ Math.imul(y | 0, 668265263) ^ Math.imul(salt | 0, 2147483647);
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177);
  hash = Math.imul(hash ^ (hash >>> 16), 2246822519);
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296;
}

import type { Op, PathOp } from '../../exporters/face/display-list.ts';
import { boundsOf, partsOf } from '../../exporters/face/ops-in.ts';
import type { Box } from '../../exporters/face/path.ts';
import { walkPath } from '../../exporters/face/subpaths.ts';
import { around } from './boxes.ts';

/**
 * Where two display lists look otherwise, in mm. Outside of these boxes the same is painted in the same order: what is found in both lists
 * is taken for the same only as long as its order is, too.
 */
export function changedBoxes(before: readonly Op[], after: readonly Op[]): Box[] {
  let from = 0;
  while (from < before.length && from < after.length && before[from] === after[from]) from++;
  let same = 0;
  const most = Math.min(before.length, after.length) - from;
  while (same < most && before[before.length - 1 - same] === after[after.length - 1 - same]) same++;
  const [old, now] = [before.slice(from, before.length - same), after.slice(from, after.length - same)];
  const places = new Map<string, number[]>();
  const oldKeys = old.map(keyOf);
  for (const [index, key] of oldKeys.entries()) places.set(key, [...(places.get(key) ?? []), index]);
  const boxes: Box[] = [];
  let next = 0;
  let gone: Op[] = [];
  let come: Op[] = [];
  const settle = () => {
    boxes.push(...between(gone, come));
    gone = [];
    come = [];
  };
  for (const op of now) {
    const found = places.get(keyOf(op))?.find((place) => place >= next);
    if (found === undefined) {
      come.push(op);
      continue;
    }
    gone.push(...old.slice(next, found));
    settle();
    next = found + 1;
  }
  gone.push(...old.slice(next));
  settle();
  return boxes;
}

/** The boxes of some that went and some that came in their place: of a path that goes on only what is otherwise. */
function between(gone: readonly Op[], come: readonly Op[]): Box[] {
  const isPaired = gone.length === come.length && gone.every((op, index) => lookOf(op) === lookOf(come[index] as Op));
  if (!isPaired) return [...gone, ...come].map(boxOf);
  return gone.flatMap((op, index) => {
    const other = come[index] as Op;
    if (op.op === 'path' && other.op === 'path') return pathBoxes(op, other);
    if (op.op === 'group' && other.op === 'group' && !op.rotate && op.scale === undefined)
      return changedBoxes(op.ops, other.ops).map((box) => moved(box, op.x ?? 0, op.y ?? 0));
    if (op.op === 'clip' && other.op === 'clip' && op.shape.op === 'path' && other.shape.op === 'path')
      return [...pathBoxes(op.shape, other.shape), ...changedBoxes(op.ops, other.ops)];
    return [boxOf(op), boxOf(other)];
  });
}

function pathBoxes(before: PathOp, after: PathOp): Box[] {
  if (before.d === after.d) return [];
  // Of a line that lies there twice under the even-odd rule both count.
  if (before.rule === 'evenodd') return [boxOf(before), boxOf(after)];
  const [old, now] = [partsIn(before), partsIn(after)];
  const gone = [...old].filter(([text]) => !now.has(text));
  const come = [...now].filter(([text]) => !old.has(text));
  const around = (before.stroke?.width ?? 0) / 2;
  // A dash goes on from where the former one ended, all along.
  const isSameLine = gone.length === 1 && come.length === 1 && before.stroke?.dash === undefined;
  const bends = isSameLine ? bentBox(gone[0]?.[0] ?? '', come[0]?.[0] ?? '') : undefined;
  const boxes = bends ? [bends] : [...gone, ...come].map(([, box]) => box);
  return boxes.map(({ x, y, w, h }) => ({ x: x - around, y: y - around, w: w + 2 * around, h: h + 2 * around }));
}

function partsIn(op: PathOp): Map<string, Box> {
  const { d, starts, bounds } = partsOf(op);
  const parts = new Map<string, Box>();
  for (let part = 0; part < starts.length - 1; part++) {
    const [left, top, right, bottom] = bounds.slice(4 * part, 4 * part + 4) as [number, number, number, number];
    parts.set(d.slice(starts[part], starts[part + 1]), { x: left, y: top, w: right - left, h: bottom - top });
  }
  return parts;
}

interface Step {
  readonly text: string;
  readonly box: Box;
}

/** Where one closed line leaves the other and comes back to it. Undefined where steps are placed from one another. */
function bentBox(before: string, after: string): Box | undefined {
  if (/[a-y]/.test(before) || /[a-y]/.test(after)) return undefined;
  const [old, now] = [stepsOf(before), stepsOf(after)];
  let from = 0;
  while (from < old.length && from < now.length && old[from]?.text === now[from]?.text) from++;
  let same = 0;
  const most = Math.min(old.length, now.length) - from;
  while (same < most && old.at(-1 - same)?.text === now.at(-1 - same)?.text) same++;
  if (from === 0) return undefined;
  // The first step that is the same again begins where the other one ended, so it is part of the way.
  const bent = [old, now].flatMap((steps) => steps.slice(from - 1, steps.length - same + 1));
  return bent.map(({ box }) => box).reduce(around);
}

function stepsOf(d: string): Step[] {
  const found: { readonly at: number; readonly box: Box }[] = [];
  walkPath(d, (at, left, top, right, bottom) =>
    found.push({ at, box: { x: left, y: top, w: right - left, h: bottom - top } }),
  );
  return found.map(({ at, box }, index) => ({ text: d.slice(at, found[index + 1]?.at), box }));
}

function boxOf(op: Op): Box {
  const { left, top, right, bottom } = boundsOf(op);
  return { x: left, y: top, w: right - left, h: bottom - top };
}

const moved = (box: Box, dx: number, dy: number): Box => ({ ...box, x: box.x + dx, y: box.y + dy });

const keys = new WeakMap<Op, string>();

/** What something paints, as a text. */
function keyOf(op: Op): string {
  let key = keys.get(op);
  if (key === undefined) {
    const simple = op.op === 'path' && typeof op.fill === 'string' && !op.stroke;
    key = simple ? `${op.fill} ${op.opacity} ${op.rule} ${op.d}` : JSON.stringify(op);
    keys.set(op, key);
  }
  return key;
}

/** How it is painted, whatever its form. */
const lookOf = (op: Op): string =>
  JSON.stringify(op, (name, value: unknown) => (name === 'd' || name === 'ops' ? undefined : value));

import type { PlannedFace, PlannedSheet } from '../../app/contract/export-plan.ts';
import type { DisplayList, Op } from '../../exporters/face/display-list.ts';

/** The list of a face by its key, or of its back. Undefined of what is not there any more. */
export type ListOf = (face: string, back: boolean) => DisplayList | undefined;

/** Shows where a face will be that is not laid out yet. */
const pending = '#e4ded4';

/** A planned sheet with its faces as they are in the window now: what will be on paper or on the table. Pure. */
export function planSheet({ width, height, faces, ops }: PlannedSheet, listOf: ListOf): DisplayList {
  const ground: Op = { op: 'rect', x: 0, y: 0, w: width, h: height, fill: '#ffffff' };
  return { width, height, bleed: 0, corner: 0, ops: [ground, ...faces.map((face) => laid(face, listOf)), ...ops] };
}

function laid({ face, back, x, y, scale, show, round, turn = 0 }: PlannedFace, listOf: ListOf): Op {
  const list = listOf(face, back);
  const shape = { op: 'rect', x: show.x, y: show.y, w: show.w, h: show.h, ...(round && { r: round }) } as const;
  const lies = { op: 'rect', x: show.y, y: show.x, w: show.h, h: show.w } as const;
  const ops: readonly Op[] = list
    ? [{ op: 'clip', shape, ops: list.ops }]
    : [{ ...(turn % 180 === 0 ? shape : lies), fill: pending }];
  if (turn === 0 || !list) return { op: 'group', x, y, scale, ops };
  const [w, h] = [list.width * scale, list.height * scale];
  const right = { 90: h, 180: w, 270: 0 }[turn];
  const down = { 90: 0, 180: h, 270: w }[turn];
  return { op: 'group', x: x + right, y: y + down, rotate: turn, scale, ops };
}

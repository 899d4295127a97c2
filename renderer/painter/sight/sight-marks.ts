import type { Mark } from '../../../exporters/face/diagram.ts';
import type { Edge } from '../../../rules/map-grid.ts';
import type { Board } from '../../../rules/teamfight/board/board.ts';
import { areaFrom, areaOver } from '../../../rules/teamfight/sight/area-from.ts';
import { type Glance, glance } from '../../../rules/teamfight/sight/glance.ts';
import { type MapView, reachFrom } from '../../../rules/teamfight/sight/map-view.ts';
import type { ShadowEdge } from '../../../rules/teamfight/sight/shadow-edges.ts';
import { shapeOf } from './shape-of.ts';
import type { Looked, Wanted } from './sight-view.ts';

/** What is drawn of a look beside shadows and figures: reach, area, what hides the other cell, and both cells. */
export function sightMarks(view: MapView, { from, to }: Looked, wanted: Wanted): readonly Mark[] {
  const { board } = view;
  const marks: Mark[] = [];
  if (wanted.reach) {
    const costs = reachFrom(view, from, wanted.speed);
    marks.push({ mark: 'reach', cells: [...costs.keys()].filter((space) => costs[space]! >= 0) });
  }
  const shape = wanted.area && shapeOf(wanted.area);
  if (shape) {
    const laid = to < 0 ? undefined : areaOver(view, from, shape, to);
    marks.push(laid ? { mark: 'area', cells: laid } : { mark: 'range', cells: areaFrom(view, from, shape) });
  }
  if (to >= 0) marks.push(...hiding(board, [glance(view, from, to), glance(view, to, from)]));
  marks.push({ mark: 'pin', at: from, letter: 'A' });
  if (to >= 0) marks.push({ mark: 'pin', at: to, letter: 'B' });
  return marks;
}

/** What hides one cell from the other, either way, and the edges of its shadow as seen from the first. */
function hiding(board: Board, [there, back]: readonly [Glance, Glance]): Mark[] {
  const hides = [...there.by, ...back.by].map(({ obstacle }) => obstacle);
  const edges = hides.filter(isLine).map(({ box }) => box);
  const cells = hides.filter((one) => !isLine(one)).flatMap(({ parts }) => parts);
  return [
    ...(hides.length > 0 ? [{ mark: 'note', cells: [...new Set(cells)], edges } as const] : []),
    ...there.by.flatMap((one) => one.edges.map((edge): Mark => ({ mark: 'ray', ...untilBorder(board, edge) }))),
  ];
}

const isLine = ({ box: { x1, y1, x2, y2 } }: { readonly box: Edge }): boolean => x1 === x2 || y1 === y2;

type Place = readonly [x: number, y: number];

/** An edge of a shadow as far as it goes on the map. */
function untilBorder(board: Board, { from, way }: ShadowEdge): { readonly from: Place; readonly to: Place } {
  const until = (at: number, step: number, size: number) =>
    step === 0 ? Number.POSITIVE_INFINITY : step > 0 ? size - at : at;
  const far = Math.min(until(from.x, way.x, board.columns), until(from.y, way.y, board.rows));
  return { from: [from.x, from.y], to: [from.x + far * way.x, from.y + far * way.y] };
}

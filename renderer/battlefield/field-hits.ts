import { type Handle, handlesOf } from '../../rules/valyr/paint/shape-edits.ts';
import { cornersOf, holds } from '../../rules/valyr/shapes.ts';
import type { ValyrBattlefield } from '../../schemas/types.generated.ts';
import type { Spot } from '../model/spot.ts';
import type { ChosenPart, Start } from '../stores/battlefield.ts';

/** Inches from an edge within which a starting location is hit, at least. */
const strip = 0.5;

/** An end of a starting location. */
interface End {
  readonly edge: Start['edge'];
  readonly at: Spot;
  /** Where the other end lies along the edge. */
  readonly other: number;
}

/** A place along an edge. */
export function onEdge({ width, depth }: ValyrBattlefield, edge: Start['edge'], along: number): Spot {
  if (edge === 'top') return { x: along, y: 0 };
  if (edge === 'bottom') return { x: along, y: depth };
  return { x: edge === 'left' ? 0 : width, y: along };
}

export function endsOf(field: ValyrBattlefield, { edge, from, to }: Start): readonly End[] {
  return [
    { edge, at: onEdge(field, edge, from), other: to },
    { edge, at: onEdge(field, edge, to), other: from },
  ];
}

/** The handles of a piece, or the ends of a starting location. */
export function gripsOf(field: ValyrBattlefield, { list, index }: ChosenPart): readonly (Handle | End)[] {
  const start = field.starts?.[index];
  if (list === 'starts') return start ? endsOf(field, start) : [];
  const shape = field.terrain?.[index]?.shape;
  return shape ? handlesOf(shape, cornersOf(shape)) : [];
}

const far = (a: Spot, b: Spot): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The handle of a part near a place, within so many inches. */
export const handleAt = (field: ValyrBattlefield, chosen: ChosenPart, at: Spot, reach: number) =>
  gripsOf(field, chosen).find((grip) => far(grip.at, at) <= reach);

/** What lies at a place: the uppermost piece, or a starting location. */
export function partAt(field: ValyrBattlefield, at: Spot, reach: number): ChosenPart | undefined {
  const { terrain = [], starts = [], width, depth } = field;
  const piece = terrain.findLastIndex(({ shape }) => holds(shape, at));
  if (piece >= 0) return { list: 'terrain', index: piece };
  const off = { top: at.y, bottom: depth - at.y, left: at.x, right: width - at.x };
  const start = starts.findIndex(({ edge, from, to }) => {
    const along = edge === 'top' || edge === 'bottom' ? at.x : at.y;
    return Math.abs(off[edge]) <= Math.max(strip, reach) && along >= from && along <= to;
  });
  return start >= 0 ? { list: 'starts', index: start } : undefined;
}

import type { Edge, Side } from '../../rules/map-grid.ts';
import { edgeNear } from '../../rules/teamfight/paint/edge-shape.ts';
import type { EdgeAt } from '../../rules/teamfight/paint/edges.ts';
import type { Painting } from '../../rules/teamfight/paint/painting.ts';
import { isLineTool, type PaintTool } from '../model/paint-tool.ts';
import type { Spot } from '../model/spot.ts';
import type { usePainter } from '../stores/painter.ts';

type Painter = ReturnType<typeof usePainter.getState>;

const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
const ways = { up: { x: 0, y: -1 }, down: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } } as const;

/** What the tool would paint under the pointer. */
export function hoverOf({ tool, over, higher, draft }: Painter, painting: Painting) {
  if (!over || draft || tool === 'select' || !isOn(painting, over)) return {};
  if (!isLineTool(tool)) return { hover: { x: Math.floor(over.x), y: Math.floor(over.y), columns: 1, rows: 1 } };
  const edge = edgeNear(painting, over);
  if (!edge) return {};
  return {
    hover: lineOf(edge),
    ...(tool === 'height' && { lower: ways[lowerAt(edge, over, higher)] }),
  };
}

export const isOn = ({ columns, rows }: { readonly columns: number; readonly rows: number }, { x, y }: Spot): boolean =>
  x >= 0 && y >= 0 && x < columns && y < rows;

export const lineOf = ({ x, y, upright }: EdgeAt): Edge => ({
  x1: x,
  y1: y,
  x2: upright ? x : x + 1,
  y2: upright ? y + 1 : y,
});

/** The side of an edge on which a place lies, or the other one. */
export function lowerAt({ x, y, upright }: EdgeAt, spot: Spot, higher: boolean): Side {
  const here: Side = upright ? (spot.x < x ? 'left' : 'right') : spot.y < y ? 'up' : 'down';
  return higher ? opposite[here] : here;
}

/** An edge of a cell. */
export function edgeOf({ x, y }: Spot, side: Side): EdgeAt {
  if (side === 'left' || side === 'right') return { x: side === 'right' ? x + 1 : x, y, upright: true };
  return { x, y: side === 'down' ? y + 1 : y, upright: false };
}

/** The edge that the keyboard's cursor faces, where the tool paints edges. */
export const facedEdge = (cursor: Spot & { readonly side: Side }, tool: PaintTool): Edge | undefined =>
  isLineTool(tool) ? lineOf(edgeOf(cursor, cursor.side)) : undefined;

import { find, type GameSet } from '../../rules/game-set.ts';
import type { Cell, Side } from '../../rules/map-grid.ts';
import { dragEdges, edgeNear, outlineEdges } from '../../rules/teamfight/paint/edge-shape.ts';
import type { EdgeAt } from '../../rules/teamfight/paint/edges.ts';
import { type Painting, withControlPoint, withHazard } from '../../rules/teamfight/paint/painting.ts';
import { filledCells, floodCells, lineCells } from '../../rules/teamfight/paint/shape.ts';
import type { Layer, Stroke } from '../../rules/teamfight/paint/stroke.ts';
import { type CellTool, isLineTool, type LineTool } from '../model/paint-tool.ts';
import type { Spot } from '../model/spot.ts';
import { windowSystems } from '../model/systems.ts';
import type { usePainter } from '../stores/painter.ts';
import { words } from '../words.ts';
import { lowerAt } from './hover.ts';
import { markersOf, terrainOf } from './kinds.ts';

export type Painter = ReturnType<typeof usePainter.getState>;

/** How the pointer goes over the map while a button is held. */
export interface Drag {
  readonly from: Spot;
  readonly to: Spot;
  /** The cells that it went over, in order. */
  readonly way: readonly Cell[];
  readonly erase: boolean;
  /** Whether Shift is held: a rectangle, and of a click on cells a line from where the former stroke ended. */
  readonly straight: boolean;
  readonly filling: boolean;
  readonly last?: Cell | undefined;
}

export const cellAt = ({ x, y }: Spot): Cell => ({ x: Math.floor(x), y: Math.floor(y) });

/** What a tool would do: the painting to paint on, the strokes, and what is painted as a person says it. */
export interface Doing {
  readonly base: Painting;
  readonly strokes: readonly Stroke[];
  readonly what: string;
}

/** What a drag with the tool in hand does to a painting. Undefined where the tool has nothing to paint with. Pure. */
export function doingOf(set: GameSet, painter: Painter, painting: Painting, drag: Drag): Doing | undefined {
  const { tool } = painter;
  if (tool === 'select' || tool === 'sight') return undefined;
  if (isLineTool(tool))
    return { base: painting, strokes: lineStrokes(tool, painter, painting, drag), what: words.painter.tool[tool] };
  if (tool === 'marker') return markerDoing(set, painter, painting, drag);
  const target = targetOf(set, painter, painting, tool, drag.erase);
  if (!target) return undefined;
  const { base, layer, what } = target;
  const cells = cellsOf(base, layer, drag);
  return { base, strokes: [{ layer, cells, erase: drag.erase }], what };
}

const sides: readonly Side[] = ['up', 'down', 'left', 'right'];

function lineStrokes(line: LineTool, { higher }: Painter, painting: Painting, drag: Drag): Stroke[] {
  const { from, to, erase, straight } = drag;
  const along = straight ? outlineEdges(painting, from, to) : undefined;
  const edges = along ? sides.flatMap((side) => along[side]) : dragEdges(painting, from, to);
  if (line !== 'height') return [{ line, edges, erase }];
  if (erase) return [{ line, edges, erase }];
  // Around a rectangle the outside lies lower, so that it is a plateau, or a pit the other way round.
  if (along)
    return sides.map((side) => ({ line, edges: along[side], lower: higher ? inwards[side] : side }) satisfies Stroke);
  const [first] = edges;
  return first ? [{ line, edges, lower: lowerAt(nearest(painting, edges, from), from, higher) }] : [];
}

const inwards = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;

/** The edge that was pressed on, if it is one of those of the drag. */
function nearest(painting: Painting, edges: readonly EdgeAt[], from: Spot): EdgeAt {
  const near = edgeNear(painting, from);
  const [first] = edges;
  return (
    edges.find((edge) => near && edge.upright === near.upright && edge.x === near.x && edge.y === near.y) ?? first!
  );
}

function cellsOf(painting: Painting, layer: Layer, drag: Drag): number[] {
  const { from, to, way, straight, filling, last } = drag;
  if (filling) return floodCells(painting, cellAt(to), layer);
  const [first, now] = [cellAt(from), cellAt(to)];
  const isClick = first.x === now.x && first.y === now.y;
  if (straight && isClick && last) return lineCells(painting, last, now);
  if (straight) return filledCells(painting, first, now);
  return way.flatMap((cell, index) => lineCells(painting, way[index - 1] ?? cell, cell));
}

interface Target {
  readonly base: Painting;
  readonly layer: Layer;
  readonly what: string;
}

/** What cells are painted with; a hazard or a point that is new is on the painting already, without cells. */
function targetOf(
  set: GameSet,
  painter: Painter,
  painting: Painting,
  tool: CellTool,
  erase: boolean,
): Target | undefined {
  const { team, hazard, control } = painter;
  const { tool: names, hazardName, hazardEffect, pointName } = words.painter;
  if (tool === 'terrain') {
    const ref = painter.terrain ?? terrainOf(set)[0]?.ref ?? painting.terrain[0]?.kind;
    if (ref === undefined) return undefined;
    const kind = inFile(painting, set, ref);
    return {
      base: painting,
      layer: { terrain: kind },
      what: erase ? names.terrain : (find(set, ref)?.data.name ?? ref),
    };
  }
  if (tool === 'deploy')
    return {
      base: painting,
      layer: { deploy: team },
      what: erase ? names.deploy : words.painter.on.deploy(words.painter.team[team]),
    };
  if (tool === 'hazard') {
    const name = hazard ?? painting.hazards[0]?.name ?? hazardName;
    const known = painting.hazards.findIndex((one) => one.name === name);
    const base = known < 0 && !erase ? withHazard(painting, { name, effect: hazardEffect }) : painting;
    const index = known < 0 ? base.hazards.length - 1 : known;
    return { base, layer: { hazard: Math.max(index, 0) }, what: erase ? names.hazard : name };
  }
  const name = control ?? painting.controlPoints[0]?.name ?? freshName(pointName, painting.controlPoints);
  const known = painting.controlPoints.findIndex((one) => one.name === name);
  const base = known < 0 && !erase ? withControlPoint(painting, { name }) : painting;
  const index = known < 0 ? base.controlPoints.length - 1 : known;
  return { base, layer: { control: Math.max(index, 0) }, what: erase ? names.control : name };
}

/** A map may name a kind of its own set with or without the set: as the map has it already. */
function inFile({ terrain }: Painting, set: GameSet, ref: string): string {
  const entity = find(set, ref);
  return terrain.find(({ kind }) => entity !== undefined && find(set, kind) === entity)?.kind ?? ref;
}

/** A name that nothing there has yet: "Point", "Point 2". */
function freshName(name: string, taken: readonly { readonly name: string }[]): string {
  const has = (candidate: string) => taken.some((one) => one.name === candidate);
  if (!has(name)) return name;
  let number = 2;
  while (has(`${name} ${number}`)) number++;
  return `${name} ${number}`;
}

function markerDoing(set: GameSet, painter: Painter, painting: Painting, { from, erase }: Drag): Doing | undefined {
  const { x, y } = cellAt(from);
  const at = y * painting.columns + x;
  if (erase) {
    const covering = painting.markers.findLast(({ at: place, size }) => {
      const [left, top] = [place % painting.columns, Math.floor(place / painting.columns)];
      return x >= left && x < left + size && y >= top && y < top + size;
    });
    const strokes: Stroke[] = covering
      ? [{ marker: covering.kind, at: covering.at, size: covering.size, team: covering.team, erase }]
      : [];
    return { base: painting, strokes, what: words.painter.tool.marker };
  }
  const ref = painter.marker ?? markersOf(set)[0]?.ref;
  const entity = ref === undefined ? undefined : find(set, ref);
  if (ref === undefined || !entity) return undefined;
  const { size = 1 } = entity.data as { readonly size?: number };
  const { sides } = windowSystems[set.manifest.system];
  const stroke: Stroke = { marker: ref, at, size, team: sides ? painter.markerTeam : undefined };
  return { base: painting, strokes: [stroke], what: entity.data.name };
}

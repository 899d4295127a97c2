import type { Cell } from '../../map-grid.ts';
import type { EdgeAt } from './edges.ts';
import type { Orientation } from './orientation.ts';
import { paint } from './paint.ts';
import { isBare, noCells, type Painting } from './painting.ts';
import { freeName } from './point-name.ts';
import { cellsOf, type Rectangle } from './rectangle.ts';
import type { Stroke } from './stroke.ts';
import { strokesOf } from './strokes-of.ts';
import type { Symmetry } from './symmetry.ts';
import { shifted, turned } from './transform.ts';

/** All that lies in a rectangle, as a painting of that size: its border's edges too, and markers that lie wholly in it. */
export function copied(painting: Painting, area: Rectangle): Painting {
  const part = shifted(painting, { columns: area.columns, rows: area.rows }, -area.x, -area.y).painting;
  return {
    ...part,
    terrain: part.terrain.filter(({ cells }) => !isBare(cells)),
    hazards: part.hazards.filter(({ cells }) => !isBare(cells)),
    controlPoints: part.controlPoints.filter(({ cells }) => !isBare(cells)),
  };
}

/** A painting without what `copied` takes from it. */
export function cleared(painting: Painting, area: Rectangle, symmetry: Symmetry = 'none'): Painting {
  const cells = cellsOf(painting, area);
  if (cells.length === 0) return painting;
  const edges = edgesOf(area);
  const markers = copied(painting, area).markers.map(({ kind, at, size }): Stroke => {
    const cell = (area.y + Math.floor(at / area.columns)) * painting.columns + area.x + (at % area.columns);
    return { marker: kind, at: cell, size, erase: true };
  });
  return paint(
    painting,
    [
      { line: 'wall', edges, erase: true },
      { line: 'cover', edges, erase: true },
      { line: 'height', edges, erase: true },
      { layer: { terrain: '' }, cells, erase: true },
      { layer: { deploy: 'red' }, cells, erase: true },
      { layer: { hazard: 0 }, cells, erase: true },
      { layer: { control: 0 }, cells, erase: true },
      ...markers,
    ],
    symmetry,
  );
}

/**
 * A painting with another laid on it, its top left cell at a place, which may lie off the map: what would is left out. Bare places of
 * what is pasted change nothing. A copied control point is a point of its own, with a name of its own.
 */
export const pasted = (painting: Painting, part: Painting, at: Cell, symmetry: Symmetry = 'none'): Painting =>
  laidOn(painting, part, at, symmetry);

/** A painting with a rectangle of it elsewhere, over what is there. */
export function moved(painting: Painting, area: Rectangle, to: Cell, symmetry: Symmetry = 'none'): Painting {
  if (area.columns === 0 || area.rows === 0) return painting;
  return laidOn(cleared(painting, area, symmetry), copied(painting, area), to, symmetry, painting);
}

/** A painting with a rectangle of it turned or flipped: its top left cell stays where it is. */
export function turnedIn(painting: Painting, area: Rectangle, how: Orientation, symmetry: Symmetry = 'none'): Painting {
  if (area.columns === 0 || area.rows === 0) return painting;
  const part = turned(copied(painting, area), how);
  return laidOn(cleared(painting, area, symmetry), part, area, symmetry, painting);
}

/** @param from the painting from which the part was taken away just now: its control points are still themselves */
function laidOn(painting: Painting, part: Painting, at: Cell, symmetry: Symmetry, from?: Painting): Painting {
  const here = shifted(part, painting, at.x, at.y).painting;
  const hazards = [...painting.hazards];
  const hazardAt = here.hazards.map(({ cells: _, ...said }) => {
    const known = hazards.findIndex(({ name, effect }) => name === said.name && effect === said.effect);
    return known < 0 ? hazards.push({ ...said, cells: noCells(painting) }) - 1 : known;
  });
  const controlPoints = [...painting.controlPoints];
  const pointAt = here.controlPoints.map(({ cells: _, ...said }) => {
    const known = controlPoints.findIndex(({ name }) => name === said.name);
    if (known >= 0 && (from !== undefined || isBare(controlPoints[known]!.cells))) return known;
    const name = known < 0 ? said.name : freeName(controlPoints, said.name);
    return controlPoints.push({ ...said, name, cells: noCells(painting) }) - 1;
  });
  const strokes = strokesOf(here).map((stroke): Stroke => {
    if (!('layer' in stroke)) return stroke;
    const { layer } = stroke;
    if ('hazard' in layer) return { ...stroke, layer: { hazard: hazardAt[layer.hazard]! } };
    return 'control' in layer ? { ...stroke, layer: { control: pointAt[layer.control]! } } : stroke;
  });
  const ready = { ...painting, hazards, controlPoints };
  const after = paint(ready, strokes, symmetry, from);
  return after === ready ? painting : after;
}

/** The edges in a rectangle and on its border. */
function edgesOf({ x, y, columns, rows }: Rectangle): EdgeAt[] {
  const edges: EdgeAt[] = [];
  for (let down = 0; down <= rows; down++) {
    for (let right = 0; right <= columns; right++) {
      if (right < columns) edges.push({ x: x + right, y: y + down, upright: false });
      if (down < rows) edges.push({ x: x + right, y: y + down, upright: true });
    }
  }
  return edges;
}

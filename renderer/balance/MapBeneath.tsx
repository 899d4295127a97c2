import { outlinesOf } from '../../exporters/face/board/region.ts';
import type { Entity, GameSet } from '../../rules/game-set.ts';
import { parseCells, parseEdge } from '../../rules/map-grid.ts';
import { groundOf } from '../../rules/teamfight/ground-of.ts';
import type { Terrain } from '../../schemas/types.generated.ts';
import classes from './MapBeneath.module.css';

/** A map in quiet lines, to tell by what a space is: terrain in its colour, solids dark, points framed, walls on top. A space is 1. */
export function MapBeneath({ set, map }: { readonly set: GameSet; readonly map: Entity<'map'> }) {
  const { terrain = [], controlPoints = [], walls = [] } = map.data;
  return (
    <g data-map={map.ref}>
      {terrain.map(({ kind, cells }) => (
        <path key={`${kind} ${cells}`} d={squares(cells)} {...paintOf(groundOf(set, kind)?.data)} />
      ))}
      {controlPoints.map(({ name, cells }) => (
        <path key={`${name} ${cells}`} d={frame(cells)} className={classes.point} />
      ))}
      <path d={walls.map(line).join('')} className={classes.walls} />
    </g>
  );
}

const squares = (cells: readonly string[]): string =>
  parseCells(cells)
    .map(({ x, y }) => `M${x} ${y}h1v1h-1z`)
    .join('');

const frame = (cells: readonly string[]): string =>
  outlinesOf(parseCells(cells))
    .map((corners) => `M${corners.map(({ x, y }) => `${x} ${y}`).join('L')}Z`)
    .join('');

function line(wall: string): string {
  const { x1, y1, x2, y2 } = parseEdge(wall);
  return `M${x1} ${y1}L${x2} ${y2}`;
}

function paintOf(terrain: Terrain | undefined) {
  if (terrain?.blocksMovement && terrain.blocksSight) return { className: classes.solid };
  return terrain?.colour === undefined
    ? { className: classes.terrain }
    : { className: classes.terrain, style: { fill: terrain.colour } };
}

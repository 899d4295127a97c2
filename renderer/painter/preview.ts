import { paintPlaced } from '../../exporters/face/board/pieces.ts';
import { paintTerrain } from '../../exporters/face/board/terrain.ts';
import { paintCover, paintHeights, paintWalls } from '../../exporters/face/board/walls.ts';
import { paintControlPoint, paintDeployZone, paintHazard } from '../../exporters/face/board/zones.ts';
import type { Op, PictureSizes } from '../../exporters/face/display-list.ts';
import type { GameSet } from '../../rules/game-set.ts';
import type { Cell, Edge } from '../../rules/map-grid.ts';
import { groundOf } from '../../rules/teamfight/ground-of.ts';
import { linesOf, lowerSide } from '../../rules/teamfight/paint/edges.ts';
import type { Painting, PlacedMarker } from '../../rules/teamfight/paint/painting.ts';

/** What a gesture would change: what it would lay down, as it prints, and where it would take something away. */
export interface Preview {
  readonly ops: readonly Op[];
  readonly bareCells: readonly Cell[];
  readonly bareEdges: readonly Edge[];
}

export const noPreview: Preview = { ops: [], bareCells: [], bareEdges: [] };

type Marks = Uint8Array;

/** What differs between two paintings of the same map. Its cost is that of the difference, not that of the map's face. */
export function previewOf(set: GameSet, before: Painting, after: Painting, pictures: PictureSizes): Preview {
  if (before === after || before.columns !== after.columns || before.rows !== after.rows) return noPreview;
  const { columns } = after;
  const cellsIn = (marks: Marks | undefined, other: Marks | undefined): Cell[] => {
    if (marks === undefined || marks === other) return [];
    const cells: Cell[] = [];
    for (let at = 0; at < marks.length; at++)
      if (marks[at] && !other?.[at]) cells.push({ x: at % columns, y: Math.floor(at / columns) });
    return cells;
  };
  const linesIn = (marks: Marks, other: Marks) =>
    hasOther(marks, other) ? linesOf(after, (edge) => marks[edge] !== 0 && marks[edge] !== other[edge]) : [];
  const areas = <A extends { readonly cells: Marks }>(was: readonly A[], now: readonly A[]) =>
    was === now
      ? []
      : now.map((area, index) => ({
          area,
          added: cellsIn(area.cells, was[index]?.cells),
          gone: cellsIn(was[index]?.cells, area.cells),
        }));
  const terrain = areas(before.terrain, after.terrain);
  const hazards = areas(before.hazards, after.hazards);
  const points = areas(before.controlPoints, after.controlPoints);
  const zones = (['red', 'blue'] as const).map((team) => ({
    team,
    added: cellsIn(after.deploy[team], before.deploy[team]),
    gone: cellsIn(before.deploy[team], after.deploy[team]),
  }));
  const heights = ([1, 2] as const).flatMap((mark) =>
    hasOther(after.heights, before.heights)
      ? linesOf(after, (edge) => after.heights[edge] === mark && before.heights[edge] !== mark).map((line) => ({
          ...line,
          lower: lowerSide(line.x1 === line.x2, mark),
        }))
      : [],
  );
  const isIn = (list: readonly PlacedMarker[], { kind, at, team }: PlacedMarker) =>
    list.some((other) => other.kind === kind && other.at === at && other.team === team);
  const missing = (list: readonly PlacedMarker[], other: readonly PlacedMarker[]) =>
    list === other ? [] : list.filter((marker) => !isIn(other, marker));
  const laid = missing(after.markers, before.markers);
  const taken = missing(before.markers, after.markers);
  const placeOf = ({ at }: PlacedMarker): Cell => ({ x: at % columns, y: Math.floor(at / columns) });
  const added = new Set([terrain, hazards, points, zones].flat().flatMap((one) => one.added.map(keyOf)));
  const gone = [terrain, hazards, points, zones].flat().flatMap((one) => one.gone);
  return {
    ops: [
      ...terrain.flatMap(({ area, added: cells }) => {
        const ground = cells.length > 0 ? groundOf(set, area.kind) : undefined;
        return ground === undefined ? [] : paintTerrain(ground.data, cells, 1);
      }),
      ...zones.flatMap(({ team, added: cells }) => paintDeployZone(team, cells)),
      ...hazards.flatMap(({ area, added: cells }) => paintHazard(area.name, area.effect, cells)),
      ...points.flatMap(({ area, added: cells }) => paintControlPoint(area.name, cells)),
      ...paintHeights(heights),
      ...paintCover(linesIn(after.cover, before.cover)),
      ...paintWalls(linesIn(after.walls, before.walls)),
      ...laid.flatMap((marker) => {
        const { x, y } = placeOf(marker);
        return paintPlaced(set, { kind: marker.kind, at: `${x},${y}`, team: marker.team }, pictures);
      }),
    ],
    bareCells: [...gone.filter((cell) => !added.has(keyOf(cell))), ...taken.map(placeOf)],
    bareEdges: (['walls', 'cover', 'heights'] as const).flatMap((kind) =>
      hasOther(before[kind], after[kind])
        ? linesOf(after, (edge) => before[kind][edge] !== 0 && after[kind][edge] === 0)
        : [],
    ),
  };
}

/** Whether anything is marked that is not marked so in the other: mostly nothing is, and to know that is quicker than to look for lines. */
function hasOther(marks: Marks, other: Marks): boolean {
  if (marks === other) return false;
  for (let at = 0; at < marks.length; at++) if (marks[at] !== 0 && marks[at] !== other[at]) return true;
  return false;
}

const keyOf = ({ x, y }: Cell): number => y * 1000 + x;

import { squareSpaces } from '../../spaces.ts';
import { type EdgeAt, edgeAt, edgeNumber, type LowerMark, lowerMark, lowerSide } from './edges.ts';
import { turnedCell, turnedEdge, turnedSide } from './orientation.ts';
import { otherTeam, type Painting, type PlacedMarker, sameMarks } from './painting.ts';
import { type Image, imagesOf, type Symmetry } from './symmetry.ts';
import { turnedMarks } from './twins.ts';

/** Where a map is not what it would be under a symmetry: both the places and their images. */
export interface Differences {
  /** As `y * columns + x`, in the order of the board. */
  readonly cells: readonly number[];
  readonly edges: readonly EdgeAt[];
}

/**
 * Where the images of a map differ from it. Zones and markers of one team answer those of the other; names do not count, but what one
 * control point holds another must hold.
 */
export function differences(painting: Painting, symmetry: Symmetry): Differences {
  const cells = new Set<number>();
  const edges = new Set<number>();
  for (const image of imagesOf(painting, symmetry).slice(1)) {
    for (const edge of differentEdges(painting, image)) edges.add(edge);
    for (const cell of differentCells(painting, image)) cells.add(cell);
  }
  const inOrder = (places: ReadonlySet<number>): number[] => [...places].sort((a, b) => a - b);
  return { cells: inOrder(cells), edges: inOrder(edges).map((edge) => edgeAt(painting, edge)) };
}

function* differentEdges(painting: Painting, { how }: Image): Iterable<number> {
  const { walls, cover, heights } = painting;
  for (let number = 0; number < walls.length; number++) {
    const edge = edgeAt(painting, number);
    if (edgeNumber(painting, edge) < 0) continue;
    const to = edgeNumber(painting, turnedEdge(painting, how, edge));
    let steps = 0;
    for (const mark of [1, 2] as const satisfies readonly LowerMark[]) {
      if (heights[number]! & mark) steps |= lowerMark(turnedSide(how, lowerSide(edge.upright, mark)));
    }
    if (walls[number] === walls[to] && cover[number] === cover[to] && steps === heights[to]) continue;
    yield number;
    yield to;
  }
}

function* differentCells(painting: Painting, image: Image): Iterable<number> {
  const { how, teamsSwapped } = image;
  const { terrain, deploy, hazards, controlPoints } = painting;
  const kinds = [...new Set(terrain.map(({ kind }) => kind))];
  const kindAt = kinds.map((kind) =>
    union(
      painting,
      terrain.filter((area) => area.kind === kind),
    ),
  );
  const dangers = [...new Set(hazards.map(({ effect }) => effect))];
  const dangerAt = dangers.map((effect) =>
    union(
      painting,
      hazards.filter((area) => area.effect === effect),
    ),
  );
  const pairs: (readonly [Uint8Array, Uint8Array])[] = [...kindAt, ...dangerAt].map((marks) => [marks, marks]);
  pairs.push(
    [deploy.red, teamsSwapped ? deploy.blue : deploy.red],
    [deploy.blue, teamsSwapped ? deploy.red : deploy.blue],
  );
  for (const { cells } of controlPoints) {
    const turned = turnedMarks(painting, how, cells);
    if (controlPoints.some((other) => sameMarks(other.cells, turned))) continue;
    pairs.push([cells, nearestTo(painting, turned)]);
  }
  for (const [marks, answer] of pairs) {
    for (let cell = 0; cell < marks.length; cell++) {
      const to = turnedCell(painting, how, cell);
      if (marks[cell] === answer[to]) continue;
      yield cell;
      yield to;
    }
  }
  for (const marker of painting.markers) {
    const answer = answerOf(painting, image, marker);
    if (painting.markers.some((other) => isSame(other, answer))) continue;
    yield* squareSpaces(painting, marker.at, marker.size);
    yield* squareSpaces(painting, answer.at, answer.size);
  }
}

function union(painting: Painting, areas: readonly { readonly cells: Uint8Array }[]): Uint8Array {
  const all = new Uint8Array(painting.columns * painting.rows);
  for (const { cells } of areas) for (let cell = 0; cell < cells.length; cell++) all[cell]! |= cells[cell]!;
  return all;
}

/** The point that shares most cells with some: what they should have been. No cells if none does. */
function nearestTo(painting: Painting, cells: Uint8Array): Uint8Array {
  let most = 0;
  let nearest = new Uint8Array(cells.length);
  for (const point of painting.controlPoints) {
    const shared = point.cells.reduce((sum, mark, cell) => sum + (mark && cells[cell] ? 1 : 0), 0);
    if (shared > most) {
      most = shared;
      nearest = Uint8Array.from(point.cells);
    }
  }
  return nearest;
}

function answerOf(painting: Painting, { how, teamsSwapped }: Image, marker: PlacedMarker): PlacedMarker {
  const team = marker.team && teamsSwapped ? otherTeam(marker.team) : marker.team;
  return { ...marker, at: turnedCell(painting, how, marker.at, marker.size), team };
}

const isSame = (a: PlacedMarker, b: PlacedMarker): boolean =>
  a.kind === b.kind && a.at === b.at && a.team === b.team && a.size === b.size;

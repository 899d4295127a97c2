import { fits } from '../../spaces.ts';
import { edgeNumber, isBeside, lowerMark } from './edges.ts';
import { turnedCell, turnedEdge, turnedSide } from './orientation.ts';
import { noCells, otherTeam, type Painting, type PlacedMarker, type Team } from './painting.ts';
import type { Stroke } from './stroke.ts';
import { type Image, imagesOf, type Symmetry } from './symmetry.ts';
import { controlTwins, hazardTwins } from './twins.ts';

/**
 * A painting after some strokes and their images. Where images of one stroke contradict each other (a zone on the axis, which would be
 * red and blue; a step that falls to both sides) the stroke does nothing. What changes nothing gives the very same painting.
 *
 * @param before where points that are images of each other are known from, if not from the painting: one from which they were just taken
 */
export function paint(
  painting: Painting,
  strokes: readonly Stroke[],
  symmetry: Symmetry = 'none',
  before: Painting = painting,
): Painting {
  const images = imagesOf(painting, symmetry);
  return strokes.reduce((now, stroke) => {
    if ('line' in stroke) return paintLine(now, stroke, images);
    return 'layer' in stroke ? paintCells(now, stroke, images, before) : paintMarker(now, stroke, images);
  }, painting);
}

/** What a stroke wants where, as small whole numbers; nothing where its images contradict each other. */
class Claims {
  private readonly places: number[] = [];
  private readonly wanted: Int16Array;

  constructor(placesOnMap: number) {
    this.wanted = new Int16Array(placesOnMap).fill(unclaimed);
  }

  add(place: number, value: number): void {
    const other = this.wanted[place]!;
    if (other === unclaimed) {
      this.places.push(place);
      this.wanted[place] = value;
    } else if (other !== value) this.wanted[place] = disputed;
  }

  /** Calls back with each place that is not disputed, in the order of the stroke. */
  settle(act: (place: number, value: number) => void): void {
    for (const place of this.places) {
      const value = this.wanted[place]!;
      if (value !== disputed) act(place, value);
    }
  }
}

const unclaimed = -2;
const disputed = -3;

type Of<Key extends string> = Extract<Stroke, { readonly [K in Key]: unknown }>;

function paintLine(painting: Painting, stroke: Of<'line'>, images: readonly Image[]): Painting {
  const claims = new Claims(painting.walls.length);
  for (const edge of stroke.edges) {
    if (stroke.line === 'height' && !stroke.erase && !isBeside(edge.upright, stroke.lower)) continue;
    if (edgeNumber(painting, edge) < 0) continue;
    for (const { how } of images) {
      const mark = stroke.erase ? 0 : stroke.line === 'height' ? lowerMark(turnedSide(how, stroke.lower)) : 1;
      claims.add(edgeNumber(painting, turnedEdge(painting, how, edge)), mark);
    }
  }
  const kind = ({ wall: 'walls', cover: 'cover', height: 'heights' } as const)[stroke.line];
  const marks = withMarks(painting[kind], claims);
  return marks === painting[kind] ? painting : { ...painting, [kind]: marks };
}

/** Marks with some changed; the very same where none is. */
function withMarks(marks: Uint8Array, claims: Claims, markOf = (value: number): number => value): Uint8Array {
  let changed = marks;
  claims.settle((place, value) => {
    const mark = markOf(value);
    if (changed[place] === mark) return;
    if (changed === marks) changed = marks.slice();
    changed[place] = mark;
  });
  return changed;
}

// ------------------------------------------------------------------------------------------------ cells

/** No area, as the stroke erases, or nobody's marker. */
const nothing = -1;

function paintCells(
  painting: Painting,
  { layer, cells, erase = false }: Of<'layer'>,
  images: readonly Image[],
  before: Painting,
): Painting {
  const inside = cells.filter((cell) => cell >= 0 && cell < painting.columns * painting.rows);
  if (inside.length === 0) return painting;
  /** @param targets index of the area that each image paints */
  const fill = <A extends { readonly cells: Uint8Array }>(
    areas: readonly A[],
    targets: readonly number[],
  ): readonly A[] => {
    const claims = new Claims(painting.columns * painting.rows);
    for (const [index, { how }] of images.entries()) {
      for (const cell of inside) claims.add(turnedCell(painting, how, cell), erase ? nothing : targets[index]!);
    }
    return withAreas(areas, claims);
  };
  const all = (index: number): number[] => images.map(() => index);
  if ('terrain' in layer) {
    const areas = erase ? painting.terrain : withKind(painting, layer.terrain);
    const terrain = fill(areas, all(areas.findIndex(({ kind }) => kind === layer.terrain)));
    return terrain === painting.terrain ? painting : { ...painting, terrain };
  }
  if ('deploy' in layer) {
    const zones = teams.map((team) => ({ cells: painting.deploy[team] }));
    const targets = images.map(({ teamsSwapped }) =>
      teams.indexOf(teamsSwapped ? otherTeam(layer.deploy) : layer.deploy),
    );
    const [red, blue] = fill(zones, targets);
    if (red === zones[0] && blue === zones[1]) return painting;
    return { ...painting, deploy: { red: red!.cells, blue: blue!.cells } };
  }
  if ('hazard' in layer) {
    if (!erase && !painting.hazards[layer.hazard]) return painting;
    const hazards = fill(painting.hazards, erase ? [] : hazardTwins(painting, layer.hazard, images));
    return hazards === painting.hazards ? painting : { ...painting, hazards };
  }
  if (!erase && !painting.controlPoints[layer.control]) return painting;
  const { points, targets } = erase
    ? { points: painting.controlPoints, targets: [] }
    : controlTwins(painting, layer.control, inside, images, before);
  const controlPoints = fill(points, targets);
  return controlPoints === painting.controlPoints ? painting : { ...painting, controlPoints };
}

const teams: readonly Team[] = ['red', 'blue'];

function withKind(painting: Painting, kind: string): Painting['terrain'] {
  const { terrain } = painting;
  return terrain.some((area) => area.kind === kind) ? terrain : [...terrain, { kind, cells: noCells(painting) }];
}

/** Areas after each claimed cell went to its area and left the others; the very same where nothing changes. */
function withAreas<A extends { readonly cells: Uint8Array }>(areas: readonly A[], claims: Claims): readonly A[] {
  const changed = areas.map((area, index) => {
    const cells = withMarks(area.cells, claims, (target) => (target === index ? 1 : 0));
    return cells === area.cells ? area : { ...area, cells };
  });
  return changed.every((area, index) => area === areas[index]) ? areas : changed;
}

// ------------------------------------------------------------------------------------------------ markers

function paintMarker(painting: Painting, stroke: Of<'marker'>, images: readonly Image[]): Painting {
  const { marker: kind, at, size = 1, team, erase = false } = stroke;
  // A file may hold a marker that reaches beyond the map: it can be taken away all the same.
  if (!fits(painting, at, erase ? 1 : size)) return painting;
  const claims = new Claims(painting.columns * painting.rows);
  for (const { how, teamsSwapped } of images) {
    const whose = team && teamsSwapped && !erase ? otherTeam(team) : team;
    claims.add(turnedCell(painting, how, at, size), whose ? teams.indexOf(whose) : nothing);
  }
  let markers = painting.markers;
  claims.settle((place, whose) => {
    const marker: PlacedMarker = { kind, at: place, ...(whose !== nothing && { team: teams[whose] }), size };
    const old = markers.findIndex((other) => other.kind === kind && other.at === place);
    if (erase) markers = old < 0 ? markers : markers.filter((other) => other.kind !== kind || other.at !== place);
    else if (old < 0) markers = [...markers, marker];
    else if (markers[old]!.team !== marker.team || markers[old]!.size !== size) markers = markers.with(old, marker);
  });
  return markers === painting.markers ? painting : { ...painting, markers };
}

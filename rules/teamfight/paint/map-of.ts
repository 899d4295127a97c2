import type { MapFile } from '../../../schemas/types.generated.ts';
import { type Edge, parseCell } from '../../map-grid.ts';
import type { Grid } from '../../spaces.ts';
import { edgeNumber, linesOf, lowerSide } from './edges.ts';
import { type Painting, type PlacedMarker, sameMarks } from './painting.ts';
import {
  isPaintedHeight,
  isPaintedLine,
  isPaintedPlace,
  isPaintedRun,
  paintedCells,
  paintedHeights,
  paintedLines,
} from './painting-of.ts';

/**
 * The map file of a painting. Each list that changed is written in its one normal form: cells as runs in the order of the board, lines
 * as long as they can be. A list that did not change keeps its text, and so does what cannot be painted.
 *
 * @param before the file that was painted on; all its other fields stay
 */
export function mapOf(painting: Painting, before: MapFile): MapFile {
  const { columns, rows } = painting;
  const old = { columns: before.columns, rows: before.rows };
  const resized = columns !== old.columns || rows !== old.rows;
  const lines = (kind: 'walls' | 'cover'): string[] | undefined => {
    const texts = before[kind];
    if (!resized && sameMarks(paintedLines(old, texts), painting[kind])) return texts;
    const kept = (texts ?? []).filter((text) => !isPaintedLine(old, text));
    return [...linesOf(painting, (edge) => painting[kind][edge] === 1).map(lineText), ...kept];
  };
  const heights = (): string[] | undefined => {
    const texts = before.heights;
    if (!resized && sameMarks(paintedHeights(old, texts), painting.heights)) return texts;
    const kept = (texts ?? []).filter((text) => !isPaintedHeight(old, text));
    return [...heightTexts(painting), ...kept];
  };
  const cells = (marks: Uint8Array, texts: string[] | undefined): string[] | undefined => {
    if (!resized && sameMarks(paintedCells(old, texts), marks)) return texts;
    const all = [...runTexts(painting, marks), ...(texts ?? []).filter((text) => !isPaintedRun(old, text))];
    return all.length === 0 ? undefined : all;
  };
  const areas = <Entry extends { cells: string[] }>(
    painted: readonly (Omit<Entry, 'cells'> & { readonly cells: Uint8Array })[],
    entries: readonly Entry[] = [],
  ): Entry[] => {
    const waiting = entries.map((entry) => ({ entry, said: saidOf(entry) }));
    return painted.flatMap((area) => {
      const said = saidOf(area);
      const found = waiting.findIndex((candidate) => candidate.said === said);
      const [match] = found < 0 ? [] : waiting.splice(found, 1);
      const texts = cells(area.cells, match?.entry.cells);
      return texts === undefined ? [] : [{ ...(match?.entry ?? (area as unknown as Entry)), cells: texts }];
    });
  };
  const deploy = {
    red: cells(painting.deploy.red, before.deploy?.red),
    blue: cells(painting.deploy.blue, before.deploy?.blue),
  };
  return withFields(before, {
    columns,
    rows,
    walls: lines('walls'),
    cover: lines('cover'),
    heights: heights(),
    terrain: areas(painting.terrain, before.terrain),
    deploy: deployOf(before.deploy, deploy),
    hazards: areas(painting.hazards, before.hazards),
    controlPoints: areas(painting.controlPoints, before.controlPoints),
    markers: placed(painting, before, old),
  });
}

type Deploy = NonNullable<MapFile['deploy']>;

function deployOf(before: Deploy | undefined, { red, blue }: Deploy): Deploy | undefined {
  if (red || blue) return withFields(before ?? {}, { red, blue });
  return before?.red || before?.blue ? undefined : before;
}

/** What an entry says beside its cells: entries that say the same are the same entry. */
const saidOf = (entry: object): string => JSON.stringify(entry, (key, value) => (key === 'cells' ? undefined : value));

/** The fields that are painted, each after those that stand before it in files, where a file does not have it yet. */
const order = [
  ...['columns', 'rows', 'picture', 'ground', 'walls', 'cover', 'heights', 'terrain'],
  ...['deploy', 'red', 'blue', 'hazards', 'controlPoints', 'markers'],
];

/** A value with some fields set: known ones keep their place, empty lists are left out unless they stood there. */
function withFields<Value extends object>(
  before: Value,
  fields: { readonly [Key in keyof Value]?: Value[Key] | undefined },
): Value {
  const entries = new Map<string, unknown>(Object.entries(before));
  for (const [key, value] of Object.entries(fields)) {
    const stood = entries.get(key);
    const empty = value === undefined || (Array.isArray(value) && value.length === 0);
    if (!empty || (Array.isArray(stood) && stood.length === 0)) insert(entries, key, empty ? [] : value);
    else entries.delete(key);
  }
  return Object.fromEntries(entries) as Value;
}

function insert(entries: Map<string, unknown>, key: string, value: unknown): void {
  const known = entries.has(key);
  entries.set(key, value);
  if (known) return;
  const earlier = order.slice(0, order.indexOf(key));
  const last = [...entries.keys()].findLast((other) => earlier.includes(other));
  if (last === undefined) return;
  const all = [...entries].filter(([other]) => other !== key);
  const place = all.findIndex(([other]) => other === last) + 1;
  entries.clear();
  for (const [other, stands] of [...all.slice(0, place), [key, value] as const, ...all.slice(place)])
    entries.set(other, stands);
}

const lineText = ({ x1, y1, x2, y2 }: Edge): string => `${x1},${y1} ${x2},${y2}`;

function heightTexts(painting: Painting): string[] {
  const { heights } = painting;
  const marks = ([1, 2] as const).flatMap((mark) =>
    linesOf(painting, (edge) => (heights[edge]! & mark) > 0).map((line) => ({ line, mark })),
  );
  const firstEdge = ({ x1, y1, x2 }: Edge): number => edgeNumber(painting, { x: x1, y: y1, upright: x1 === x2 });
  return marks
    .sort((a, b) => firstEdge(a.line) - firstEdge(b.line) || a.mark - b.mark)
    .map(({ line, mark }) => `${lineText(line)} ${lowerSide(line.x1 === line.x2, mark)}`);
}

/** Marks as runs of cells, row by row. */
export function runTexts({ columns, rows }: Grid, marks: Uint8Array): string[] {
  const runs: string[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      if (!marks[y * columns + x]) continue;
      const from = x;
      while (x + 1 < columns && marks[y * columns + x + 1]) x++;
      runs.push(x === from ? `${x},${y}` : `${from}-${x},${y}`);
    }
  }
  return runs;
}

type MarkerText = NonNullable<MapFile['markers']>[number];

function placed(painting: Painting, before: MapFile, old: Grid): MarkerText[] | undefined {
  const texts = painting.markers.map((marker) => markerText(painting, marker));
  const wasPainted = (before.markers ?? []).filter(({ at }) => isPaintedPlace(old, at));
  const same = texts.length === wasPainted.length && texts.every((text, index) => sameMarker(text, wasPainted[index]));
  if (same) return before.markers;
  return [...texts, ...(before.markers ?? []).filter(({ at }) => !isPaintedPlace(old, at))];
}

const markerText = ({ columns }: Grid, { kind, at, team }: PlacedMarker): MarkerText => ({
  kind,
  at: `${at % columns},${Math.floor(at / columns)}`,
  ...(team && { team }),
});

function sameMarker(a: MarkerText, b: MarkerText | undefined): boolean {
  if (a.kind !== b?.kind || a.team !== b.team) return false;
  const [one, other] = [parseCell(a.at), parseCell(b.at)];
  return one.x === other.x && one.y === other.y;
}

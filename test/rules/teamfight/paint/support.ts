import * as fc from 'fast-check';
import { differences } from '../../../../rules/teamfight/paint/differences.ts';
import type { EdgeAt } from '../../../../rules/teamfight/paint/edges.ts';
import { paint } from '../../../../rules/teamfight/paint/paint.ts';
import {
  barePainting,
  type Painting,
  withControlPoint,
  withHazard,
} from '../../../../rules/teamfight/paint/painting.ts';
import type { Stroke } from '../../../../rules/teamfight/paint/stroke.ts';
import { fitsBoard, type Symmetry, symmetries } from '../../../../rules/teamfight/paint/symmetry.ts';
import type { MapFile } from '../../../../schemas/types.generated.ts';

/** An empty map of a size, with a hazard and two control points that wait to be painted. */
export function readyPainting(columns: number, rows: number): Painting {
  const withDanger = withHazard(barePainting({ columns, rows }), { name: 'The Wasps', effect: '1dmg' });
  return withControlPoint(withControlPoint(withDanger, { name: 'North' }), { name: 'Crown' });
}

export const bareMap = (columns: number, rows: number): MapFile => ({ name: 'Bare', columns, rows });

export const grids = fc.oneof(
  fc.record({ columns: fc.integer({ min: 2, max: 9 }), rows: fc.integer({ min: 2, max: 9 }) }),
  fc.integer({ min: 2, max: 9 }).map((size) => ({ columns: size, rows: size })),
);

/** Gestures on a map of this size; some begin or end off it. */
export function strokesOn({
  columns,
  rows,
}: {
  readonly columns: number;
  readonly rows: number;
}): fc.Arbitrary<Stroke[]> {
  const edge: fc.Arbitrary<EdgeAt> = fc.record({
    x: fc.integer({ min: -1, max: columns + 1 }),
    y: fc.integer({ min: -1, max: rows + 1 }),
    upright: fc.boolean(),
  });
  const edges = fc.array(edge, { maxLength: 8 });
  const cells = fc.array(fc.integer({ min: -3, max: columns * rows + 3 }), { maxLength: 12 });
  const erase = fc.option(fc.constant(true), { nil: undefined, freq: 4 });
  const team = fc.constantFrom('red' as const, 'blue' as const);
  const layer = fc.oneof(
    fc.record({ terrain: fc.constantFrom('hedge', 'pond') }),
    fc.record({ deploy: team }),
    fc.record({ hazard: fc.constant(0) }),
    fc.record({ control: fc.constantFrom(0, 1, 7) }),
  );
  const stroke: fc.Arbitrary<Stroke> = fc.oneof(
    fc.record({ line: fc.constantFrom('wall' as const, 'cover' as const), edges, erase }),
    fc.record({ line: fc.constant('height' as const), edges, lower: fc.constantFrom('up', 'down', 'left', 'right') }),
    fc.record({ line: fc.constant('height' as const), edges, erase: fc.constant(true as const) }),
    fc.record({ layer, cells, erase }),
    fc.record({
      marker: fc.constantFrom('crate', 'tower'),
      at: fc.integer({ min: -1, max: columns * rows }),
      team: fc.option(team, { nil: undefined }),
      erase,
    }),
  ) as fc.Arbitrary<Stroke>;
  const sized = stroke.map((one) => ('marker' in one ? { ...one, size: sizeOf(one.marker) } : one));
  return fc.array(sized, { maxLength: 10 });
}

/** Markers of the kind `tower` are two cells wide. */
export const sizeOf = (kind: string): number => (kind === 'tower' ? 2 : 1);

export const paintings: fc.Arbitrary<Painting> = grids.chain((grid) =>
  strokesOn(grid).map((strokes) => paint(readyPainting(grid.columns, grid.rows), strokes)),
);

/** A size, a symmetry that its board can have, and gestures. */
export const symmetricGestures = fc
  .tuple(grids, fc.constantFrom<Symmetry>(...symmetries))
  .filter(([grid, symmetry]) => fitsBoard(grid, symmetry))
  .chain(([grid, symmetry]) =>
    fc.record({ grid: fc.constant(grid), symmetry: fc.constant(symmetry), strokes: strokesOn(grid) }),
  );

/**
 * What is seen of a painting, in few words: areas without cells are not, nor the order of kinds of terrain, which never overlap by
 * gestures.
 */
export function contentOf(painting: Painting): unknown {
  const areas = (list: readonly { readonly cells: Uint8Array }[]): string[] =>
    list
      .filter(({ cells }) => cells.includes(1))
      .map(({ cells, ...said }) => `${JSON.stringify(said)} ${cells.join('')}`);
  const { columns, rows, walls, cover, heights, deploy, markers } = painting;
  return {
    size: [columns, rows],
    lines: [walls, cover, heights].map((marks) => marks.join('')),
    zones: [deploy.red, deploy.blue].map((marks) => marks.join('')),
    terrain: areas(painting.terrain).sort(),
    hazards: areas(painting.hazards),
    controlPoints: areas(painting.controlPoints),
    markers,
  };
}

export function isSymmetric(painting: Painting, symmetry: Symmetry): boolean {
  const { cells, edges } = differences(painting, symmetry);
  return cells.length === 0 && edges.length === 0;
}

import type { Box } from '../../exporters/face/path.ts';

/** What of a zone is held: the whole of it, an edge or a corner. */
export type Grip = 'move' | 'n' | 'ne' | 'e' | 'se' | 's' | 'sw' | 'w' | 'nw';

export const edges = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const satisfies readonly Grip[];

/** Zones stand on a grid of so many mm. */
export const gridMm = 0.5;

/** Where a zone came to lie, and the lines that it was drawn to, in mm: upright ones by their x, level ones by their y. */
interface Snapped {
  readonly box: Box;
  readonly x: readonly number[];
  readonly y: readonly number[];
}

interface Around {
  /** What it may be drawn to: the other zones and what it should stay in. */
  readonly others: readonly Box[];
  /** The least width and height in mm. */
  readonly least: readonly [width: number, height: number];
  /** How near a line must be to draw it, in mm. */
  readonly reach: number;
}

/** A zone that is moved or sized by so many mm, drawn to the edges of others, else to the grid. Pure. */
export function snapped(from: Box, grip: Grip, dx: number, dy: number, { others, least, reach }: Around): Snapped {
  const across = along(
    [from.x, from.w, dx, least[0]],
    sideOf(grip, 'w', 'e'),
    others.flatMap(({ x, w }) => [x, x + w]),
    others.map(({ x, w }) => x + w / 2),
    reach,
  );
  const down = along(
    [from.y, from.h, dy, least[1]],
    sideOf(grip, 'n', 's'),
    others.flatMap(({ y, h }) => [y, y + h]),
    others.map(({ y, h }) => y + h / 2),
    reach,
  );
  return { box: { x: across.at, y: down.at, w: across.long, h: down.long }, x: across.lines, y: down.lines };
}

/** A zone that is moved or sized by a step of the keyboard, to the hundredth of a mm. Pure. */
export function stepped(from: Box, grip: Grip, dx: number, dy: number, least: Around['least']): Box {
  const [x, w] = held([from.x, from.w, dx, least[0]], sideOf(grip, 'w', 'e'));
  const [y, h] = held([from.y, from.h, dy, least[1]], sideOf(grip, 'n', 's'));
  return { x: hundredth(x), y: hundredth(y), w: hundredth(w), h: hundredth(h) };
}

type Side = 'both' | 'first' | 'last' | 'none';
type Stretch = readonly [at: number, long: number, by: number, least: number];

const sideOf = (grip: Grip, first: string, last: string): Side =>
  grip === 'move' ? 'both' : grip.includes(first) ? 'first' : grip.includes(last) ? 'last' : 'none';

/** Farthest that a place of a file may lie from the card's corner, in mm. */
const [lowest, highest] = [-10, 200];

function held([at, long, by, least]: Stretch, side: Side): [at: number, long: number] {
  const end = at + long;
  if (side === 'both') return [Math.min(Math.max(at + by, lowest), highest), long];
  if (side === 'last') return [at, Math.min(Math.max(long + by, least), highest)];
  if (side === 'none') return [at, long];
  const start = Math.min(Math.max(at + by, lowest), end - least);
  return [start, end - start];
}

function along(
  stretch: Stretch,
  side: Side,
  ends: readonly number[],
  middles: readonly number[],
  reach: number,
): { readonly at: number; readonly long: number; readonly lines: readonly number[] } {
  const [at, long] = held(stretch, side);
  const least = stretch[3];
  if (side === 'none') return { at, long, lines: [] };
  const moving = side === 'both' ? [at, at + long] : [side === 'first' ? at : at + long];
  const pulls = [
    ...moving.flatMap((edge) => ends.map((line) => ({ line, by: line - edge }))),
    ...(side === 'both' ? middles.map((line) => ({ line, by: line - at - long / 2 })) : []),
  ];
  const fits = ({ by }: { by: number }) =>
    Math.abs(by) <= reach && (side === 'both' || (side === 'first' ? long - by : long + by) >= least);
  const nearest = Math.min(...pulls.filter(fits).map(({ by }) => Math.abs(by)));
  const pull = pulls.find((one) => fits(one) && Math.abs(one.by) === nearest);
  const edge = moving[0] ?? at;
  const by = pull?.by ?? Math.round(edge / gridMm) * gridMm - edge;
  const drawn = { both: [at + by, long], first: [at + by, long - by], last: [at, long + by], none: [at, long] }[side];
  const [start = at, length = long] = drawn.map(hundredth);
  return {
    at: start,
    long: Math.max(length, least),
    lines: pull
      ? [...new Set(pulls.filter((one) => fits(one) && Math.abs(one.by - pull.by) < 0.01).map(({ line }) => line))]
      : [],
  };
}

const hundredth = (value: number): number => Math.round(value * 100) / 100;

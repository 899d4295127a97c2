import type { Game, Piece, Spot } from '../game.ts';
import type { State } from '../state.ts';
import {
  behindCircle,
  behindConvex,
  behindOutline,
  type Cast,
  castOf,
  insideOf,
  isConvex,
  itself,
  type Sightline,
} from './cast.ts';
import { covers, type Disc } from './geometry.ts';
import { common, joined, type Stretch } from './stretches.ts';
import { heightAt } from './table.ts';

/** What is hidden in a direction: stretches of lengths from the middle of the base. */
export interface Look {
  readonly angle: number;
  readonly hidden: readonly Stretch[];
}

/** What of a game is looked at. */
export type Ground = Pick<Game, 'pieces' | 'width' | 'depth'>;

/** Thousandths of an inch within which stretches are taken as one, or as none. */
const least = 0.25;
/** Radians between the looks that are taken in any case. */
export const step = Math.PI / 60;

/** What stands around a base, to be looked at in any direction: where bases of a radius are seen (V-030). */
export class LookAround {
  readonly #game: Ground;
  readonly #from: Disc;
  readonly #radius: number;
  readonly #hiding: readonly Hiding[];
  readonly #floors: readonly Piece[];
  readonly #lines: readonly Sightline[];
  /** How far each of what hides does so on a floor of a height. */
  readonly #casts = new Map<number, readonly (Cast | undefined)[]>();
  /** The longest way to an edge of the table. */
  readonly farthest: number;

  constructor(game: Ground, { marks }: Pick<State, 'marks'>, from: Disc, radius: number, lobs: boolean) {
    this.#game = game;
    this.#from = from;
    this.#radius = radius;
    const { pieces, width, depth } = game;
    const aside = Math.max(from.radius, radius);
    this.#hiding = [
      ...pieces.flatMap((piece) =>
        piece.blocksSight && piece.height > 0
          ? [hidingOf(from, aside, piece, piece.outline, piece.height, lobs && !covers(piece, from))]
          : [],
      ),
      ...marks.flatMap(({ x, y, hides: r }) =>
        r < 0
          ? []
          : [
              hidingOf(
                from,
                aside,
                { left: x - r, top: y - r, right: x + r, bottom: y + r },
                { kind: 'circle', x, y, radius: r },
                Infinity,
                false,
              ),
            ],
      ),
    ];
    this.#floors = pieces.filter(({ blocksMovement, height }) => !blocksMovement && height > 0);
    this.farthest = Math.hypot(Math.max(from.x, width - from.x), Math.max(from.y, depth - from.y));
    const ends = (of: number) => (of === 0 ? [0] : [0, of - 1, 1 - of]);
    this.#lines = ends(from.radius).flatMap((eye) => ends(radius).map((place) => ({ eye, place })));
  }

  get seesAll(): boolean {
    return this.#hiding.length === 0;
  }

  /** Directions to both sides of all in which something begins or ends, and others between them, from 0 to a whole turn. */
  angles(): number[] {
    const { x, y, radius: own } = this.#from;
    const { width, depth } = this.#game;
    const found: number[] = [];
    const apart = least / this.farthest;
    const add = (angle: number) => {
      for (const one of [angle - apart, angle + apart]) {
        const turn = one % (2 * Math.PI);
        found.push(turn < 0 ? turn + 2 * Math.PI : turn);
      }
    };
    // A corner begins to hide or ends doing so where the middles or the sides of a base meet it.
    const touch = (at: Spot, radius: number, asides: readonly number[]) => {
      const [towards, far] = [Math.atan2(at.y - y, at.x - x), Math.hypot(at.x - x, at.y - y)];
      for (const aside of asides)
        for (const side of radius === 0 ? [aside] : [radius + aside, radius - aside])
          if (Math.abs(side) < far) {
            add(towards + Math.asin(side / far));
            if (side !== 0) add(towards - Math.asin(side / far));
          }
    };
    const asides = [...new Set([0, own, this.#radius])];
    for (let angle = 0; angle < 2 * Math.PI; angle += step) found.push(angle);
    for (const corner of [
      [0, 0],
      [width, 0],
      [width, depth],
      [0, depth],
    ] as const)
      add(Math.atan2(corner[1] - y, corner[0] - x));
    const all = (outline: Piece['outline'], which: readonly number[]) => {
      if (outline.kind === 'circle') touch(outline, outline.radius, which);
      else for (const corner of outline.corners) touch(corner, 0, which);
    };
    for (const { outline } of this.#hiding) all(outline, asides);
    for (const { outline } of this.#floors) all(outline, [0]);
    found.sort((one, other) => one - other);
    return [...found, 2 * Math.PI];
  }

  look(angle: number): Look {
    const [ux, uy] = [Math.cos(angle), Math.sin(angle)];
    const { x, y } = this.#from;
    const { width, depth } = this.#game;
    const end = Math.min(
      ux > 1e-12 ? (width - x) / ux : ux < -1e-12 ? -x / ux : Infinity,
      uy > 1e-12 ? (depth - y) / uy : uy < -1e-12 ? -y / uy : Infinity,
    );
    const near: Turned[] = [];
    for (const [index, one] of this.#hiding.entries())
      if (Math.abs(turnOf(angle - one.middle)) <= one.half)
        near.push({ index, of: one, outline: turned(one.outline, this.#from, ux, uy) });
    if (near.length === 0) return { angle, hidden: [] };
    const hidden = this.#floorsAlong(ux, uy, end).flatMap(({ height, stretch }) => {
      const casts = this.#castsOn(height);
      let left: readonly Stretch[] = [stretch];
      for (const line of this.#lines) {
        const behind: Stretch[] = [];
        for (const one of near) {
          const cast = casts[one.index];
          if (cast) behindTurned(one, line, cast, behind);
        }
        left = behind.length === 0 ? behind : common(left, joined(behind));
        if (left.length === 0) break;
      }
      return left;
    });
    return { angle, hidden: joined(hidden, least).filter(([from, to]) => to - from > least) };
  }

  #castsOn(height: number): readonly (Cast | undefined)[] {
    const known = this.#casts.get(height);
    if (known) return known;
    const eye = heightAt(this.#game, this.#from) + 2 * this.#from.radius;
    const casts = this.#hiding.map((one) => castOf(eye, height + 2 * this.#radius, one.height));
    this.#casts.set(height, casts);
    return casts;
  }

  /** The stretches of a look, each on a floor. */
  #floorsAlong(ux: number, uy: number, end: number): { readonly height: number; readonly stretch: Stretch }[] {
    const over: { readonly height: number; readonly stretch: Stretch }[] = [];
    for (const { outline, height } of this.#floors)
      for (const stretch of common(insideTurned(turned(outline, this.#from, ux, uy)), [[0, end]]))
        over.push({ height, stretch });
    if (over.length === 0) return [{ height: 0, stretch: [0, end] }];
    const borders = [0, end, ...over.flatMap(({ stretch }) => stretch)].sort((one, other) => one - other);
    return borders.slice(1).map((to, index) => {
      const from = borders[index]!;
      const middle = (from + to) / 2;
      const heights = over.map(({ height, stretch: [a, b] }) => (a < middle && middle < b ? height : 0));
      return { height: Math.max(...heights), stretch: [from, to] };
    });
  }
}

/** Something that hides what stands behind it or in it. */
interface Hiding {
  readonly outline: Piece['outline'];
  readonly convex: boolean;
  readonly height: number;
  /** Whether it hides only what stands in it: who lobs looks over it. */
  readonly within: boolean;
  /** The directions in which it can hide something: one, and how far to both sides. */
  readonly middle: number;
  readonly half: number;
}

/** The same with its outline as it lies around the base, with x along a look. */
interface Turned {
  readonly index: number;
  readonly of: Hiding;
  readonly outline: Piece['outline'];
}

function hidingOf(
  { x, y }: Spot,
  aside: number,
  box: Pick<Piece, 'left' | 'top' | 'right' | 'bottom'>,
  outline: Piece['outline'],
  height: number,
  within: boolean,
): Hiding {
  const [dx, dy] = [(box.left + box.right) / 2 - x, (box.top + box.bottom) / 2 - y];
  const reach = Math.hypot(box.right - box.left, box.bottom - box.top) / 2 + aside;
  const far = Math.hypot(dx, dy);
  return {
    outline,
    height,
    within,
    convex: outline.kind === 'circle' || isConvex(outline.corners),
    middle: Math.atan2(dy, dx),
    half: far <= reach ? Math.PI : Math.asin(reach / far),
  };
}

const turnOf = (angle: number): number => angle - 2 * Math.PI * Math.round(angle / (2 * Math.PI));

function turned(outline: Piece['outline'], from: Spot, ux: number, uy: number): Piece['outline'] {
  if (outline.kind === 'circle') {
    const [dx, dy] = [outline.x - from.x, outline.y - from.y];
    return { kind: 'circle', x: dx * ux + dy * uy, y: dy * ux - dx * uy, radius: outline.radius };
  }
  const corners: Spot[] = [];
  for (const { x, y } of outline.corners) {
    const [dx, dy] = [x - from.x, y - from.y];
    corners.push({ x: dx * ux + dy * uy, y: dy * ux - dx * uy });
  }
  return { kind: 'polygon', corners };
}

/** The line of the middles of all bases. */
const middles: Sightline = { eye: 0, place: 0 };

function insideTurned(outline: Piece['outline']): Stretch[] {
  if (outline.kind === 'polygon') return insideOf(outline.corners, middles, 1);
  const whole = behindCircle(outline, outline.radius, middles, itself);
  return whole ? [whole] : [];
}

/** Adds which places of a line are hidden by something. */
function behindTurned({ of, outline }: Turned, line: Sightline, cast: Cast, found: Stretch[]): void {
  const add = (stretch: Stretch | undefined) => {
    if (!stretch) return;
    if (of.within) found.push(...common(insideTurned(outline), [stretch]));
    else found.push(stretch);
  };
  if (outline.kind === 'circle') add(behindCircle(outline, outline.radius, line, cast));
  else if (of.convex) add(behindConvex(outline.corners, line, cast));
  else for (const stretch of behindOutline(outline.corners, line, cast)) add(stretch);
}

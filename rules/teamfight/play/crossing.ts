import { within } from '../board/range.ts';
import { type Obstacle, onEdge, shadowOf } from '../board/sight.ts';
import type { Game } from '../game.ts';
import type { Border } from '../program/standing.ts';
import type { Spot } from '../resolution.ts';
import { boardOf } from './board-now.ts';
import type { Look, Self } from './play.ts';
import { eachStanding, touches } from './standing.ts';
import { distanceBetween, edgesOf, isUnit, pieceOf, spacesOf, spacesOfUnit, squareAt, unitOf } from './who.ts';

/** The way of an attack: from the spaces of its user to those of whom it is on, by the space that its area is laid from. */
export interface Way {
  readonly from: readonly number[];
  /** -1 or left out where there is no area. */
  readonly via?: number;
  readonly to: readonly number[];
}

/** What stands in the way as the piece whose text it is does: its edges, or its spaces. */
export function inTheWay(look: Look, self: Self): readonly Obstacle[] {
  const edges = edgesOf(look, pieceOf(look, self) ?? {});
  return edges.length > 0 ? edges.map(onEdge) : spacesOf(look, self.bound.marker === -1 ? 'you' : 'marker', self);
}

/**
 * Whether a way goes through the piece whose text it is: behind it nothing would be seen, were it blocking terrain (T-070 to T-079). With
 * `border` also where it goes into its spaces or out of them, and not where it stays within them.
 */
export function crosses(look: Look, { from, via = -1, to }: Way, self: Self, border?: Border, around = 0): boolean {
  const past = around > 0 ? spacesAround(look, self, around) : inTheWay(look, self);
  if (past.length === 0) return false;
  const legs = via < 0 || from.includes(via) ? [[from, to]] : [[from, [via]] as const, [[via], to] as const];
  return legs.some(([start = [], end = []]) => {
    const isIn = (spaces: readonly number[]) => spaces.some((space) => past.includes(space));
    const [out, into] = [isIn(start), isIn(end)];
    if (border === 'inside') return into && !out;
    if (border !== undefined && (out || into)) return out !== into && border !== (out ? 'into' : 'out-of');
    return start.length > 0 && end.length > 0 && start.every((a) => end.every((b) => isBehind(look, a, b, past)));
  });
}

/** All spaces in a burst around the piece whose text it is. */
function spacesAround(look: Look, self: Self, size: number): readonly Obstacle[] {
  const board = boardOf(look.game, look.state);
  if (board === undefined) return [];
  const own = spacesOf(look, self.bound.marker === -1 ? 'you' : 'marker', self);
  return [...new Set(own.flatMap((space) => within(board, space, size)))];
}

/** Whether what lies in the way hides a space from another. */
export function isBehind(look: Look, from: number, to: number, past: readonly Obstacle[]): boolean {
  const board = boardOf(look.game, look.state);
  if (board === undefined || from === to) return false;
  let shadow = 0;
  for (let index = 0; index < past.length && shadow !== 3; index++) shadow |= shadowOf(board, from, to, past[index]!);
  return shadow === 3;
}

const byWay = new WeakMap<Game, boolean>();

/** Whether it could matter by which way an attack comes: a game never changes, so its rules are looked through once. */
export function dependsOnWay(game: Game): boolean {
  let depends = byWay.get(game);
  if (depends === undefined) {
    depends = touches(game, 'intercepts') || JSON.stringify(game.ruleLists).includes('"is":"crosses"');
    byWay.set(game, depends);
  }
  return depends;
}

/** A piece that an attack does not pass. */
export interface Interceptor {
  /** As in `Bound.marker`. */
  readonly marker: number;
  readonly card: number;
  /** The piece as a unit that is hit instead, -1 where nothing is. */
  readonly hit: number;
}

/**
 * What keeps an attack of a unit from somebody who is not on its side: of several pieces the nearest to the attacker, or to the `spot`
 * that it attacks from.
 */
export function interceptorOf(
  look: Look,
  user: number,
  target: number,
  via = -1,
  spot?: Spot,
): Interceptor | undefined {
  if (!touches(look.game, 'intercepts')) return undefined;
  const { units } = look.state;
  const [by, on] = [units[user], units[target]];
  if (by === undefined || on === undefined || on.at < 0 || by.seat === on.seat) return undefined;
  const from = spot === undefined ? spacesOfUnit(look, by) : squareAt(look, spot.at, spot.size);
  if (from.length === 0) return undefined;
  const way = { from, via, to: spacesOfUnit(look, on) };
  let found: Interceptor | undefined;
  let least = Number.POSITIVE_INFINITY;
  eachStanding(look, 'intercepts', (rules, self, card) => {
    const { marker } = self.bound;
    const piece = marker >= 0 ? -1 : unitOf(marker === -1 ? 'you' : 'marker', self);
    if (piece === target || piece === user) return;
    for (const rule of rules) {
      if (rule.rule !== 'intercepts' || !isUnit(look, user, rule.who, self)) continue;
      if (!crosses(look, way, self, rule.border, rule.around)) continue;
      const far = distanceBetween(look, way.from, spacesOf(look, marker === -1 ? 'you' : 'marker', self));
      if (far >= least) continue;
      least = far;
      found = { marker, card, hit: rule.hit ? piece : -1 };
    }
  });
  return found;
}

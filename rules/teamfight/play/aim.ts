import { inRange } from '../board/range.ts';
import { sightWith } from '../board/sight.ts';
import type { Game } from '../game.ts';
import type { Node, Range, Ref, Who } from '../program.ts';
import { boardOf } from './board-now.ts';
import { isEmpty } from './empty.ts';
import { type Farther, fartherFrom } from './extending.ts';
import { isFallenNear } from './fallen.ts';
import { changed, has, mostRange } from './holds.ts';
import type { Look, Self } from './play.ts';
import { obstacles } from './see.ts';
import { nearEnough } from './sight-limit.ts';
import { touches } from './standing.ts';
import { isUnit, mayBe, spaceOf, spacesOfUnit, spotOf, unitOf } from './who.ts';

/** A head: what may be chosen, and from where. */
export interface Head {
  readonly range?: Range;
  readonly from?: Ref;
  readonly sight: boolean;
  /** Only what chooses units reaches some of them farther than others. */
  readonly node?: Node['node'];
}

/** What a head reaches, worked out once for all spaces. */
export interface Reach {
  /** The space it is measured from, the top left one of a large unit; -1 where distance does not matter. */
  readonly at: number;
  readonly size: number;
  readonly min: number | undefined;
  readonly max: number | undefined;
  /** What `max` is on the spaces of those who are reached farther, or less far, than others. */
  readonly own?: ReadonlyMap<number, number>;
  /** As `sightWith` has it; undefined where sight is not needed. */
  readonly row: Uint8Array | undefined;
  /** What makes `max` more past some pieces. */
  readonly farther: readonly Farther[];
}

/** What a head reaches now; undefined when there is nothing to measure from. */
export function reachOf(look: Look, head: Head, self: Self): Reach | undefined {
  const { game, state } = look;
  const board = boardOf(game, state)!;
  const from = head.from ?? 'you';
  const unit = unitOf(from, self);
  const at = spaceOf(look, from, self);
  const needsPlace = head.range !== undefined || head.sight;
  if (at < 0)
    return needsPlace ? undefined : { at, size: 1, min: undefined, max: undefined, row: undefined, farther: [] };
  const one = state.units[unit];
  const spot = from === 'you' ? spotOf(look, self) : undefined;
  const size = spot?.size ?? (one !== undefined && one.at === at ? game.cards[one.card]!.size : 1);
  let max = head.range?.max;
  if (max !== undefined && from === 'you' && unit >= 0) max = changed(look, unit, 'range', max, -1, self.ability);
  const most = from === 'you' && unit >= 0 ? mostRange(look, unit, self.ability) : undefined;
  if (most !== undefined) max = Math.min(max ?? most, most);
  const viewer = spot === undefined ? unit : (spot.unit ?? -1);
  const row = head.sight
    ? sightWith(board, at, obstacles(look, viewer >= 0 ? [viewer] : [], self.unit), size)
    : undefined;
  const past = row === undefined || from !== 'you' ? row : pastWalls(look, row, self);
  const seen = past && nearEnough(look, board, unit, past, at, size);
  const own =
    head.node === 'target' && from === 'you' ? ownReach(look, unit, head.range?.max, self.ability) : undefined;
  return {
    at,
    size,
    min: head.range?.min,
    max,
    ...(own && { own }),
    row: seen,
    farther: fartherOf(look, max, from, unit, at, size),
  };
}

/** "+1 range against Slowed enemies", "attacks against you have -1 range": how far is reached where those stand whom that is about. */
export function ownReach(
  look: Look,
  unit: number,
  range: number | undefined,
  ability?: number,
): ReadonlyMap<number, number> | undefined {
  if (range === undefined || unit < 0 || !someAreReachedOtherwise(look.game)) return undefined;
  const most = mostRange(look, unit, ability) ?? range + farthest;
  const usual = changed(look, unit, 'range', range, -1, ability);
  let own: Map<number, number> | undefined;
  look.state.units.forEach((one, id) => {
    const far = one.at < 0 || id === unit ? usual : changed(look, unit, 'range', range, id, ability);
    if (far === usual) return;
    own ??= new Map();
    for (const space of spacesOfUnit(look, one)) own.set(space, Math.min(far, most));
  });
  return own;
}

/** More than any change of a range comes to. */
const farthest = 99;

const reachedOtherwise = new WeakMap<Game, boolean>();

/** Whether any text of the game changes how far some are reached; a game never changes. */
function someAreReachedOtherwise(game: Game): boolean {
  let found = reachedOtherwise.get(game);
  if (found === undefined) {
    found = game.ruleLists.some((rules) =>
      rules.some((rule) => rule.rule === 'change' && rule.what === 'range' && rule.against !== undefined),
    );
    reachedOtherwise.set(game, found);
  }
  return found;
}

/** What is seen, with the spaces of those whom the user may target through walls. */
function pastWalls(look: Look, row: Uint8Array, { unit, ability }: Self): Uint8Array {
  if (unit < 0 || !touches(look.game, 'is:ignores-walls')) return row;
  let seen = row;
  look.state.units.forEach((one, id) => {
    if (one.at < 0 || id === unit || !has(look, unit, 'ignores-walls', id, ability)) return;
    if (seen === row) seen = row.slice();
    for (const space of spacesOfUnit(look, one)) seen[space] = 0;
  });
  return seen;
}

/** What makes a range farther that somebody draws from where it stands; not the own space alone. */
export const fartherOf = (
  look: Look,
  max: number | undefined,
  from: Ref,
  unit: number,
  at: number,
  size: number,
): readonly Farther[] => (max !== undefined && max > 0 && from === 'you' ? fartherFrom(look, unit, at, size) : []);

/** Whether a reach has a space in range and in sight (T-073, T-080, T-090). */
export function reaches(look: Look, reach: Reach, space: number): boolean {
  const { at, size, min, row, farther } = reach;
  const max = reach.own?.get(space) ?? reach.max;
  if (row !== undefined && row[space] === 3) return false;
  if (at < 0 || (min === undefined && max === undefined)) return true;
  const board = boardOf(look.game, look.state)!;
  if (inRange(board, at, space, min, max, size, 1)) return true;
  if (max === undefined || farther.length === 0) return false;
  let far = max;
  for (const { add, isPast } of farther) if (isPast(space)) far += add;
  return far > max && inRange(board, at, space, min, far, size, 1);
}

/** Every space that a reach has, in the order of the board; solids are no spaces unless they are asked for. */
export function spacesIn(look: Look, reach: Reach, solid = false): number[] {
  const board = boardOf(look.game, look.state)!;
  const found: number[] = [];
  const spaces = board.columns * board.rows;
  for (let space = 0; space < spaces; space++) {
    if ((solid || board.blocked[space] !== 2) && reaches(look, reach, space)) found.push(space);
  }
  return found;
}

/** The spaces of a unit that a reach has. */
export function spacesReached(look: Look, reach: Reach, id: number): number[] {
  const { game, state } = look;
  const unit = state.units[id]!;
  if (unit.at < 0) return [];
  const { size } = game.cards[unit.card]!;
  if (size === 1 && unit.edge === undefined) return reaches(look, reach, unit.at) ? [unit.at] : [];
  return spacesOfUnit(look, unit).filter((space) => reaches(look, reach, space));
}

/** Whether a text may target a unit, its place left out: it is meant, and nothing keeps it from being targeted (T-093, T-094, T-152). */
export function isTargetable(look: Look, id: number, who: Who, self: Self): boolean {
  if (!isUnit(look, id, who, self)) return false;
  if (has(look, id, 'not-targetable', self.unit, self.ability)) return false;
  return !isHidden(look, id, self);
}

/** T-152: enemies beyond range 1 may not target who is invisible. */
export function isHidden(look: Look, id: number, self: Self): boolean {
  const { game, state } = look;
  if (!mayBe(look, id, { side: 'enemy' }, self) || !has(look, id, 'invisible', self.unit, self.ability)) return false;
  const user = state.units[self.unit];
  const unit = state.units[id]!;
  const { at = -1, size = 1 } = spotOf(look, self) ?? { at: user?.at, size: game.cards[user?.card ?? -1]?.size };
  if (at < 0) return true;
  const board = boardOf(game, state)!;
  return !inRange(board, at, unit.at, undefined, 1, size, game.cards[unit.card]!.size);
}

/** Units that a head can target now, by index. */
export function targetsOf(look: Look, who: Who, reach: Reach, self: Self): number[] {
  const found: number[] = [];
  for (let id = 0; id < look.state.units.length; id++) {
    if (look.state.units[id]!.at < 0 || spacesReached(look, reach, id).length === 0) continue;
    if (isTargetable(look, id, who, self)) found.push(id);
  }
  return found;
}

/**
 * Whether the head of an ability has anything to aim at: a space for what is chosen in one (empty ones count, T-091), a unit for what is
 * not chosen. Texts without a head have.
 */
export function hasAim(look: Look, body: readonly Node[], self: Self): boolean {
  const [node] = body;
  switch (node?.node) {
    case 'target': {
      const reach = reachOf(look, node, self);
      if (reach === undefined) return false;
      const isAnywhere = node.range === undefined && !node.sight;
      if (node.forced !== undefined || (isAnywhere && node.min !== 0)) {
        return targetsOf(look, node.who, reach, self).some((id) => !isOneself(node, id, self));
      }
      return node.min === 0 || hasSpace(look, reach, false);
    }
    case 'space': {
      const reach = reachOf(look, node, self);
      const { fallen, range = {} } = node;
      if (fallen !== undefined && !isFallenNear(look, fallen, range, self)) return false;
      return reach !== undefined && hasSpace(look, reach, node.empty === true);
    }
    case 'area': {
      if (node.range === undefined) return true;
      const reach = reachOf(look, { range: node.range, from: node.of, sight: node.sight }, self);
      return reach !== undefined && hasSpace(look, reach, false);
    }
    default:
      return true;
  }
}

/** The nearest or first unit is another than whose text it is. */
export const isOneself = ({ forced, from }: Extract<Node, { node: 'target' }>, id: number, { unit }: Self): boolean =>
  id === unit &&
  (from ?? 'you') === 'you' &&
  (forced === 'nearest' || forced === 'furthest' || forced === 'first-in-line' || forced === 'random');

function hasSpace(look: Look, reach: Reach, empty: boolean): boolean {
  // Most often the own space is one.
  if (!empty && reach.at >= 0 && reaches(look, reach, reach.at)) return true;
  const board = boardOf(look.game, look.state)!;
  const spaces = board.columns * board.rows;
  for (let space = 0; space < spaces; space++) {
    if (board.blocked[space] === 2 || !reaches(look, reach, space)) continue;
    if (!empty || isEmpty(look, space)) return true;
  }
  return false;
}

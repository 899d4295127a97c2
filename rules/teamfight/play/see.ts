import { squareSpaces } from '../../spaces.ts';
import { coverFrom as coverOn } from '../board/cover.ts';
import { darkness, type Obstacle, onEdge, sightBetween as seenPast, sightWith } from '../board/sight.ts';
import type { Spot } from '../resolution.ts';
import type { Marker, Unit } from '../state.ts';
import { blockedFor } from './blocking.ts';
import { boardOf } from './board-now.ts';
import { withEach } from './bound.ts';
import { all } from './condition.ts';
import type { Look } from './play.ts';
import { isNearEnough } from './sight-limit.ts';
import { eachStanding, touches } from './standing.ts';
import { edgesOf, isUnit, spacesOfUnit } from './who.ts';

/**
 * Spaces of pieces that block sight now: objects and markers that say so (T-079b), and units where the rule option or a rule says
 * so (T-079a), and what blocks for `viewer` alone. Nobody blocks the view from or to its own space, so those of `except` are left out, as is
 * what `looker` sees past.
 */
export function obstacles(
  look: Look,
  except: readonly number[] = [],
  viewer = -1,
  looker = viewer,
): readonly Obstacle[] {
  const { game, state } = look;
  const board = boardOf(game, state);
  if (board === undefined) return none;
  let found: number[] = none;
  const add = (at: number, size: number) => {
    if (found === none) found = [];
    found.push(...squareSpaces(board, at, size));
  };
  const addEdges = (piece: Unit | Marker) => {
    if (found === none) found = [];
    found.push(...edgesOf(look, piece).map(onEdge));
  };
  const blocking = saidToBlock(look, looker);
  const past = seenPastBy(look, looker);
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (unit.at < 0 || except.includes(id)) continue;
    const card = game.cards[unit.card]!;
    if (past?.has(card.ref)) continue;
    if (unit.edge !== undefined) {
      if (card.blocksSight) addEdges(unit);
    } else if (card.blocksSight || (!card.object && game.options.unitsBlockSight) || blocking?.includes(id))
      add(unit.at, card.size);
  }
  for (const marker of state.markers) {
    if (marker.order < 0) continue;
    const card = game.cards[marker.card]!;
    if (past?.has(card.ref)) continue;
    if (card.blocksSight && marker.edge !== undefined) addEdges(marker);
    else if (card.blocksSight) add(marker.at, card.size);
  }
  const barred = blockedFor(look, viewer, 'attacks');
  return barred.length === 0 ? found : [...found, ...barred];
}

const none: number[] = [];

/** Cards of pieces that are in nobody's way who looks so: "Fog does not block your line of sight". */
function seenPastBy(look: Look, looker: number): ReadonlySet<string> | undefined {
  if (looker < 0 || !touches(look.game, 'is:sees-past')) return undefined;
  const found = new Set<string>();
  eachStanding(look, 'is:sees-past', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'is' || rule.flag !== 'sees-past' || rule.token === undefined) continue;
      if (isUnit(look, looker, rule.who, self) && all(look, rule.if, withEach(self, looker))) found.add(rule.token);
    }
  });
  return found;
}

/** Units that a rule makes block sight, by the rule's bearer: "you block line of sight", "for enemies". */
function saidToBlock(look: Look, looker: number): number[] | undefined {
  let found: number[] | undefined;
  eachStanding(look, 'is:blocks-sight', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'is' || rule.who.side !== 'you') continue;
      if (rule.against && (looker < 0 || !isUnit(look, looker, rule.against, self))) continue;
      found ??= [];
      found.push(self.unit);
    }
  });
  return found;
}

/**
 * How a unit sees another, or does so from a `spot`: 0 clear, 1 or 2 half, 3 not at all. Of large units the space seen best counts
 * (T-084).
 */
export function sightBetween(look: Look, from: number, to: number, spot?: Spot): number {
  const { game, state } = look;
  const board = boardOf(game, state);
  const viewer = state.units[from];
  const seen = state.units[to];
  if (board === undefined || viewer === undefined || seen === undefined || seen.at < 0) return 3;
  const { at, size } = spot ?? { at: viewer.at, size: game.cards[viewer.card]!.size };
  if (at < 0 || !isNearEnough(look, board, from, at, seen.at, [size, game.cards[seen.card]!.size])) return 3;
  const past = obstacles(look, [spot === undefined ? from : (spot.unit ?? -1), to], from);
  const spaces = spacesOfUnit(look, seen);
  if (size === 1 && spaces.length === 1) return seenPast(board, at, spaces[0]!, past);
  const row = sightWith(board, at, past, size);
  let best = 3;
  for (const space of spaces) if (darkness(row[space]!) < darkness(best)) best = row[space]!;
  return best;
}

/** Whether a space can be seen from another, fully or by half (T-073, T-074), with more than usual in the way. */
export function seesSpace(look: Look, from: number, to: number, more: readonly number[] = none, looker = -1): boolean {
  const board = boardOf(look.game, look.state);
  if (board === undefined || !isNearEnough(look, board, looker, from, to, [1, 1])) return false;
  const past = obstacles(look, [], -1, looker);
  return seenPast(board, from, to, more.length === 0 ? past : [...past, ...more]) !== 3;
}

/** Whether some spaces alone, were they blocking terrain, would hide some others from each other that see one another past nothing but walls. */
export function areBetween(
  look: Look,
  spaces: readonly number[],
  one: readonly number[],
  other: readonly number[],
): boolean {
  const board = boardOf(look.game, look.state);
  if (board === undefined || spaces.some((space) => one.includes(space) || other.includes(space))) return false;
  return one.some((from) =>
    other.some((to) => seenPast(board, from, to, []) !== 3 && seenPast(board, from, to, spaces) === 3),
  );
}

/** Whether a unit has cover against an attack by another, or by that from a `spot` (T-079d). */
export function coverFrom(look: Look, user: number, target: number, spot?: Spot): boolean {
  const { game, state } = look;
  const board = boardOf(game, state);
  const from = state.units[user];
  const at = state.units[target];
  if (board === undefined || from === undefined || at === undefined || at.at < 0) return false;
  const by = spot ?? { at: from.at, size: game.cards[from.card]!.size };
  return by.at >= 0 && coverOn(board, at.at, by.at, game.cards[at.card]!.size, by.size);
}

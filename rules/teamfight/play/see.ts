import { squareSpaces } from '../../spaces.ts';
import { coverFrom as coverOn } from '../board/cover.ts';
import { darkness, type Obstacle, onEdge, sightBetween as seenPast, sightWith } from '../board/sight.ts';
import type { Marker, Unit } from '../state.ts';
import { blockedFor } from './blocking.ts';
import { boardOf } from './board-now.ts';
import type { Look } from './play.ts';
import { eachStanding } from './standing.ts';
import { edgesOf, spacesOfUnit } from './who.ts';

/**
 * Spaces of pieces that block sight now: objects and markers that say so (T-079b), and units where the rule option or a rule says
 * so (T-079a), and what blocks for `viewer` alone. Nobody blocks the view from or to its own space, so those of `except` are left out.
 */
export function obstacles(look: Look, except: readonly number[] = [], viewer = -1): readonly Obstacle[] {
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
  const blocking = saidToBlock(look);
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id]!;
    if (unit.at < 0 || except.includes(id)) continue;
    const card = game.cards[unit.card]!;
    if (unit.edge !== undefined) {
      if (card.blocksSight) addEdges(unit);
    } else if (card.blocksSight || (!card.object && game.options.unitsBlockSight) || blocking?.includes(id))
      add(unit.at, card.size);
  }
  for (const marker of state.markers) {
    if (marker.order < 0) continue;
    const card = game.cards[marker.card]!;
    if (card.blocksSight && marker.edge !== undefined) addEdges(marker);
    else if (card.blocksSight) add(marker.at, card.size);
  }
  const barred = blockedFor(look, viewer, 'attacks');
  return barred.length === 0 ? found : [...found, ...barred];
}

const none: number[] = [];

/** Units that a rule makes block sight, by the rule's bearer: "you block line of sight". */
function saidToBlock(look: Look): number[] | undefined {
  let found: number[] | undefined;
  eachStanding(look, 'is:blocks-sight', (rules, self) => {
    for (const rule of rules) {
      if (rule.rule !== 'is' || rule.who.side !== 'you') continue;
      found ??= [];
      found.push(self.unit);
    }
  });
  return found;
}

/** How a unit sees another: 0 clear, 1 or 2 half, 3 not at all. Of large units the space seen best counts (T-084). */
export function sightBetween(look: Look, from: number, to: number): number {
  const { game, state } = look;
  const board = boardOf(game, state);
  const viewer = state.units[from];
  const seen = state.units[to];
  if (board === undefined || viewer === undefined || seen === undefined || viewer.at < 0 || seen.at < 0) return 3;
  const past = obstacles(look, [from, to], from);
  const size = game.cards[viewer.card]!.size;
  const spaces = spacesOfUnit(look, seen);
  if (size === 1 && spaces.length === 1) return seenPast(board, viewer.at, spaces[0]!, past);
  const row = sightWith(board, viewer.at, past, size);
  let best = 3;
  for (const space of spaces) if (darkness(row[space]!) < darkness(best)) best = row[space]!;
  return best;
}

/** Whether a space can be seen from another, fully or by half (T-073, T-074). */
export function seesSpace(look: Look, from: number, to: number): boolean {
  const board = boardOf(look.game, look.state);
  return board !== undefined && seenPast(board, from, to, obstacles(look)) !== 3;
}

/** Whether a unit has cover against an attack by another (T-079d). */
export function coverFrom(look: Look, user: number, target: number): boolean {
  const { game, state } = look;
  const board = boardOf(game, state);
  const from = state.units[user];
  const at = state.units[target];
  if (board === undefined || from === undefined || at === undefined || from.at < 0 || at.at < 0) return false;
  return coverOn(board, at.at, from.at, game.cards[at.card]!.size, game.cards[from.card]!.size);
}

import type { Dice } from '../../kernel/dice.ts';
import type { Emit } from '../../kernel/rules.ts';
import type { Board } from '../board/board.ts';
import { squareDistance } from '../board/range.ts';
import type { Event } from '../event.ts';
import type { Card, Game, Placed } from '../game.ts';
import type { State } from '../state.ts';
import { boardOf } from './board-now.ts';
import { beginDeployment, drawing, drawMap, drawPool } from './draft.ts';
import { addMarker, addUnit } from './piece.ts';
import type { Play } from './play.ts';
import { nothing } from './standing.ts';
import { endsOf } from './tokens.ts';

/** A match before its first decision; the flow has still to be taken to it by `advance` where units are placed. */
export function start(game: Game, dice: Dice, emit: Emit<Event>): State {
  const { setup, options } = game;
  const first = setup.first ?? 0;
  const draw = drawing(dice, emit);
  const state: State = {
    phase: 'divide',
    board: drawMap(game, draw),
    round: setup.placed ? (setup.round ?? 1) : 1,
    first,
    red: setup.red ?? 0,
    current: first,
    pool: [],
    hands: [[], []],
    units: [],
    markers: [],
    columns: [[], []],
    acted: [0, 0],
    stage: 'round-start',
    turn: undefined,
    turns: 0,
    claims: [],
    points: [0, 0],
    deaths: [0, 0],
    lasting: [],
    later: [],
    stack: [],
    pending: undefined,
    conceded: undefined,
  };
  state.claims = (boardOf(game, state)?.controlPoints ?? []).map(() => -1);
  const play: Play = { game, state, dice, emit };
  layMap(play);
  if (setup.placed) {
    state.phase = 'play';
    const made: number[] = [];
    for (const piece of setup.placed) made.push(place(play, piece, made));
  } else if (setup.teams) {
    state.hands = [cardsOf(game, setup.teams[0]), cardsOf(game, setup.teams[1])];
    emit({ event: 'drawn', pool: [...state.hands[0], ...state.hands[1]], board: state.board });
    beginDeployment(play);
  } else {
    state.pool = drawPool(game, draw, options.poolSize, setup.hero);
    emit({ event: 'drawn', pool: state.pool.slice(), board: state.board, cause: { rule: 'T-002' } });
  }
  return state;
}

const cardsOf = (game: Game, refs: readonly string[]): number[] => refs.flatMap((ref) => game.cardOf.get(ref) ?? []);

/** The objects and markers that the map begins with. */
function layMap({ game, state }: Play): void {
  const board = boardOf(game, state);
  for (const { card: index, at, team } of board?.placed ?? []) {
    const card = game.cards[index];
    if (card === undefined) continue;
    const zone = team === -1 && card.nature.side === 'nearest-zone' ? nearestZone(board, at, card.size) : team;
    const seat = zone === -1 ? -1 : zone === 0 ? state.red : 1 - state.red;
    if (isUnit(card)) addUnit({ game, state }, card, seat, -1, at);
    else addMarker(state, card, seat, -1, at);
  }
}

/** The side whose deploy zone is nearest to a piece; none where both are as near. */
function nearestZone(board: Board | undefined, at: number, size: number): 0 | 1 | -1 {
  if (board === undefined) return -1;
  const [red, blue] = board.zones.map((zone) =>
    Math.min(...zone.map((space) => squareDistance(board.columns, at, size, space, 1))),
  ) as [number, number];
  return red === blue ? -1 : red < blue ? 0 : 1;
}

const isUnit = (card: Card): boolean => card.kind === 'hero' || card.kind === 'summon' || card.object;

/** Puts a piece on the map; `made` are the units of the pieces before it. Returns its unit, -1 for a marker. */
function place(play: Play, placed: Placed, made: readonly number[]): number {
  const { game, state } = play;
  const card = game.cards[game.cardOf.get(placed.card) ?? -1];
  if (card === undefined) return -1;
  const at = placed.y * (boardOf(game, state)?.columns ?? 1) + placed.x;
  const owner = placed.owner === undefined ? undefined : made[placed.owner];
  if (!isUnit(card)) {
    addMarker(state, card, placed.seat, owner ?? -1, at);
    return -1;
  }
  // An object that nobody summoned belongs to a side, but to no hero.
  const id = addUnit(play, card, placed.seat, owner ?? (card.kind === 'hero' ? undefined : -1), at);
  const unit = state.units[id];
  if (unit === undefined) return -1;
  if (card.kind === 'hero') state.columns[placed.seat].push(id);
  unit.health = placed.health ?? card.health;
  unit.overshield = placed.overshield ?? 0;
  for (const { token, count } of placed.tokens ?? []) {
    const index = game.cardOf.get(token) ?? -1;
    unit.tokens = unit.tokens.filter((one) => one.card !== index);
    // Given before the match: it goes when its own card says so, as if it had come in somebody else's turn.
    const ends = endsOf(play, game.cards[index]?.until, { unit: id, seat: unit.seat, bound: nothing });
    if (count > 0) unit.tokens.push({ card: index, count, from: -1, ends });
  }
  return id;
}

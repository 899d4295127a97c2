import type { State, Turn } from '../state.ts';
import { defeatAll, seatsIn } from './harm.ts';
import { nextToPlace, setupPlaces } from './setup.ts';
import { energyOf, hasReady, isCalled, rulesOf } from './stats.ts';
import { designOf, isIn, type Table } from './table.ts';

/** Goes on until a seat must decide or the match is over. */
export function run(table: Table): void {
  while (!table.state.over && step(table));
}

/** Takes a step; false where a seat must decide. */
function step(table: Table): boolean {
  const { game, state, emit } = table;
  if (state.pending) return false;
  if (game.options.defeat === 'after-attack') defeatAll(table);
  if (state.over) return false;
  if (state.setup) return stepSetup(table);
  if (state.turn) {
    if (!isTurnDone(table)) return false;
    endTurn(table);
    return true;
  }
  if (state.joining.length > 0 || hasReady(state, state.seat)) return false;
  const all = seatsIn(state, game.seats);
  if (!all.some((seat) => hasReady(state, seat))) {
    endRound(table);
    return true;
  }
  // A seat whose units are all exhausted is skipped (V-014).
  if (isIn(state, state.seat)) emit({ event: 'skipped', seat: state.seat });
  state.seat = left(table, state.seat);
  return true;
}

/** The next seat to the left that is still in (V-013). */
export function left({ game, state }: Table, seat: number): number {
  for (let far = 1; far <= game.seats; far++) {
    const next = (seat + far) % game.seats;
    if (isIn(state, next)) return next;
  }
  return seat;
}

/** Units are set up seat by seat, from the priority token to the left; then the first round begins (V-005, V-010). */
function stepSetup(table: Table): boolean {
  const { state, emit } = table;
  if (isIn(state, state.seat) && nextToPlace(state, state.seat) >= 0) return false;
  if (state.units.every(({ at, seat }) => at !== 'waiting' || !isIn(state, seat))) {
    state.setup = false;
    state.seat = isIn(state, state.priority) ? state.priority : left(table, state.priority);
    state.round = 1;
    emit({ event: 'round', round: 1, priority: state.priority });
    return true;
  }
  state.seat = left(table, state.seat);
  return true;
}

/** Whether there is no room at all for the next unit. */
export const hasNoRoom = (table: Pick<Table, 'game' | 'state'>): boolean =>
  setupPlaces(table.game, table.state, 1).length === 0;

/** A turn is done when its unit is gone, or has nothing left to act with (V-011). */
function isTurnDone({ game, state }: Table): boolean {
  const turn = state.turn!;
  const unit = state.units[turn.unit]!;
  if (unit.at !== 'table') return true;
  if (turn.energy > 0 || turn.freeMoves > 0 || turn.freeAttacks > 0) return false;
  // What costs nothing may still be used.
  return !designOf(game, unit).abilities.some(
    ({ program: { active } }, index) =>
      !unit.fallen &&
      (active?.moment === 'free' || (active?.moment === 'after-attack' && turn.attacks > 0)) &&
      active.limit !== undefined &&
      !turn.used.includes(index) &&
      !unit.spent.includes(index),
  );
}

/** Another of the swarm acts; the turn of the one before goes on later. */
export function goOver(state: State, number: number): void {
  const { swarm, ...turn } = state.turn!;
  const next = swarm.find(({ unit }) => unit === number)!;
  const others = swarm.filter(({ unit }) => unit !== number);
  state.turn = { ...next, acted: false, swarm: [...others, { ...turn, swarm: [] }] };
}

/** The turn of a unit ends; that of a swarm goes on with those that still have energy. */
export function endTurn(table: Table): void {
  const { state } = table;
  const { swarm, ...turn } = state.turn!;
  const next = swarm.find(({ unit, energy }) => energy > 0 && state.units[unit]!.at === 'table');
  if (next) {
    const ended = { ...turn, energy: 0, freeMoves: 0, freeAttacks: 0, swarm: [] };
    state.turn = { ...next, acted: false, swarm: [...swarm.filter((one) => one !== next), ended] };
    return;
  }
  const { unit } = turn;
  const had = new Set([unit, ...swarm.map((one) => one.unit)]);
  state.turn = undefined;
  state.changes = state.changes.filter(
    (change) => !(change.until === 'turn' || (change.until === 'next-turn' && had.has(change.unit))),
  );
  state.bars = state.bars.filter((bar) => !had.has(bar.unit));
  state.joining = joiners(table, unit);
  if (state.joining.length === 0) state.seat = left(table, state.seat);
}

/** Units that may have their turn right after that of another (V-052). */
const joiners = ({ game, state }: Table, after: number): number[] =>
  [...state.units.keys()].filter((number) => {
    const { seat, exhausted, at } = state.units[number]!;
    if (seat !== state.seat || exhausted || at !== 'table') return false;
    return rulesOf(game, state.units[number]!).some(
      (rule) => rule.rule === 'joins' && isCalled(game, state.units[after]!, rule.whom),
    );
  });

/** Nobody joins in; the player to the left is next. */
export function decline(table: Table): void {
  table.state.joining = [];
  table.state.seat = left(table, table.state.seat);
}

/** The priority token goes to the right and all units are energized (V-015). */
function endRound(table: Table): void {
  const { game, state, emit } = table;
  const limit = game.options.roundLimit;
  if (limit > 0 && state.round >= limit) {
    state.over = 'rounds';
    emit({ event: 'over', reason: 'rounds' });
    return;
  }
  state.changes = state.changes.filter(({ until }) => until !== 'round');
  state.marks = state.marks.filter(({ until }) => until !== 'round');
  for (const unit of state.units) if (unit.at === 'table') unit.exhausted = false;
  state.round++;
  do state.priority = (state.priority + game.seats - 1) % game.seats;
  while (!isIn(state, state.priority));
  state.seat = state.priority;
  emit({ event: 'round', round: state.round, priority: state.priority });
}

/** Begins the turn of a unit: its card is turned, it has its energy (V-010, V-011). */
export function activate(table: Table, number: number): void {
  const { game, state } = table;
  state.joining = [];
  const unit = state.units[number]!;
  const swarms = rulesOf(game, unit).some(({ rule }) => rule === 'swarms');
  const others = [...state.units.keys()].filter((other) => {
    const { seat, design, at, exhausted } = state.units[other]!;
    return swarms && other !== number && seat === unit.seat && design === unit.design && at === 'table' && !exhausted;
  });
  const turn = begin(table, number);
  state.turn = { ...turn, swarm: others.map((other) => begin(table, other)) };
}

function begin({ game, state, emit }: Table, number: number): Turn {
  state.marks = state.marks.filter(({ by, until }) => !(by === number && until === 'own-turn'));
  const energy = energyOf(game, state, number);
  state.units[number]!.exhausted = true;
  emit({ event: 'turn', unit: number, energy });
  return {
    ...{ unit: number, energy, moves: 0, attacks: 0, freeMoves: 0, freeAttacks: 0 },
    ...{ used: [], unsighted: false, acted: false, swarm: [] },
  };
}

import type { State, Turn } from '../state.ts';
import { abilityAt } from './abilities.ts';
import { recallsPlaces, recallsUses } from './elsewhere.ts';
import { breakTie, endMatch, isDecided, winByControl } from './ending.ts';
import { touchHazard } from './hazard.ts';
import { noteTurnOver } from './history.ts';
import { changed, has } from './holds.ts';
import { leaderOf } from './leads.ts';
import { heroOf } from './piece.ts';
import type { Play } from './play.ts';
import { scoreControlPoints } from './scoring.ts';
import { expire } from './tokens.ts';
import { fire } from './trigger.ts';
import { offerInstants } from './use.ts';
import { noteTurnBegins } from './was.ts';

/**
 * Takes one step of the flow, when nothing is unfinished and nobody has to decide. Returns false where a player decides what to do
 * next, or the match is over. The place in the flow is in the state, so that what a step sets off can wait for a decision.
 */
export function advance(play: Play): boolean {
  const { state } = play;
  if (state.phase !== 'play') return false;
  if (isDecided(play)) return endMatch(play);
  return state.turn ? advanceTurn(play, state.turn) : advanceRound(play);
}

// ------------------------------------------------------------------------------------------------ rounds

function advanceRound(play: Play): boolean {
  const { state, emit } = play;
  switch (state.stage) {
    case 'round-start':
      state.stage = 'turns';
      emit({ event: 'round', round: state.round, cause: { rule: 'T-010' } });
      fire(play, { on: 'round-start', unit: -1 });
      expire(play, 'round-start', -1);
      return true;
    case 'turns': {
      const seat = nextSeat(state);
      if (seat === undefined) state.stage = 'round-end';
      else beginTurn(play, seat);
      return true;
    }
    case 'round-end':
      state.stage = 'scoring';
      fire(play, { on: 'round-end', unit: -1 });
      return true;
    case 'scoring':
      state.stage = 'next-round';
      scoreControlPoints(play);
      winByControl(play);
      // What lasts until the end of the round has counted for its points.
      expire(play, 'round-end', -1);
      return true;
    case 'next-round':
      return endRound(play);
    case 'game-end':
      state.stage = 'over';
      fire(play, { on: 'game-end', unit: -1 });
      return true;
    case 'over':
      breakTie(play);
      return endMatch(play);
  }
}

/** Players alternate; who has no hero left to activate this round is passed over (T-010). */
function nextSeat(state: State): 0 | 1 | undefined {
  const seat = state.current as 0 | 1;
  const other = (1 - seat) as 0 | 1;
  if (state.acted[seat] < state.columns[seat].length) return seat;
  return state.acted[other] < state.columns[other].length ? other : undefined;
}

function endRound(play: Play): boolean {
  const { game, state } = play;
  state.acted = [0, 0];
  state.current = state.first;
  if (state.round >= game.options.rounds) {
    state.stage = 'game-end';
    return true;
  }
  state.stage = 'round-start';
  state.round += 1;
  state.current = leaderOf(play);
  delete state.usedThisRound;
  return true;
}

// ------------------------------------------------------------------------------------------------ turns

function beginTurn(play: Play, seat: 0 | 1): void {
  const { game, state, emit } = play;
  const hero = state.columns[seat][state.acted[seat]] as number;
  const skips = skipped(state, hero) ?? (hasNoTurns(play, hero) ? 'own' : undefined);
  const dead = (state.units[hero]?.at ?? -1) < 0 || skips !== undefined;
  state.current = seat;
  state.turns += 1;
  state.turn = {
    hero,
    dead,
    stage: 'opening',
    waiting: [],
    unit: -1,
    standard: 0,
    move: 0,
    steps: 0,
    moved: 0,
    did: 0,
    actions: 0,
    hazards: [],
    triggers: [],
    ...(recallsPlaces(game) && { places: state.units.map(({ at }) => at) }),
  };
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id];
    if (unit === undefined) continue;
    // T-165: once per turn is once in anybody's turn for what is used out of the own one.
    unit.usedThisTurn.fill(0);
    if (heroOf(state, id) !== hero) continue;
    // T-162: a card that was tapped before this turn began untaps at its end.
    unit.tapped = unit.tapped.map((left) => (left > 0 && left % 2 === 0 ? left - 1 : left));
    // T-013: the hero and all its summons; T-012: a dead hero itself only waits for its timed effects.
    const passes =
      skips === 'whole' || (skips === 'own' && id === hero) || (id !== hero && skipped(state, id) !== undefined);
    if (unit.at >= 0 && !game.cards[unit.card]?.object && !passes) state.turn.waiting.push(id);
  }
  const why = skips !== undefined ? 'skips' : state.units[hero]?.away ? 'away' : undefined;
  emit({ event: 'turn', unit: hero, dead, ...(why && { why }), cause: { rule: dead ? 'T-012' : 'T-011' } });
}

const hasNoTurns = (play: Play, id: number): boolean => isAlive(play, id) && has(play, id, 'no-turns');

/** Whether a unit skips the turn that begins, which uses that up. */
function skipped({ units }: State, id: number): 'own' | 'whole' | undefined {
  const unit = units[id];
  const { skips } = unit ?? {};
  if (unit === undefined || skips === undefined || unit.at < 0) return undefined;
  const kind = skips.whole > 0 ? 'whole' : 'own';
  skips[kind] -= 1;
  if (skips.own + skips.whole === 0) delete unit.skips;
  return kind;
}

function advanceTurn(play: Play, turn: Turn): boolean {
  switch (turn.stage) {
    case 'opening':
      turn.stage = 'activate';
      if (turn.dead) openPassing(play, turn);
      offerInstants(play);
      return true;
    case 'activate':
      return activateNext(play, turn);
    case 'unit-start':
      // The turn of a summon passes as that of its hero would; what ends with it does (T-012).
      turn.stage = hasNoTurns(play, turn.unit) ? 'unit-end-expiry' : 'unit-start-triggers';
      noteTurnBegins(play, turn.unit);
      expire(play, 'turn-start', turn.unit);
      return true;
    case 'unit-start-triggers':
      turn.stage = 'act';
      if (isAlive(play, turn.unit)) {
        refreshActions(play, turn);
        const unit = play.state.units[turn.unit]!;
        unit.began = unit.at;
      }
      fireMoment(play, 'turn-start', turn.unit);
      return true;
    case 'act':
      if (isAlive(play, turn.unit)) return actsBetween(play, turn);
      turn.stage = 'unit-end';
      return true;
    case 'unit-end':
      turn.stage = 'unit-end-triggers';
      touchHazard(play, turn.unit, 'turn-end');
      return true;
    case 'unit-end-triggers':
      turn.stage = 'unit-end-expiry';
      fireMoment(play, 'turn-end', turn.unit);
      return true;
    case 'unit-end-expiry':
      turn.stage = 'activate';
      expire(play, 'turn-end', turn.unit);
      noteTurn(play, turn.unit);
      turn.ended = turn.unit;
      turn.unit = -1;
      goOnWithHeld(turn);
      return true;
    case 'passing':
      turn.stage = 'activate';
      turn.dead = false;
      expire(play, 'turn-end', turn.hero);
      return true;
    case 'closing':
      closeTurn(play, turn);
      return true;
  }
}

function fireMoment(play: Play, on: 'turn-start' | 'turn-end', unit: number): void {
  if (!isAlive(play, unit)) {
    // T-012: what lies there for its turns is timed.
    fire(play, { on, unit, passing: true });
    return;
  }
  fire(play, { on, unit });
  if (has(play, unit, `${on}-twice`)) fire(play, { on, unit, again: true });
}

function noteTurn({ game, state }: Play, id: number): void {
  const unit = state.units[id];
  if (unit === undefined) return;
  unit.actedIn = state.turns;
  unit.dealtLast = state.turn?.dealt;
  if (unit.dealtLast === undefined) delete unit.dealtLast;
  if (unit.stance >= 0) unit.stanceKept = true;
  if (recallsUses(game)) {
    unit.usedLast = unit.usedThisTurn.flatMap((times, note) => (times > 0 ? [note] : []));
    delete unit.usedSince;
  }
  noteTurnOver(state, id);
}

const isAlive = ({ state }: Play, id: number): boolean => (state.units[id]?.at ?? -1) >= 0;

/** A hero that passes its turn has its timed effects (T-012); one that they bring back to the map acts after all. */
function openPassing(play: Play, turn: Turn): void {
  const away = play.state.units[turn.hero]?.away !== undefined;
  expire(play, 'turn-start', turn.hero);
  if (!away || !isAlive(play, turn.hero)) {
    fire(play, { on: 'turn-start', unit: turn.hero, passing: true });
    return;
  }
  turn.dead = false;
  turn.waiting.unshift(turn.hero);
}

/** The next unit of the activation; the player is asked only if there is a choice (T-013). */
function activateNext(play: Play, turn: Turn): boolean {
  const { state } = play;
  delete turn.ended;
  // A summon that died is gone; a hero that died in its own turn still has its timed effects (T-012).
  turn.waiting = turn.waiting.filter((id) => id === turn.hero || isAlive(play, id));
  const alive = turn.waiting.filter((id) => isAlive(play, id));
  if (alive.length > 1) return false;
  const [next = turn.waiting[0]] = alive;
  if (next !== undefined) activate(state, next);
  else if (turn.dead) {
    turn.stage = 'passing';
    fire(play, { on: 'turn-end', unit: turn.hero, passing: true });
  } else turn.stage = 'closing';
  return true;
}

/** Begins the turn of a unit of the activation. */
export function activate({ turn }: State, id: number): void {
  if (!turn) return;
  turn.waiting = turn.waiting.filter((waiting) => waiting !== id);
  turn.unit = id;
  turn.stage = 'unit-start';
}

/** Another unit takes its turn first, where one is to. */
function actsBetween(play: Play, turn: Turn): boolean {
  const next = turn.next?.find((id) => turn.waiting.includes(id) && isAlive(play, id));
  delete turn.next;
  if (next === undefined) return false;
  const { unit, standard, move, steps, moved, did, actions } = turn;
  turn.held = [...(turn.held ?? []), { unit, standard, move, steps, moved, did, actions }];
  activate(play.state, next);
  return true;
}

/** The unit whose turn was held goes on with what it has left. */
function goOnWithHeld(turn: Turn): void {
  delete turn.next;
  const held = turn.held?.pop();
  if (turn.held?.length === 0) delete turn.held;
  if (held === undefined) return;
  delete turn.ended;
  Object.assign(turn, held, { stage: 'act' });
}

/** One move action and one standard action, as texts change them (T-015), and what was gained since the last turn. */
function refreshActions(play: Play, turn: Turn): void {
  const unit = play.state.units[turn.unit];
  const standard = changed(play, turn.unit, 'standard-actions', 1);
  const move = changed(play, turn.unit, 'move-actions', 1);
  turn.standard = Math.max(0, standard + (unit?.gained?.standard ?? 0));
  turn.move = Math.max(0, move + (unit?.gained?.move ?? 0));
  delete unit?.gained;
  turn.steps = 0;
  turn.moved = 0;
  turn.did = 0;
  turn.actions = 0;
  if (standard < 1 || move < 1) fire(play, { on: 'loses-action', unit: turn.unit });
}

/** T-162: cards of the hero and its summons that were not tapped in this turn untap. */
function closeTurn(play: Play, { hero }: Turn): void {
  const { state, emit } = play;
  for (let id = 0; id < state.units.length; id++) {
    const unit = state.units[id];
    if (unit === undefined || heroOf(state, id) !== hero) continue;
    for (let note = 0; note < unit.tapped.length; note++) {
      const left = unit.tapped[note] ?? 0;
      if (left % 2 === 0) continue;
      unit.tapped[note] = left - 1;
      if (left > 1) continue;
      emit({ event: 'refreshed', unit: id, ability: abilityAt(play, id, note), cause: { rule: 'T-162' } });
    }
  }
  emit({ event: 'turn-ended', unit: hero });
  state.turn = undefined;
  if (hasAnother(state, hero)) return;
  const seat = state.current as 0 | 1;
  state.acted[seat] += 1;
  state.current = 1 - seat;
}

/** Whether the hero whose turn is over is the next one, too, which uses that up. */
function hasAnother({ units }: State, id: number): boolean {
  const unit = units[id];
  if (unit?.again === undefined) return false;
  const left = unit.again - 1;
  if (left > 0 && unit.at >= 0) unit.again = left;
  else delete unit.again;
  return unit.at >= 0;
}

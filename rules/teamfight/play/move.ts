import type { Refusal } from '../../kernel/rules.ts';
import { directionTo } from '../../spaces.ts';
import type { Action } from '../action.ts';
import type { Board } from '../board/board.ts';
import { canStop, type Mover, stepCost } from '../board/mover.ts';
import { type Way, ways } from '../board/reach.ts';
import type { Turn } from '../state.ts';
import { boardOf } from './board-now.ts';
import { deeds, noteDeed } from './history.ts';
import { has } from './holds.ts';
import { alwaysLeaps, leaps } from './leaps.ts';
import { moverOf } from './mover-of.ts';
import { speedOf } from './payment.ts';
import type { Look, Play } from './play.ts';
import { countBits, hazardBits, setsOff } from './sets-off.ts';
import { fire } from './trigger.ts';
import { startWalk } from './walking.ts';

type Move = Extract<Action, { do: 'move' }>;

/** How a basic move is paid: with steps left of one that is begun (T-041), a move action, or a standard action (T-018). */
type Pay = 'rest' | 'move' | 'double';

const nothingHolds = (look: Look, id: number): Refusal | undefined => {
  if (has(look, id, 'no-actions')) {
    return { code: 'move/no-actions', message: 'This unit cannot take any actions now.', rule: 'T-152' };
  }
  if (has(look, id, 'no-basic-move')) {
    return {
      code: 'move/not-now',
      message: 'An ability that this unit has used keeps it from its basic move in this turn.',
    };
  }
  if (has(look, id, 'no-voluntary-movement')) {
    return { code: 'move/immobile', message: 'This unit cannot move of its own will now.', rule: 'T-152' };
  }
  return undefined;
};

/** Why a new move cannot be paid for. */
function cannotPay(look: Look, turn: Turn, pay: Pay): Refusal | undefined {
  if (pay === 'rest') {
    return turn.steps > 0 ? undefined : { code: 'move/no-steps', message: 'No begun move is left.', rule: 'T-041' };
  }
  const [left, flag, name] =
    pay === 'move'
      ? ([turn.move, 'no-move-action', 'Move Action'] as const)
      : ([turn.standard, 'no-standard-action', 'Standard Action'] as const);
  if (left < 1) {
    const rule = pay === 'move' ? 'T-015' : 'T-018';
    return { code: 'move/no-action', message: `This unit has no ${name} left in this turn.`, rule };
  }
  if (!has(look, turn.unit, flag)) return undefined;
  return { code: 'move/no-action', message: `This unit cannot take a ${name} now.`, rule: 'T-152' };
}

/**
 * The basic moves that can be made now: for each space one path for each set of things that a path there sets off. Where hazards can be
 * gone around at no greater cost, only the way around is listed; `checkMove` takes any legal path, and a move without one. Each names
 * its path, so that nobody has to look for it again.
 */
export function moves(look: Look): Move[] {
  const { game, state } = look;
  const { turn } = state;
  const board = boardOf(game, state);
  if (turn === undefined || board === undefined || nothingHolds(look, turn.unit)) return [];
  const leaping = alwaysLeaps(look, turn.unit);
  const mover = moverOf(look, turn.unit, { flying: leaping || has(look, turn.unit, 'flying-movement'), basic: true });
  const list: Move[] = [];
  const add = (points: number, double: boolean): void => {
    if (points < 1) return;
    const known = list.length;
    for (const { to, path } of leaping ? leaps(board, mover, points) : waysTo(look, board, mover, points)) {
      if (to === mover.at || isAmong(list, known, to)) continue;
      list.push(double ? { do: 'move', to, path, double } : { do: 'move', to, path });
    }
  };
  add(turn.steps, false);
  if (!cannotPay(look, turn, 'move')) add(speedOf(look, turn.unit), false);
  // A standard action moves only once the move action is spent: before that the move action does the same (T-018).
  else if (!cannotPay(look, turn, 'double')) add(speedOf(look, turn.unit), true);
  return list;
}

/** Whether one of the first moves of a list leads to a space. */
function isAmong(list: readonly Move[], count: number, to: number): boolean {
  for (let index = 0; index < count; index++) if (list[index]!.to === to) return true;
  return false;
}

/** Ways without those that only meet more hazards than another way that costs no more. */
function waysTo(look: Look, board: Board, mover: Mover, points: number): Way[] {
  const touching = setsOff(look);
  if (touching === undefined) return ways(board, mover, points);
  const found = ways(board, mover, points, touching);
  return found.filter(
    (way) =>
      (way.setsOff & hazardBits) === 0 ||
      !found.some(
        (other) =>
          other.to === way.to &&
          other.cost <= way.cost &&
          (other.setsOff & ~hazardBits) === (way.setsOff & ~hazardBits) &&
          hazardCount(other) < hazardCount(way),
      ),
  );
}

const hazardCount = ({ setsOff: bits }: Way): number => countBits(bits & hazardBits);

/** A move with its path and what it costs. */
interface Plan {
  readonly pay: Pay;
  readonly path: readonly number[];
  readonly cost: number;
}

/** Why a basic move is not legal now. */
export function checkMove(look: Look, move: Move): Refusal | undefined {
  const plan = planOf(look, move);
  return 'code' in plan ? plan : undefined;
}

function planOf(look: Look, { to, path, double }: Move): Plan | Refusal {
  const { game, state } = look;
  const { turn } = state;
  const board = boardOf(game, state);
  if (turn === undefined || board === undefined) return { code: 'move/no-turn', message: 'No turn runs now.' };
  const held = nothingHolds(look, turn.unit);
  if (held) return held;
  const leaping = alwaysLeaps(look, turn.unit);
  const mover = moverOf(look, turn.unit, { flying: leaping || has(look, turn.unit, 'flying-movement'), basic: true });
  const refusals: Refusal[] = [];
  for (const pay of double ? (['double'] as const) : (['rest', 'move'] as const)) {
    const unpaid = cannotPay(look, turn, pay);
    if (unpaid) {
      refusals.push(unpaid);
      continue;
    }
    const points = pay === 'rest' ? turn.steps : speedOf(look, turn.unit);
    const found = leaping
      ? leapTo(board, mover, to, points)
      : path
        ? pathOf(board, mover, to, path, points)
        : wayTo(look, board, mover, to, points);
    if (!('code' in found)) return { pay, ...found };
    refusals.push(found);
  }
  return refusals.at(-1) as Refusal;
}

function wayTo(look: Look, board: Board, mover: Mover, to: number, points: number): Omit<Plan, 'pay'> | Refusal {
  const found = waysTo(look, board, mover, points).filter((way) => way.to === to && to !== mover.at);
  const [way] = found.sort((a, b) => hazardCount(a) - hazardCount(b) || a.cost - b.cost);
  return way ? { path: way.path, cost: way.cost } : outOfReach(points);
}

/** Straight to a space, whatever lies between (T-054). */
function leapTo(board: Board, mover: Mover, to: number, points: number): Omit<Plan, 'pay'> | Refusal {
  const leap = leaps(board, mover, points).find((one) => one.to === to);
  return leap ?? outOfReach(points);
}

const outOfReach = (points: number): Refusal => {
  const message = `This unit cannot get there with ${points} ${points === 1 ? 'space' : 'spaces'} of movement.`;
  return { code: 'move/out-of-reach', message, rule: 'T-016' };
};

/** Any legal path, step by step (T-040, T-043). */
function pathOf(
  board: Board,
  mover: Mover,
  to: number,
  path: readonly number[],
  points: number,
): Omit<Plan, 'pay'> | Refusal {
  let at = mover.at;
  let cost = 0;
  for (const next of path) {
    const direction = directionTo(board, at, next);
    const step = direction < 0 ? 0 : stepCost(board, mover, at, direction);
    if (step === 0) {
      const message = 'A path goes from space to space without diagonals, around what blocks it and hostile units.';
      return { code: 'move/no-path', message, rule: path.includes(next) ? 'T-043' : 'T-040' };
    }
    cost += step;
    at = next;
  }
  if (at !== to || path.length === 0) {
    return { code: 'move/other-end', message: 'The path does not lead to the space that is named.', rule: 'T-016' };
  }
  if (cost > points) {
    const message = `This path costs ${cost} movement; this unit has ${points}.`;
    return { code: 'move/out-of-reach', message, rule: 'T-016' };
  }
  if (canStop(board, mover, at)) return { path, cost };
  return { code: 'move/taken', message: 'Units may be passed, but a move ends on a free space.', rule: 'T-044' };
}

/** Pays for a basic move and begins it. What is left of it can be used later in the turn (T-041). */
export function move(play: Play, action: Move): void {
  const { state } = play;
  const { turn } = state;
  const plan = planOf(play, action);
  const unit = state.units[turn?.unit ?? -1];
  if (turn === undefined || unit === undefined || 'code' in plan) return;
  if (plan.pay === 'move') turn.move -= 1;
  if (plan.pay === 'double') turn.standard -= 1;
  if (plan.pay !== 'rest') {
    // What is left of an earlier move is not lost by beginning another.
    turn.steps += speedOf(play, turn.unit);
    turn.actions += 1;
  }
  turn.steps -= plan.cost;
  turn.did |= deeds['basic-move'];
  if (plan.pay !== 'rest') noteDeed(state, turn.unit, deeds[plan.pay === 'double' ? 'standard-action' : 'move-action']);
  if (plan.pay !== 'rest')
    fire(play, {
      on: 'spends-action',
      unit: turn.unit,
      action: plan.pay === 'move' ? 'move' : 'standard',
      space: unit.at,
    });
  const how = alwaysLeaps(play, turn.unit) ? 'teleport' : 'walk';
  const source = { unit: turn.unit, card: unit.card, ability: -1, marker: -1, seat: unit.seat };
  startWalk(play, { unit: turn.unit, path: [...plan.path], gone: [unit.at], how, by: turn.unit }, source);
}

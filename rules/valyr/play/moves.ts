import type { Refusal } from '../../kernel/rules.ts';
import type { Game, Spot } from '../game.ts';
import type { State, UnitState } from '../state.ts';
import { coversWhole, overlap, square, sweeps } from './geometry.ts';
import { moveLength, rulesOf } from './stats.ts';
import { designOf, discOf, floorAt, heightAt } from './table.ts';

const no = (code: string, message: string, rule: string): Refusal => ({ code: `action/${code}`, message, rule });

/** Why a unit cannot stand at a place; undefined where it can, also where it will fall over. */
export function cannotStand(game: Game, state: State, number: number, at: Spot): Refusal | undefined {
  const disc = discOf(game, state.units[number]!, at);
  const { x, y, radius } = disc;
  if (x < radius || y < radius || x > game.width - radius || y > game.depth - radius) {
    return no('off-table', 'The whole base must stay on the table.', 'V-023');
  }
  for (const piece of game.pieces)
    if (piece.blocksMovement && sweeps(piece, at, at, radius)) {
      return no('blocked', `${piece.name} is in the way: no unit can stand there.`, 'V-023');
    }
  for (const [other, unit] of state.units.entries())
    if (other !== number && unit.at === 'table' && overlap(disc, discOf(game, unit))) {
      return no('occupied', `The base would overlap that of ${designOf(game, unit).name}.`, 'V-023');
    }
  return undefined;
}

/** Whether heights cost a unit no movement. */
export const flies = (game: Game, unit: UnitState): boolean => rulesOf(game, unit).some(({ rule }) => rule === 'flies');

/** Whether what lies on its way is none of a unit's matter. @param moves made in the turn so far */
export const passes = (game: Game, unit: UnitState, moves: number): boolean =>
  game.options.movementPath === 'lift' ||
  rulesOf(game, unit).some(
    (rule) => rule.rule === 'flies' || (rule.rule === 'phases' && (rule.on === 'moves' || moves === 0)),
  );

/** How far a move to a place is: straight, with the height between both, which a flying unit does not count (V-020). */
export function lengthOfMove(game: Game, state: State, number: number, to: Spot): number {
  const unit = state.units[number]!;
  const flat = square(unit, to);
  if (game.pieces.length === 0 || flies(game, unit)) return Math.ceil(Math.sqrt(flat));
  const rise = heightAt(game, unit) - heightAt(game, to);
  return Math.ceil(Math.sqrt(flat + rise * rise));
}

/** Why the unit whose turn it is cannot move to a place (V-020 to V-023). */
export function cannotMove(game: Game, state: State, number: number, moves: number, to: Spot): Refusal | undefined {
  const unit = state.units[number]!;
  const most = moveLength(game, state, number, moves, to);
  if (lengthOfMove(game, state, number, to) > most) {
    return no('too-far', `This move goes ${most / 1000} inches at most.`, 'V-022');
  }
  const refusal = cannotStand(game, state, number, to);
  if (refusal) return refusal;
  for (const { unit: barred, by } of state.bars) {
    const other = state.units[by]!;
    if (barred === number && square(to, other) < square(unit, other)) {
      return no('barred', `It cannot move towards ${designOf(game, other).name} in this turn.`, 'V-052');
    }
  }
  if (passes(game, unit, moves)) return undefined;
  const { radius } = designOf(game, unit);
  const piece = game.pieces.find((one) => one.blocksMovement && sweeps(one, unit, to, radius));
  return piece && no('blocked', `${piece.name} is in the way of a straight move.`, 'V-020');
}

/** Whether a unit falls over at a place: on what holds nobody, or with its base not wholly on what needs that (V-023, V-024). */
export function fallsAt(game: Game, state: State, number: number, at: Spot = state.units[number]!): boolean {
  const floor = floorAt(game, at);
  if (!floor || floor.standing === 'stands') return false;
  return floor.standing === 'falls' || !coversWhole(floor, discOf(game, state.units[number]!, at));
}

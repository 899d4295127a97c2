import type { Dice } from '../../kernel/dice.ts';
import type { Emit, Seat } from '../../kernel/rules.ts';
import type { Event } from '../event.ts';
import type { Board, FigureDesign, Game } from '../game.ts';
import type { Cast, Figure, Frame, State } from '../state.ts';

/** What questions are asked of. */
export interface Look {
  readonly game: Game;
  readonly state: State;
}

/** What everything that happens is done with. */
export interface Play extends Look {
  readonly dice: Dice;
  readonly emit: Emit<Event>;
}

/** The two sides, which are the two seats: who plays the party, and who plays the enemies. */
export const seats = 2;

export const designOf = ({ game }: Look, figure: number): FigureDesign => game.figures[figure]!;
export const figureOf = ({ state }: Look, figure: number): Figure => state.figures[figure]!;
export const boardOf = ({ game }: Look): Board => game.board;
export const seatOf = (look: Look, figure: number): Seat => designOf(look, figure).side;
export const topOf = ({ stack }: State): Frame | undefined => stack[stack.length - 1];

/** Whether it is on the map. */
export const stands = ({ state }: Look, figure: number): boolean => state.figures[figure]!.at >= 0;

export const areAllies = ({ game }: Look, one: number, other: number): boolean =>
  game.figures[one]!.side === game.figures[other]!.side;

/** Whose turn it is; -1 where nobody's is. */
export function actingOf({ stack }: State): number {
  for (let index = stack.length - 1; index >= 0; index--) {
    const frame = stack[index]!;
    if (frame.at === 'turn') return frame.figure;
  }
  return -1;
}

/** Who stands on a space; -1 for nobody. */
export function whoIsAt({ figures }: State, space: number): number {
  for (let figure = 0; figure < figures.length; figure++) if (figures[figure]!.at === space) return figure;
  return -1;
}

/** The same play, in which what happens names the ability or the condition that makes it happen. */
export function because(play: Play, { by, ability }: Cast, name = ''): Play {
  if (ability < 0 && name === '') return play;
  const cause = ability < 0 ? { name } : { figure: by, ability };
  return { ...play, emit: (event) => play.emit({ ...event, cause }) };
}

/** Rolls dice of one kind in the open and adds them up. */
export function rolled({ dice, emit }: Play, count: number, sides: number, label: string): number {
  let sum = 0;
  for (let die = 0; die < count; die++) {
    const value = dice.roll(sides, label);
    emit({ event: 'rolled', label, sides, value });
    sum += value;
  }
  return sum;
}

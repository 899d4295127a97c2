import type { Refusal, Rules, Seat } from '../../../rules/kernel/rules.ts';
import { beside, cells, figures, pass, rounds, seatOf, starts, steps, strike, walls } from './field.ts';

export interface Figure {
  at: number;
  health: number;
  /** Both once a round. */
  went: boolean;
  struck: boolean;
}

export interface SkirmishState {
  /** Who stands where: a figure's number, -1 for nobody, -2 for a wall. */
  cells: number[];
  figures: Figure[];
  round: number;
  /** Passes in a row; two end the round. */
  passes: number;
  turn: Seat;
  over: boolean;
}

export type SkirmishEvent =
  | { readonly event: 'went'; readonly figure: number; readonly from: number; readonly to: number }
  | { readonly event: 'rolled'; readonly label: string; readonly sides: number; readonly value: number }
  | { readonly event: 'struck'; readonly figure: number; readonly target: number; readonly health: number }
  | { readonly event: 'passed'; readonly seat: Seat }
  | { readonly event: 'round'; readonly round: number };

const refuse = (reason: string, message: string): Refusal => ({ code: `action/${reason}`, message });

// Room for one search at a time: which search has seen a cell, and the cells in the order they were found.
const seen = new Int32Array(cells);
const found = new Uint8Array(cells);
const far = new Uint8Array(cells);
let search = 0;

/** Finds the cells a figure can go to; they stand in `found` from 1 to the returned number. */
function reach(state: SkirmishState, index: number): number {
  const { at } = state.figures[index]!;
  const { stride } = figures[index & 3]!;
  search = (search + 1) | 0;
  seen[at] = search;
  found[0] = at;
  far[0] = 0;
  let last = 0;
  for (let next = 0; next <= last && far[next]! < stride; next++) {
    const near = beside[found[next]!]!;
    for (let side = 0; side < near.length; side++) {
      const cell = near[side]!;
      if (seen[cell] === search || state.cells[cell] !== -1) continue;
      seen[cell] = search;
      last++;
      found[last] = cell;
      far[last] = far[next]! + 1;
    }
  }
  return last;
}

const canStrike = (state: SkirmishState, index: number, target: number): boolean => {
  const other = state.figures[target]!;
  const { at } = state.figures[index]!;
  return other.health > 0 && steps[at * cells + other.at]! <= figures[index & 3]!.reach;
};

/** The skirmish as rules of the kernel: nothing hidden, all actions listed. */
export const skirmish: Rules<undefined, undefined, SkirmishState, SkirmishState, number, SkirmishEvent> = {
  prepare: () => undefined,

  start(_, __, emit) {
    const field: number[] = new Array(cells).fill(-1);
    for (const wall of walls) field[wall] = -2;
    const all = starts.map((at, index) => {
      field[at] = index;
      return { at, health: figures[index & 3]!.health, went: false, struck: false };
    });
    emit({ event: 'round', round: 1 });
    return { cells: field, figures: all, round: 1, passes: 0, turn: 0, over: false };
  },

  seat: (_, state) => (state.over ? undefined : state.turn),

  actions(_, state) {
    const actions: number[] = [];
    const first = state.turn * 4;
    for (let index = first; index < first + 4; index++) {
      const figure = state.figures[index]!;
      if (figure.health === 0) continue;
      if (!figure.went) {
        const last = reach(state, index);
        for (let cell = 1; cell <= last; cell++) actions.push(index * cells + found[cell]!);
      }
      if (!figure.struck) {
        for (let target = 4 - first; target < 8 - first; target++) {
          if (canStrike(state, index, target)) actions.push(strike + index * 8 + target);
        }
      }
    }
    actions.push(pass);
    return { actions, complete: true };
  },

  check(_, state, action) {
    if (state.over) return refuse('over', 'The match is over.');
    if (!Number.isInteger(action) || action < 0 || action > pass) return refuse('unknown', 'There is no such action.');
    if (action === pass) return undefined;
    const index = action < strike ? Math.floor(action / cells) : (action - strike) >> 3;
    const figure = state.figures[index]!;
    if (seatOf(index) !== state.turn || figure.health === 0)
      return refuse('not-yours', 'Take a living figure of yours.');
    if (action >= strike) {
      if (figure.struck) return refuse('struck', 'The figure has struck in this round.');
      const target = (action - strike) & 7;
      const enemy = seatOf(target) !== state.turn;
      return enemy && canStrike(state, index, target) ? undefined : refuse('no-target', 'Strike an enemy in reach.');
    }
    if (figure.went) return refuse('went', 'The figure has gone in this round.');
    const last = reach(state, index);
    for (let cell = 1; cell <= last; cell++) if (found[cell] === action % cells) return undefined;
    return refuse('too-far', 'Go where the figure gets to.');
  },

  apply(_, state, action, dice, emit) {
    if (action === pass) {
      emit({ event: 'passed', seat: state.turn });
      state.passes++;
      if (state.passes === 2) nextRound(state);
      if (state.passes === 0 && !state.over) emit({ event: 'round', round: state.round });
    } else if (action < strike) {
      const index = Math.floor(action / cells);
      const figure = state.figures[index]!;
      const [from, to] = [figure.at, action % cells];
      state.cells[from] = -1;
      state.cells[to] = index;
      figure.at = to;
      figure.went = true;
      state.passes = 0;
      emit({ event: 'went', figure: index, from, to });
    } else {
      const [index, target] = [(action - strike) >> 3, (action - strike) & 7];
      const sides = figures[index & 3]!.damage;
      const value = dice.roll(sides, 'damage');
      emit({ event: 'rolled', label: 'damage', sides, value });
      const other = state.figures[target]!;
      other.health = Math.max(0, other.health - value);
      state.figures[index]!.struck = true;
      state.passes = 0;
      emit({ event: 'struck', figure: index, target, health: other.health });
      if (other.health === 0) fall(state, target);
    }
    state.turn = 1 - state.turn;
  },

  clone: (state) => ({
    cells: state.cells.slice(),
    figures: state.figures.map(({ at, health, went, struck }) => ({ at, health, went, struck })),
    round: state.round,
    passes: state.passes,
    turn: state.turn,
    over: state.over,
  }),

  view: (_, state) => state,
  viewEvent: (_, event) => event,
  sample: (_, view) => skirmish.clone(view),

  result(_, state) {
    if (!state.over) return undefined;
    const scores = [0, 4].map(
      (first) => state.figures.slice(first, first + 4).filter(({ health }) => health > 0).length,
    );
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { places, scores, reason: scores.includes(0) ? 'wiped out' : 'rounds' };
  },
};

function nextRound(state: SkirmishState): void {
  state.passes = 0;
  if (state.round === rounds) {
    state.over = true;
    return;
  }
  state.round++;
  for (const figure of state.figures) {
    figure.went = false;
    figure.struck = false;
  }
}

function fall(state: SkirmishState, index: number): void {
  state.cells[state.figures[index]!.at] = -1;
  const first = seatOf(index) * 4;
  for (let own = first; own < first + 4; own++) if (state.figures[own]!.health > 0) return;
  state.over = true;
}

/** The roll that an event tells of. */
export const skirmishRolled = (event: SkirmishEvent) => (event.event === 'rolled' ? event : undefined);

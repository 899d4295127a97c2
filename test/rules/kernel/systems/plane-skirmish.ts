import type { Dice } from '../../../../rules/kernel/dice.ts';
import type { Emit, Refusal, Rules, Seat } from '../../../../rules/kernel/rules.ts';

/**
 * A tiny system to test the kernel with: two sides on an open plane measured in thousandths of an inch. A figure goes in a straight
 * line and may shoot; the target may duck before the die falls. There are more places to go than can be listed.
 */
export interface SkirmishSetup {
  readonly figures: number;
  readonly rounds: number;
}

/** In thousandths of an inch. */
const plane = { width: 24_000, height: 16_000 };
const base = 1_000;
const stride = 6_000;
const reach = 12_000;

export interface Figure {
  seat: Seat;
  x: number;
  y: number;
  wounds: number;
  /** Has acted in this round. */
  acted: boolean;
}

export interface SkirmishState {
  figures: Figure[];
  round: number;
  turn: Seat;
  /** A shot that waits for the target's side to decide. */
  shot: { by: number; at: number } | undefined;
  over: boolean;
}

export type SkirmishAction =
  | { readonly do: 'go'; readonly figure: number; readonly x: number; readonly y: number; readonly shoot?: number }
  | { readonly do: 'duck' | 'stand' };

export type SkirmishEvent =
  | { readonly event: 'went'; readonly figure: number; readonly x: number; readonly y: number }
  | { readonly event: 'shot'; readonly figure: number; readonly target: number }
  | { readonly event: 'ducked'; readonly figure: number }
  | { readonly event: 'rolled'; readonly label: string; readonly sides: number; readonly value: number }
  | { readonly event: 'wounded'; readonly figure: number; readonly left: number }
  | { readonly event: 'round'; readonly round: number };

type Skirmish = Rules<SkirmishSetup, SkirmishSetup, SkirmishState, SkirmishState, SkirmishAction, SkirmishEvent>;

const refuse = (reason: string, message: string): Refusal => ({ code: `action/${reason}`, message });
const within = (a: { x: number; y: number }, b: { x: number; y: number }, limit: number) =>
  (a.x - b.x) ** 2 + (a.y - b.y) ** 2 <= limit ** 2;
const alive = (figure: Figure) => figure.wounds > 0;

/** Whether a figure may stand at a place: on the plane, on nobody's base. */
const free = (state: SkirmishState, figure: Figure, to: { x: number; y: number }) =>
  to.x >= 0 &&
  to.y >= 0 &&
  to.x <= plane.width &&
  to.y <= plane.height &&
  state.figures.every((other) => other === figure || !alive(other) || !within(other, to, base - 1));

const targets = (state: SkirmishState, seat: Seat, from: { x: number; y: number }) =>
  state.figures.flatMap((other, index) =>
    other.seat !== seat && alive(other) && within(other, from, reach) ? index : [],
  );

export const planeSkirmish: Skirmish = {
  prepare: (setup) => Object.freeze({ ...setup }),

  start(game, _, emit) {
    const figures = [0, 1].flatMap((seat) =>
      Array.from({ length: game.figures }, (_, index) => {
        return { seat, x: 4_000 + index * 4_000, y: seat === 0 ? 1_000 : 15_000, wounds: 2, acted: false };
      }),
    );
    emit({ event: 'round', round: 1 });
    return { figures, round: 1, turn: 0, shot: undefined, over: false };
  },

  seat(_, state) {
    if (state.over) return undefined;
    return state.shot ? state.figures[state.shot.at]!.seat : state.turn;
  },

  actions(_, state) {
    if (state.shot) return { actions: [{ do: 'stand' }, { do: 'duck' }], complete: true };
    const actions: SkirmishAction[] = [];
    for (const [index, figure] of state.figures.entries()) {
      if (figure.seat !== state.turn || !alive(figure) || figure.acted) continue;
      for (const [dx, dy] of [
        [0, 0],
        [0, 1],
        [1, 0],
        [0, -1],
        [-1, 0],
      ] as const) {
        const to = { x: figure.x + dx * stride, y: figure.y + dy * stride };
        if (!free(state, figure, to)) continue;
        actions.push({ do: 'go', figure: index, ...to });
        for (const shoot of targets(state, state.turn, to)) actions.push({ do: 'go', figure: index, ...to, shoot });
      }
    }
    return { actions, complete: false };
  },

  check(_, state, action: unknown) {
    if (state.over) return refuse('over', 'The match is over.');
    if (typeof action !== 'object' || action === null) return refuse('unknown', 'An action has "do".');
    const found: { do?: unknown; figure?: unknown; x?: unknown; y?: unknown; shoot?: unknown } = action;
    if (state.shot) {
      return found.do === 'duck' || found.do === 'stand'
        ? undefined
        : refuse('shot', 'Duck or stand: a shot is fired.');
    }
    if (found.do !== 'go') return refuse('unknown', 'Go somewhere: nobody is shot at.');
    const { figure: index, x, y, shoot } = found;
    if (![index, x, y].every(Number.isSafeInteger)) return refuse('numbers', 'Figure, x and y are whole numbers.');
    const figure = state.figures[Number(index)];
    if (figure?.seat !== state.turn || !alive(figure)) return refuse('not-yours', 'Take a living figure of your own.');
    if (figure.acted) return refuse('acted', 'The figure has acted in this round.');
    const to = { x: Number(x), y: Number(y) };
    if (!within(figure, to, stride)) return refuse('too-far', 'A figure goes 6 inches at most.');
    if (!free(state, figure, to)) return refuse('occupied', 'Stay on the plane and off the bases of others.');
    if (shoot === undefined || targets(state, figure.seat, to).some((target) => target === shoot)) return undefined;
    return refuse('no-target', 'Shoot at a living enemy within 12 inches.');
  },

  apply(game, state, action, dice, emit) {
    if (action.do === 'go') {
      const { figure: index, x, y, shoot } = action;
      Object.assign(state.figures[index]!, { x, y, acted: true });
      emit({ event: 'went', figure: index, x, y });
      if (shoot !== undefined) {
        state.shot = { by: index, at: shoot };
        emit({ event: 'shot', figure: index, target: shoot });
        return;
      }
    } else {
      const { at } = state.shot!;
      if (action.do === 'duck') {
        // Who ducks has used up its turn of this round.
        state.figures[at]!.acted = true;
        emit({ event: 'ducked', figure: at });
      }
      shootAt(state, at, action.do === 'duck' ? 5 : 4, dice, emit);
      state.shot = undefined;
    }
    nextTurn(game, state, emit);
  },

  clone: (state) => ({
    ...state,
    figures: state.figures.map((figure) => ({ ...figure })),
    shot: state.shot && { ...state.shot },
  }),

  view: (_, state) => state,
  viewEvent: (_, event) => event,
  sample: (_, view) => planeSkirmish.clone(view),

  result(_, state) {
    if (!state.over) return undefined;
    const scores = [0, 1].map((seat) =>
      state.figures.reduce((sum, own) => sum + (own.seat === seat ? own.wounds : 0), 0),
    );
    const places = scores.map((score) => 1 + scores.filter((other) => other > score).length);
    return { places, scores, reason: scores.includes(0) ? 'wiped out' : 'rounds' };
  },
};

function shootAt(state: SkirmishState, at: number, need: number, dice: Dice, emit: Emit<SkirmishEvent>): void {
  const value = dice.roll(6, 'shot');
  emit({ event: 'rolled', label: 'shot', sides: 6, value });
  if (value < need) return;
  const figure = state.figures[at]!;
  figure.wounds--;
  emit({ event: 'wounded', figure: at, left: figure.wounds });
}

function nextTurn(game: SkirmishSetup, state: SkirmishState, emit: Emit<SkirmishEvent>): void {
  const left = (seat: Seat) => state.figures.some((figure) => figure.seat === seat && alive(figure) && !figure.acted);
  const side = (seat: Seat) => state.figures.some((figure) => figure.seat === seat && alive(figure));
  if (!side(0) || !side(1)) {
    state.over = true;
  } else if (left(1 - state.turn)) {
    state.turn = 1 - state.turn;
  } else if (!left(state.turn)) {
    state.over = state.round === game.rounds;
    if (state.over) return;
    state.round++;
    for (const figure of state.figures) figure.acted = false;
    state.turn = state.round % 2 === 1 ? 0 : 1;
    emit({ event: 'round', round: state.round });
  }
}

/** The roll that an event tells of. */
export const skirmishRolled = (event: SkirmishEvent) => (event.event === 'rolled' ? event : undefined);

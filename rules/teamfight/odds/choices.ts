import type { Seat } from '../../kernel/rules.ts';
import type { Action } from '../action.ts';
import { squareDistance } from '../board/range.ts';
import type { Game } from '../game.ts';
import { boardOf } from '../play/board-now.ts';
import type { Pending } from '../resolution.ts';
import type { State } from '../state.ts';
import type { Tally } from './tally.ts';

/** The two units that matter. */
export interface Duel {
  readonly game: Game;
  readonly user: number;
  readonly target: number;
  /** Who decides for the user; the first player if left out. */
  readonly seat?: Seat;
}

/**
 * What the user chooses of an ability's options and offers, one after the other: an index in what is asked, 0 beyond the end. `asked`
 * notes how much there was to choose from.
 */
export interface Plan {
  readonly choices: readonly number[];
  readonly asked: number[];
}

/** How often each run of the dice has been asked so far. */
export type Asked = WeakMap<State, number>;

/** What the user picks: all that goes against the target, and of options what the plan says. */
export function chosen(duel: Duel, state: State, pending: Pending, plan: Plan, asked: Asked, { open }: Tally): Action {
  const { options } = pending;
  // What is asked between an attack roll and its outcome is whether to roll again: for a miss.
  if (pending.ask === 'yes' && open && open.value > 0) return { do: 'pick', value: open.value > open.def ? 0 : 1 };
  if (pending.ask === 'option' || pending.ask === 'yes') {
    const at = asked.get(state) ?? 0;
    asked.set(state, at + 1);
    // Options in a row are few; beyond so many the plan takes the first.
    plan.asked[at] = Math.max(plan.asked[at] ?? 0, options.length);
    const all = pending.ask === 'yes' ? [1, 0] : options;
    return { do: 'pick', value: all[Math.min(plan.choices[at] ?? 0, all.length - 1)] as number };
  }
  return { do: 'pick', value: valueFor(duel, state, pending) };
}

function valueFor({ game, user, target }: Duel, state: State, pending: Pending): number {
  const { options, mayStop, ask } = pending;
  const [first = -1] = options;
  const goal = state.units[target]?.at ?? -1;
  const board = boardOf(game, state);
  const far = (space: number): number =>
    goal < 0 || board === undefined ? 0 : squareDistance(board.columns, space, 1, goal, 1);
  switch (ask) {
    case 'target':
    case 'unit':
      return options.includes(target) ? target : mayStop ? -1 : first;
    case 'space':
    case 'facing':
      return options.includes(goal) ? goal : mayStop ? -1 : nearestOf(options, far);
    case 'placement': {
      const own = state.units[user]?.at ?? -1;
      const areas = pending.placements ?? [];
      const hits = options.filter((index) => areas[index]?.includes(goal));
      return hits.find((index) => !areas[index]?.includes(own)) ?? hits[0] ?? first;
    }
    case 'destination':
      // A target that is moved about is moved off, everybody else towards it.
      return pending.unit === target
        ? nearestOf(options, (space) => -distanceFromUser(state, user, space, board?.columns ?? 1))
        : nearestOf(options, far);
    case 'react':
      return mayStop ? -1 : first;
    default:
      return first;
  }
}

const distanceFromUser = ({ units }: State, user: number, space: number, columns: number): number =>
  squareDistance(columns, units[user]?.at ?? 0, 1, space, 1);

function nearestOf(options: readonly number[], far: (option: number) => number): number {
  let best = options[0] ?? -1;
  for (const option of options) if (far(option) < far(best)) best = option;
  return best;
}

import type { Game } from '../game.ts';
import type { State } from '../state.ts';
import { newUnit, type Table } from './table.ts';

/** Armies beside the table; the lowest appraisal takes the priority token (V-004). */
export function start(game: Game, { dice, emit }: Pick<Table, 'dice' | 'emit'>): State {
  const sums = game.armies.map((army) => army.reduce((sum, design) => sum + game.designs[design]!.appraisal, 0));
  const least = Math.min(...sums);
  const tied = [...sums.keys()].filter((seat) => sums[seat] === least);
  const drawn = tied.length > 1 && game.options.priorityTie === 'random' ? dice.roll(tied.length, 'priority') : 1;
  if (tied.length > 1 && game.options.priorityTie === 'random') {
    emit({ event: 'rolled', sides: tied.length, value: drawn, label: 'priority' });
  }
  const priority = tied[drawn - 1]!;
  emit({ event: 'priority', seat: priority });
  return {
    round: 0,
    priority,
    seat: priority,
    units: game.armies.flatMap((army, seat) => army.map((design) => newUnit(seat, design))),
    changes: [],
    marks: [],
    bars: [],
    joining: [],
    turn: undefined,
    pending: undefined,
    setup: true,
    over: undefined,
    fell: game.armies.map(() => 0),
  };
}

import type { State, Turn } from './state.ts';

export function clone(state: State): State {
  const { turn, pending } = state;
  return {
    ...state,
    units: state.units.map((unit) => ({ ...unit, spent: [...unit.spent] })),
    changes: state.changes.map((change) => ({ ...change })),
    marks: [...state.marks],
    bars: [...state.bars],
    joining: [...state.joining],
    turn: turn && cloneTurn(turn),
    pending: pending && { ...pending, rolls: [...pending.rolls] },
    fell: [...state.fell],
  };
}

const cloneTurn = (turn: Turn): Turn => ({ ...turn, used: [...turn.used], swarm: turn.swarm.map(cloneTurn) });

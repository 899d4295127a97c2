import { isOpen } from './field.ts';
import type { Play } from './look.ts';

/** An obstacle in an open space: it keeps from entering and from seeing until it is destroyed (U-074). */
export function makeObstacle(play: Play, at: number): void {
  const { state, emit } = play;
  if (!isOpen(play, at)) return;
  state.obstacles = including(state.obstacles, at);
  state.screens = including(state.screens, at);
  emit({ event: 'obstacle', at, made: true });
}

/** The obstacle in a space, wholly, if there is one (U-075). */
export function destroyObstacle({ state, emit }: Play, at: number): void {
  if (!state.obstacles.includes(at) && !state.screens.includes(at)) return;
  state.obstacles = state.obstacles.filter((space) => space !== at);
  state.screens = state.screens.filter((space) => space !== at);
  emit({ event: 'obstacle', at, made: false });
}

const including = (spaces: readonly number[], at: number): number[] =>
  [...spaces, at].sort((one, other) => one - other);

import type { Problem } from '../schemas/problem.ts';
import type { SystemId } from '../schemas/systems.ts';
import type { GameSet } from './game-set.ts';
import { problems as teamfight } from './teamfight/problems.ts';

/** What the rules of a system do for its sets. */
interface System {
  /** What is wrong with a set whose files each agree with their schema. */
  readonly problems: (set: GameSet) => Problem[];
}

export const systems: Readonly<Record<SystemId, System>> = {
  teamfight: { problems: teamfight },
};

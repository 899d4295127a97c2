import type { Problem } from '../schemas/problem.ts';
import type { SystemId } from '../schemas/systems.ts';
import type { Drafts } from './draft.ts';
import type { GameSet } from './game-set.ts';
import { problems as teamfight } from './teamfight/problems.ts';

/** What the rules of a system do for its sets. */
interface System {
  /** What is wrong with the files of a set beyond their schemas; `set` holds what they can refer to. */
  readonly problems: (set: GameSet, drafts: Drafts) => Problem[];
}

export const systems: Readonly<Record<SystemId, System>> = {
  teamfight: { problems: teamfight },
};

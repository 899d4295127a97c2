import type { Problem } from '../../schemas/problem.ts';
import { type Drafts, draftsOf } from '../draft.ts';
import type { GameSet } from '../game-set.ts';
import { byHandProblems } from './by-hand-problems.ts';
import { nobodysGround } from './nobodys-ground.ts';
import { nobodysPieces } from './nobodys-pieces.ts';

/** What is wrong with a Teamfight set by what its texts were understood to say. */
export const readingProblems = (set: GameSet, drafts: Drafts): Problem[] => [
  ...byHandProblems(set),
  ...draftsOf(drafts, 'map').flatMap((map) => [...nobodysGround(set, map), ...nobodysPieces(set, map)]),
];

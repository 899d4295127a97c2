import { whileSomewhere } from '../occasions/of-others.ts';
import { attacksWhile } from './attacks-while.ts';
import { bareActions, bothSoLong } from './bare-actions.ts';
import { hitThenLess } from './hit-then-less.ts';
import { mayBeMoved } from './may-be-moved.ts';
import { onAttacks } from './on-attacks.ts';
import { perSpaceYouMove } from './per-space-you-move.ts';
import type { Rewording } from './rewording.ts';
import { theBearer } from './the-bearer.ts';

/** What the cards of heroes say in few words and the notation says otherwise. */
export const asCardsSay: readonly Rewording[] = [
  whileSomewhere,
  bareActions,
  bothSoLong,
  perSpaceYouMove,
  theBearer,
  mayBeMoved,
  attacksWhile,
  onAttacks,
  hitThenLess,
];

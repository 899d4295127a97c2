import { aimedFromNear } from './aimed-from-near.ts';
import { factsFirst } from './facts-first.ts';
import { beginsToMoveNear, crushed, goneWhenFar, hatches } from './hatches.ts';
import { otherEnd } from './other-end.ts';
import { blocksIts, fromOutside, mustTargetThem, pickedUp } from './picked-up.ts';
import type { Rewording } from './rewording.ts';
import { seesPast } from './sees-past.ts';
import { rangeBeforeSpaces, thrownThere } from './thrown-there.ts';
import { wallOf } from './wall-of.ts';

/** What is said of pieces in other words than those in which their texts are read: how they come, whom they let target them, how they go. */
export const onTheMap: readonly Rewording[] = [
  aimedFromNear,
  factsFirst,
  otherEnd,
  hatches,
  goneWhenFar,
  crushed,
  beginsToMoveNear,
  pickedUp,
  fromOutside,
  blocksIts,
  mustTargetThem,
  thrownThere,
  rangeBeforeSpaces,
  wallOf,
  seesPast,
];

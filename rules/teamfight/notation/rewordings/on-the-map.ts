import { calledAs } from '../words/checks.ts';
import { aimedFromNear } from './aimed-from-near.ts';
import { factsFirst } from './facts-first.ts';
import { beginsToMoveNear, crushed, goneWhenFar, hatches } from './hatches.ts';
import { otherEnd } from './other-end.ts';
import { blocksIts, fromOutside, mustTargetThem, pickedUp } from './picked-up.ts';
import type { Rewording } from './rewording.ts';
import { seesPast } from './sees-past.ts';
import { sentThere } from './sent-there.ts';
import { goesWhenEntered, setsOff, squareAround } from './sets-off.ts';
import { globalSpaces, goneAndInEach, rangeBeforeSpaces, thrownThere } from './thrown-there.ts';
import { wallOf } from './wall-of.ts';
import { replacedWith } from './what-goes.ts';

/** What goes so that others come in each of its spaces is replaced with them. */
const asReplaced: Rewording = calledAs(goneAndInEach, (tokens, context) => {
  const said = goneAndInEach(tokens, context);
  return said && (replacedWith(said, context) ?? said);
});

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
  setsOff,
  goesWhenEntered,
  squareAround,
  sentThere,
  thrownThere,
  rangeBeforeSpaces,
  globalSpaces,
  asReplaced,
  wallOf,
  seesPast,
];

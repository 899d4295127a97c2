import { oneAgain, usableAgain, usesReset } from './abilities-again.ts';
import { byHowMany } from './by-how-many.ts';
import { comersRemove, untilTheyAreHurt } from './comers-remove.ts';
import { damageClears } from './damage-clears.ts';
import { inStanceFirst } from './in-stance-first.ts';
import { removesTheirs } from './removes-theirs.ts';
import type { Rewording } from './rewording.ts';
import { summonBack, summonIfNone } from './summon-back.ts';
import { thisTurnMay } from './this-turn-may.ts';
import { whenTargeting } from './when-targeting.ts';
import { yoursInIt } from './yours-in-it.ts';

/** What is told as one speaks, and the notation says in another order. */
export const toldLoosely: readonly Rewording[] = [
  whenTargeting,
  damageClears,
  comersRemove,
  untilTheyAreHurt,
  yoursInIt,
  inStanceFirst,
  thisTurnMay,
  removesTheirs,
  byHowMany,
  summonBack,
  summonIfNone,
  usableAgain,
  usesReset,
  oneAgain,
];

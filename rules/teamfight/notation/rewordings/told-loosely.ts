import { oneAgain, usableAgain, usesReset } from './abilities-again.ts';
import { againstThat, vsRanged } from './against-such.ts';
import { byHowMany } from './by-how-many.ts';
import { comersRemove, untilTheyAreHurt } from './comers-remove.ts';
import { damageClears } from './damage-clears.ts';
import { everyNthAttack } from './every-nth-attack.ts';
import { harmByText } from './harm-by-text.ts';
import { bothSwapHealth, healthIsSet } from './health-of-both.ts';
import { inStanceFirst } from './in-stance-first.ts';
import { fewOnMap, mostInPlay, oneOfNamed } from './pieces-in-play.ts';
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
  bothSwapHealth,
  healthIsSet,
  everyNthAttack,
  harmByText,
  fewOnMap,
  oneOfNamed,
  mostInPlay,
  vsRanged,
  againstThat,
];

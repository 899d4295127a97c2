import { atOneTime } from './at-one-time.ts';
import { damageToSuch } from './damage-to-such.ts';
import { eitherSide } from './either-side.ts';
import { clearedByHealing, tokenExplodes } from './of-own-token.ts';
import { ofYourSummon } from './of-your-summon.ts';
import type { Rewording } from './rewording.ts';
import { turnsInto } from './turns-into.ts';

/** What is said of pieces, damage and turns as one says it at a table. */
export const asOneSays: readonly Rewording[] = [
  damageToSuch,
  atOneTime,
  ofYourSummon,
  eitherSide,
  turnsInto,
  tokenExplodes,
  clearedByHealing,
];

import type { Context } from '../context.ts';
import type { Token } from '../words/token.ts';
import { afterAttack, anotherLater, fromCenter, letsAct, pushOrPull } from './lets-act.ts';
import { actionsEachTurn, defaultAttack, onNextAbility, weakAgainstYou } from './said-of-yours.ts';
import { askedOfUse, excessDealt, inSightAlone, irreducibleTwice, morePossible, numberOfBoth } from './said-twice.ts';
import { hitInstead, prevents } from './taken-for.ts';

/** Sentences that say the same as others by themselves, whatever stands before them: of `reworded.ts`, in this order. */
export const saidOtherwise: readonly ((tokens: readonly Token[], context: Context) => Token[] | undefined)[] = [
  defaultAttack,
  weakAgainstYou,
  actionsEachTurn,
  irreducibleTwice,
  numberOfBoth,
  morePossible,
  inSightAlone,
  askedOfUse,
  excessDealt,
  letsAct,
  pushOrPull,
  afterAttack,
  anotherLater,
  fromCenter,
  onNextAbility,
  prevents,
  hitInstead,
];

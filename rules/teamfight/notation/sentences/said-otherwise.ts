import type { Context } from '../context.ts';
import { Cursor, oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { eachOfBoth } from './each-of-both.ts';
import { inEachSpace } from './in-each-space.ts';
import { afterAttack, anotherLater, fromCenter, letsAct, pushOrPull } from './lets-act.ts';
import { buysDamage, mostInstead } from './more-for-it.ts';
import { besideIt, ifAlive, madeSo } from './of-the-target.ts';
import { actionsEachTurn, defaultAttack, onNextAbility, weakAgainstYou } from './said-of-yours.ts';
import { askedOfUse, excessDealt, inSightAlone, irreducibleTwice, morePossible, numberOfBoth } from './said-twice.ts';
import { hitInstead, prevents } from './taken-for.ts';
import { eachReplaced, goneAndReplaced } from './what-goes.ts';
import { whoEndThere } from './who-end-there.ts';

type Rewording = (tokens: readonly Token[], context: Context) => Token[] | undefined;

/** A rewording that there is only where one of these words comes. */
function behind(words: string, reword: Rewording): Rewording {
  const needed = oneOf(words);
  return (tokens, context) =>
    new Cursor(tokens, 0, tokens.length).lacks(needed) ? undefined : reword(tokens, context);
}

/** Sentences that say the same as others by themselves, whatever stands before them: of `reworded.ts`, in this order. */
export const saidOtherwise: readonly Rewording[] = [
  behind('default basic', defaultAttack),
  behind('against', weakAgainstYou),
  behind('action actions', actionsEachTurn),
  behind('irreducible', irreducibleTwice),
  behind('and', numberOfBoth),
  behind('increase increased increases raised rises grows', morePossible),
  behind('los sight', inSightAlone),
  behind('use', askedOfUse),
  behind('excess beyond', excessDealt),
  behind('let allow', letsAct),
  behind('or', pushOrPull),
  behind('after', afterAttack),
  behind('another', anotherLater),
  behind('center centre middle', fromCenter),
  behind('ability', onNextAbility),
  behind('prevent prevents halve halves', prevents),
  behind('instead', hitInstead),
  behind('max maximum', mostInstead),
  behind('spend discard lose', buysDamage),
  behind('line burst', inEachSpace),
  behind('alive live', ifAlive),
  behind('place', madeSo),
  behind('teleport', besideIt),
  behind('each', eachOfBoth),
  behind('end ends', whoEndThere),
  behind('replace turn transform', eachReplaced),
  behind('replace', goneAndReplaced),
];

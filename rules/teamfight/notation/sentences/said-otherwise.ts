import { Cursor, oneOf } from '../words/cursor.ts';
import { areaStarts } from './area-starts.ts';
import { eachOfBoth } from './each-of-both.ts';
import { firstTime } from './first-time.ts';
import { burstAroundPiece } from './from-pieces.ts';
import { inEachSpace } from './in-each-space.ts';
import { afterAttack, anotherLater, fromCenter, letsAct, pushOrPull } from './lets-act.ts';
import { buysDamage, mostInstead } from './more-for-it.ts';
import { nobody } from './nobody.ts';
import { besideIt, ifAlive, madeSo } from './of-the-target.ts';
import { ownerByName } from './owner-by-name.ts';
import { eachOfPlaced, reachOfMany } from './placed-many.ts';
import { placedTwice } from './placed-twice.ts';
import type { Rewording } from './rewording.ts';
import {
  atOwnCount,
  givesMore,
  isOfAsked,
  movementFirst,
  onTheirNext,
  statesOfAll,
  timesGone,
  whileBehind,
  whoseTurn,
} from './said-loosely.ts';
import { actionsEachTurn, defaultAttack, onNextAbility, weakAgainstYou } from './said-of-yours.ts';
import { askedOfUse, excessDealt, inSightAlone, irreducibleTwice, morePossible, numberOfBoth } from './said-twice.ts';
import { hitInstead, prevents } from './taken-for.ts';
import { thisUnit } from './this-unit.ts';
import { endsBeside, towardsOther } from './towards-other.ts';
import { turnWithIt } from './turn-with-it.ts';
import { eachReplaced, goneAndReplaced } from './what-goes.ts';
import { whoEndThere } from './who-end-there.ts';

/** A rewording that there is only where one of these words comes. */
function behind(words: string, reword: Rewording): Rewording {
  const needed = oneOf(words);
  return (tokens, context, about) =>
    new Cursor(tokens, 0, tokens.length).lacks(needed) ? undefined : reword(tokens, context, about);
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
  behind('and', placedTwice),
  behind('time', firstTime),
  behind('teleport', besideIt),
  behind('no nobody', nobody),
  behind('place create put lay drop plant', reachOfMany),
  behind('each they them both all', (tokens, context, { before }) => eachOfPlaced(tokens, context, before)),
  behind('turn', (tokens, context, { before }) => turnWithIt(tokens, context, before)),
  ownerByName,
  behind('this', (tokens, context, { before }) => thisUnit(tokens, context, before)),
  behind('burst', burstAroundPiece),
  behind('pull drag yank', towardsOther),
  behind('adjacent touching', (tokens, context, { before }) => endsBeside(tokens, context, before)),
  behind('starting originating beginning from', areaStarts),
  behind('each', eachOfBoth),
  behind('end ends', whoEndThere),
  behind('replace turn transform', eachReplaced),
  behind('replace', goneAndReplaced),
  behind('next', onTheirNext),
  behind('+', givesMore),
  behind('lost spent discarded removed', timesGone),
  behind('it', isOfAsked),
  behind('at', atOwnCount),
  behind('global', statesOfAll),
  behind('their', whoseTurn),
  behind('while', whileBehind),
  behind('block', movementFirst),
];

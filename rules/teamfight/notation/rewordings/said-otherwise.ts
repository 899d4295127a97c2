import { burstAroundPiece } from '../sentences/from-pieces.ts';
import { attacksFrom, giversAttacks } from '../sentences/givers-attacks.ts';
import { harmOfMet } from '../sentences/harm-of-met.ts';
import { ifBehind } from '../sentences/if-behind.ts';
import { inTargetSpace } from '../sentences/in-target-space.ts';
import {
  behindRange,
  butTheCenter,
  firstInTime,
  forSomeTurns,
  inOneDirection,
  inSomeSpace,
  mustUse,
  neitherNor,
  onEachOf,
  removedToDeal,
  spaceInBurst,
  untilCleared,
} from '../sentences/said-in-full.ts';
import { otherwiseLess, unlessSo } from '../sentences/said-in-part.ts';
import { sideWithIt } from '../sentences/side-with-it.ts';
import { untilItDies } from '../sentences/summon-dies.ts';
import { oneOfYouDies, onlyEachOther, toEachOther } from '../sentences/to-each-other.ts';
import { underThose, yoursAgainst } from '../sentences/under-those.ts';
import {
  cancelsAttacks,
  longEdge,
  marksTheArea,
  onlyAreas,
  removesGiven,
  throughIt,
  whereItLands,
  whomYouMoveThrough,
} from '../sentences/where-it-lands.ts';
import { oneOf } from '../words/cursor.ts';
import type { Token } from '../words/token.ts';
import { onAdjacentSpaces } from './adjacent-spaces.ts';
import { againThere } from './again-there.ts';
import { aheadOfYou } from './ahead-of-you.ts';
import { allChosen } from './all-chosen.ts';
import { allLostWhen } from './all-lost-when.ts';
import { losesAllOfThem } from './all-of-them.ts';
import { alwaysSees } from './always-sees.ts';
import { answersUnsaid } from './answers-unsaid.ts';
import { eitherWay } from './anyway.ts';
import { areaStarts } from './area-starts.ts';
import { askedOfOne, elseRemoved } from './asked-of-one.ts';
import { askedOfYourself } from './asked-of-yourself.ts';
import { atWhatRange } from './at-what-range.ts';
import { attacksMustTarget } from './attacks-must-target.ts';
import { yoursUntil } from './bare-state.ts';
import { damageChanged, speedShared } from './changes-of-damage.ts';
import { countedAgain } from './counted-again.ts';
import { countedThere } from './counted-there.ts';
import { counterBecomes } from './counter-becomes.ts';
import { damageGives } from './damage-gives.ts';
import { defIgnored } from './def-ignored.ts';
import { doneToSuch } from './done-to-such.ts';
import { eachLays, laidNearEach } from './each-lays.ts';
import { eachOfBoth } from './each-of-both.ts';
import { enterOrLeave } from './enter-or-leave.ts';
import { firstTime } from './first-time.ts';
import { fliesBack } from './flies-back.ts';
import { flyingGained } from './flying-gained.ts';
import { furtherThan } from './further-than.ts';
import { gainsThis, yourNearest } from './gains-this.ts';
import { goneToCome } from './gone-to-come.ts';
import { growsEachTime } from './grows-each-time.ts';
import { growsWithUse } from './grows-with-use.ts';
import { halfOfHealth } from './half-of-health.ts';
import { harmAndStateTo } from './harm-and-state-to.ts';
import { aroundSomeSpace, deployedWith, farBehind, mostBehindTime, rollFirst } from './heads-apart.ts';
import { healthItHad } from './health-it-had.ts';
import { hitByYours } from './hit-by-yours.ts';
import { ifInState, inSpaceOfEach, insteadFirst } from './if-in-state.ts';
import { ifOnMap, livesAgainThere } from './if-on-map.ts';
import { ignoresCondition } from './ignores-condition.ts';
import { inEachSpace } from './in-each-space.ts';
import { anyOfThemDies, itKilled, whenYouStop } from './in-the-past.ts';
import { actionOfTurn, attacksThisTurn, speedInTurn, thisTurnOfBoth } from './in-this-turn.ts';
import { killsLater } from './kills-later.ts';
import { lastInLine, lastSpace } from './last-in-line.ts';
import { afterAttack, anotherLater, fromCenter, letsAct, pushOrPull } from './lets-act.ts';
import { lostAsCounted } from './lost-as-counted.ts';
import { losesNamed } from './lost-by-them.ts';
import { clearedFrom, dealsBehindColon, onSoManySpaces } from './many-spaces.ts';
import { buysDamage, mostInstead } from './more-for-it.ts';
import { endsMovement, firstContacted, firstHit, lineBehindEach, moreThanNone } from './more-than-none.ts';
import { movedLately, movedUntilNext } from './moved-until-next.ts';
import { mustAtStart, mustWithNext } from './must-move.ts';
import { nextAhead } from './next-ahead.ts';
import { cannotNextTurn, nextAttackBare } from './next-attack-bare.ts';
import { noDamageAnd } from './no-damage-and.ts';
import { noDamageOf } from './no-damage-of.ts';
import { nobody } from './nobody.ts';
import { nothingCan } from './nothing-can.ts';
import { nthAttack } from './nth-attack.ts';
import { numberToThose } from './number-to-those.ts';
import { ofEachSide } from './of-each-side.ts';
import { atItsTurn, damageIsMore, ifTurnEnds, momentBare, regainsIt, turnWithout } from './of-the-bearer.ts';
import { ofTheEnemyTeam } from './of-the-enemy-team.ts';
import { besideIt, ifAlive, madeSo } from './of-the-target.ts';
import { oneOfOwn } from './one-of-own.ts';
import { ofOwner, passesThroughIt } from './owner-by-name.ts';
import { ownerNamed } from './owner-named.ts';
import { placeOrMove } from './place-or-move.ts';
import { eachOfPlaced, reachOfMany } from './placed-many.ts';
import { placedOverArea, removesAllOfIt } from './placed-over-area.ts';
import { placedTwice } from './placed-twice.ts';
import { rangeThenWhom } from './range-then-whom.ts';
import { reachesIf } from './reaches-if.ts';
import { regained } from './regained.ts';
import { returnsNear } from './returns-near.ts';
import { asked, type Rewording } from './rewording.ts';
import { rollOfSide } from './roll-of-side.ts';
import { lineBehindRange, rowOfPieces } from './row-of-pieces.ts';
import {
  atOwnCount,
  givesMore,
  inTheTurnBegun,
  isOfAsked,
  movementFirst,
  onTheirNext,
  statesOfAll,
  timesGone,
  whenSo,
  whileBehind,
  whoseTurn,
} from './said-loosely.ts';
import { filledSpaces } from './said-of-pieces.ts';
import { asLongAsNot, forYourTurns, nextRoundFirst } from './said-of-time.ts';
import { goesNextTurn, lostWhen } from './said-of-token.ts';
import { actionsEachTurn, defaultAttack, onNextAbility, weakAgainstYou } from './said-of-yours.ts';
import { ignoringRange, losesEither, orBehindComma, plusAction } from './said-shorter.ts';
import { askedOfUse, excessDealt, inSightAlone, irreducibleTwice, morePossible, numberOfBoth } from './said-twice.ts';
import { sameToOthers } from './same-to-others.ts';
import { scoredThen } from './scored-then.ts';
import { doesAgain, givenBeforeHeld, moreToThem, paysOne, whomYouHarm, withSoMany } from './short-of-words.ts';
import { reachApart } from './short-places.ts';
import { otherInBullet, ownSummonThere, sideInBullet } from './side-in-bullet.ts';
import { sideInShort } from './side-in-short.ts';
import { sideFirst, sideOfSeveral, sideOrOther } from './side-of-several.ts';
import { soDoes } from './so-does.ts';
import { soManyInstead } from './so-many-instead.ts';
import { stillInIt } from './still-in-it.ts';
import { stoodBefore } from './stood-before.ts';
import { forEachOf, moreDamage, mostInWords, oneForA, perOne } from './synonyms.ts';
import { hitInstead, prevents } from './taken-for.ts';
import { tapOrRefresh } from './tap-or-refresh.ts';
import { changeOfTheirs, ownSpace } from './theirs-behind.ts';
import { onAnyKill, thisTurnKills } from './this-turn-kills.ts';
import { thisUnit } from './this-unit.ts';
import { killedThisWay } from './this-way.ts';
import { toEachPassed } from './to-each-passed.ts';
import { endsBeside, pulledTogether, towardsOther } from './towards-other.ts';
import { towardsThatPiece } from './towards-that-piece.ts';
import { towardsTheTarget } from './towards-the-target.ts';
import { thereWithIt } from './turn-begun.ts';
import { turnWithIt } from './turn-with-it.ts';
import { bothMoments, nextAbility, nextOnesTurn, skipsThenReturns, unitInSpace } from './turns-to-come.ts';
import { twiceAsMuch } from './twice-as-much.ts';
import { unitBehind } from './unit-behind.ts';
import { usedSoOften } from './used-so-often.ts';
import { destroysAll, wallsAndOthers } from './walls-and-others.ts';
import { eachReplaced, goneAndReplaced } from './what-goes.ts';
import { whereItLay } from './where-it-lay.ts';
import { whoEndThere } from './who-end-there.ts';
import { whomIncluded } from './whom-included.ts';
import { whomPassed } from './whom-passed.ts';

/** A rewording that there is only where one of these words comes. */
const behind = (words: string, reword: Rewording): Rewording =>
  asked({ begins: reword.begins, needs: oneOf(words) }, (tokens, context, about) => reword(tokens, context, about));

/** Sentences that say the same as others by themselves, whatever stands before them: of `reworded.ts`, in this order. */
export const saidOtherwise: readonly Rewording[] = [
  twiceAsMuch,
  scoredThen,
  behind('towards toward from', towardsThatPiece),
  behind('def crit undefendable', rollFirst),
  behind('burst', aroundSomeSpace),
  behind('with', farBehind),
  behind('max maximum', mostBehindTime),
  behind('with', deployedWith),
  behind('walls', wallsAndOthers),
  behind('destroy', destroysAll),
  behind('them', losesAllOfThem),
  behind('further farther more beyond', furtherThan),
  behind('included', (tokens, context, { before }) => whomIncluded(tokens, context, before)),
  behind('becomes become', counterBecomes),
  behind('lose loses', (tokens, context, { before }) => losesNamed(tokens, context, before)),
  behind('kill hit crit', (tokens, _, { before }) => thisTurnKills(tokens, before)),
  behind('kill crit', onAnyKill),
  behind('killed', itKilled),
  behind('die dies died killed', anyOfThemDies),
  behind('stop land arrive', whenYouStop),
  behind('space', inTargetSpace),
  behind('dmg damage', (tokens, _, { before }) => harmOfMet(tokens, before)),
  behind('to', harmAndStateTo),
  behind('each', (tokens, context, { before }) => toEachPassed(tokens, context, before)),
  behind('range', rangeThenWhom),
  behind('action actions', (tokens, context, { source }) => plusAction(tokens, context, source)),
  behind('range', ignoringRange),
  behind('or', losesEither),
  behind('if', orBehindComma),
  behind('its their', atItsTurn),
  behind('damage dmg', damageIsMore),
  behind('without', ifTurnEnds),
  behind('without', turnWithout),
  behind('speed', speedInTurn),
  behind('turn', attacksThisTurn),
  behind('damage dmg', noDamageAnd),
  behind('to', numberToThose),
  behind('next', momentBare),
  behind('next', nextOnesTurn),
  behind('next', bothMoments),
  behind('skip', skipsThenReturns),
  behind('space', unitInSpace),
  behind('damage speed', growsEachTime),
  behind('when whenever', allLostWhen),
  behind('next', nextAbility),
  behind('way case ways', (tokens, _, { before }) => eitherWay(tokens, before)),
  behind('regain regains recover get', (tokens, _, { source }) => regainsIt(tokens, source)),
  behind('gives grants heals', damageGives),
  behind('default basic', defaultAttack),
  behind('against', weakAgainstYou),
  behind('action actions', actionsEachTurn),
  behind('irreducible', irreducibleTwice),
  behind('and', numberOfBoth),
  behind('increase increased increases raised rises grows', morePossible),
  behind('fill', filledSpaces),
  behind('if', ifOnMap),
  livesAgainThere,
  behind('if', ifInState),
  behind('instead', insteadFirst),
  behind('each every', (tokens, context, about) =>
    behindRange((said) => inSpaceOfEach(said, context, about) as Token[] | undefined)(tokens),
  ),
  behind('your ally enemy', ownSummonThere),
  behind('there area', placedOverArea),
  behind('remove', removesAllOfIt),
  behind('ignore ignores', ignoresCondition),
  behind('leave', enterOrLeave),
  whomPassed,
  growsWithUse,
  soDoes,
  behind('if', stillInIt),
  behind('damage', damageChanged),
  behind('speed', speedShared),
  flyingGained,
  forYourTurns,
  nextRoundFirst,
  asLongAsNot,
  behind('if', askedOfOne),
  askedOfYourself,
  behind('until till', untilItDies),
  behind('else otherwise', elseRemoved),
  behind('los sight', inSightAlone),
  behind('use', askedOfUse),
  behind('use used', (tokens, context, { before }) => usedSoOften(tokens, context, before)),
  behind('excess beyond', excessDealt),
  behind('let allow', letsAct),
  behind('or', pushOrPull),
  behind('after', afterAttack),
  behind('turn', thisTurnOfBoth),
  behind('action', actionOfTurn),
  behind(':', answersUnsaid),
  behind('there', countedThere),
  behind('adjacent those', countedAgain),
  behind('it they he she', ownerNamed),
  behind('gains gain gets get', gainsThis),
  behind('nearest closest', yourNearest),
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
  nthAttack,
  behind('else otherwise', otherwiseLess),
  behind('unless', unlessSo),
  behind('next', behindRange(nextAttackBare)),
  behind('next', behindRange(cannotNextTurn)),
  behind('both all', allChosen),
  behind('each they them both all', (tokens, context, { before }) => eachOfPlaced(tokens, context, before)),
  behind('turn', (tokens, context, { before }) => turnWithIt(tokens, context, before)),
  behind('turn', ofOwner),
  behind('through', passesThroughIt),
  behind('this', (tokens, context, { before }) => thisUnit(tokens, context, before)),
  behind('burst', burstAroundPiece),
  behind('pull drag yank', towardsOther),
  behind('towards toward', pulledTogether),
  behind('towards toward', towardsTheTarget),
  behind('repeats repeat repeated', (tokens, context, { before }) => againThere(tokens, context, before)),
  behind('tap', tapOrRefresh),
  behind('each every', eachLays),
  behind('each every', laidNearEach),
  behind('had', (tokens, _, { before }) => healthItHad(tokens, before)),
  behind('return', returnsNear),
  behind('their its', changeOfTheirs),
  behind('its', ownSpace),
  behind('way', killedThisWay),
  behind('adjacent touching', (tokens, context, { before }) => endsBeside(tokens, context, before)),
  behind('starting originating beginning from', areaStarts),
  behind('each', eachOfBoth),
  behind('end ends', whoEndThere),
  behind('replace turn transform', eachReplaced),
  behind('replace', goneAndReplaced),
  behind('place teleport teleports', inSomeSpace),
  behind('burst range', spaceInBurst),
  behind('direction', behindRange(inOneDirection)),
  behind('neither', neitherNor),
  behind('must other', behindRange(mustUse)),
  behind('first', firstInTime),
  behind('center centre middle', butTheCenter),
  behind('clear clears loses lose', untilCleared),
  behind('turns', behindRange(forSomeTurns)),
  behind('remove clear', behindRange(removedToDeal)),
  behind('put place give apply', behindRange(onEachOf)),
  behind('ally enemy', ofEachSide),
  behind('must', attacksMustTarget),
  behind('attacks abilities', giversAttacks),
  behind('targeting against', attacksFrom),
  behind('must', mustAtStart),
  behind('must', mustWithNext),
  behind('were was', (tokens, _, { before }) => stoodBefore(tokens, before)),
  behind('ally allies enemy enemies unit units else otherwise', (tokens, context, { before }) =>
    sideWithIt(tokens, context, before),
  ),
  behind('also same', (tokens, context, { before }) => sameToOthers(tokens, context, before)),
  behind('last', (tokens, { drawn }) => lastInLine(tokens, drawn)),
  behind('space', lastSpace),
  behind('other', toEachOther),
  behind('other', onlyEachOther),
  behind('with', thereWithIt),
  behind('until till', oneOfYouDies),
  behind('next', onTheirNext),
  behind('+', givesMore),
  behind('lost spent discarded removed', timesGone),
  behind('it', isOfAsked),
  behind('at', atOwnCount),
  behind('global', statesOfAll),
  behind('their', whoseTurn),
  behind('start begin', inTheTurnBegun),
  behind('while', whileBehind),
  behind('when', whenSo),
  behind('moved', movedLately),
  behind('moved', movedUntilNext),
  behind('block', movementFirst),
  behind('+', moreThanNone),
  behind('each per', lineBehindEach),
  behind('movement move', endsMovement),
  behind('enemy enemies ally allies', sideOfSeveral),
  behind('enemy enemies ally allies', sideFirst),
  behind('def crit', rollOfSide),
  behind('dmg damage', sideInShort),
  behind('front away', aheadOfYou),
  behind('teleport', goneToCome),
  behind('team side player', ofTheEnemyTeam),
  behind('health hp', halfOfHealth),
  behind('direction', nextAhead),
  behind('of', whereItLay),
  behind('hit', hitByYours),
  behind('see los sight', alwaysSees),
  behind('damage hurt harm', noDamageOf),
  behind('range', atWhatRange),
  behind('allies', sideOrOther),
  behind('until till', yoursUntil),
  behind('where', whereItLands),
  behind('remove', removesGiven),
  behind('mark', marksTheArea),
  behind('through', (tokens, context, { before }) => whomYouMoveThrough(tokens, context, before)),
  behind('aoe aoes', onlyAreas),
  behind('cancelled canceled cancel negate negated', cancelsAttacks),
  behind('edge', longEdge),
  behind('through', throughIt),
  behind('spaces', onSoManySpaces),
  behind('unlimited infinite any los sight', reachApart),
  behind('adjacent connected touching', onAdjacentSpaces),
  behind('already with that who', doneToSuch),
  behind('their that those', underThose),
  behind('pull push move teleport heal fly destroy kill', oneOfOwn),
  behind('targeting target', yoursAgainst),
  behind('give gives gain gains get gets', soManyInstead),
  behind('remove', clearedFrom),
  behind(':', dealsBehindColon),
  behind('nothing no', nothingCan),
  behind('or', placeOrMove),
  behind("ally's enemy's", sideInBullet),
  behind('ally enemy', otherInBullet),
  behind('def', (tokens, _, { before }) => defIgnored(tokens, before)),
  behind('kill dies die', (tokens, _, { before }) => killsLater(tokens, before)),
  behind('hit', (tokens, context, { before }) => firstHit(tokens, context, before)),
  behind('regain recover back', (tokens, context, { source }) => regained(tokens, context, source)),
  behind('x', rowOfPieces),
  lineBehindRange,
  behind('contacted touched met reached encountered', firstContacted),
  behind('behind', unitBehind),
  behind('back return', fliesBack),
  behind('additional extra more bonus', moreDamage),
  behind('per', forEachOf),
  behind('each every', perOne),
  behind('maximum up', mostInWords),
  behind('one', oneForA),
  behind('range', reachesIf),
  behind('them these those', lostAsCounted),
  behind('if', ifBehind),
  behind('flying', givenBeforeHeld),
  behind('next', goesNextTurn),
  behind('when whenever', lostWhen),
  behind('them those', moreToThem),
  behind('gain get become lose take are', whomYouHarm),
  behind('with', withSoMany),
  behind('again once second', doesAgain),
  behind('remove', (tokens, context, { source }) => paysOne(tokens, context, source)),
];

import type { Context } from '../context.ts';
import { throughBehind } from '../occasions/once-through.ts';
import { saysItOfNamed } from '../phrases/of-which-it.ts';
import { askedOfThose } from '../sentences/asked-of-those.ts';
import { bareBeing } from '../sentences/bare-being.ts';
import type { Desk, Out, Tail } from '../sentences/desk.ts';
import { areaFromPiece, eachDeals, nearPiece, rangeFromPiece } from '../sentences/from-pieces.ts';
import { nextUse, whenNext } from '../sentences/next-use.ts';
import { enterOrStart, ofThose, orYou, sideBehindArea } from '../sentences/of-those.ts';
import { ofPieceBefore } from '../sentences/piece-named.ts';
import { eachSideThen, placeOfBoth } from '../sentences/place-of-both.ts';
import { rangeOfPiece } from '../sentences/range-of-piece.ts';
import { saidAs } from '../sentences/said-as.ts';
import type { Sentence } from '../sentences/sentence.ts';
import { neitherOfYou, takesFor, takesInstead } from '../sentences/takes-instead.ts';
import { checksOf } from '../words/checks.ts';
import { abilityDoes } from './ability-does.ts';
import { againstOthers, movedAnyWay } from './against-others.ts';
import { appears } from './appears.ts';
import { spaceAndAround } from './areas-around.ts';
import { askedBeforeHead } from './asked-behind-head.ts';
import { askedLast } from './asked-last.ts';
import { bareParentheses } from './bare-parentheses.ts';
import { bareState, untilBoth } from './bare-state.ts';
import { areBoth, becomesSo, irreducibleFirst, stopsPush } from './becomes-so.ts';
import { beforeIt } from './before-it.ts';
import { askedThenAt, endsNextTurn, happensBefore } from './before-then.ts';
import { broughtBeside } from './brought-beside.ts';
import { burstOfOne } from './burst-of-one.ts';
import { calledOtherwise } from './called-otherwise.ts';
import { healingChanged, speedChanged } from './changed-by.ts';
import { deedsInOtherOrder } from './deeds-in-other-order.ts';
import { deployedWith, notWithin, theOnlyOne } from './deployed-with.ts';
import { diceOfEach } from './dice-of-each.ts';
import { drains } from './drains.ts';
import { eachBefore } from './each-before.ts';
import { eitherOf } from './either-of.ts';
import { everydayWords } from './everyday-words.ts';
import { fewHad } from './few-had.ts';
import { firstEach } from './first-each.ts';
import { frameFirst } from './frame-first.ts';
import { atSoManyOf, forEachYouHave, gainsMore } from './growth.ts';
import { harmOfText } from './harm-of-text.ts';
import { healthOf } from './health-of.ts';
import { ifThereIs } from './if-there-is.ts';
import { inBothStances } from './in-both-stances.ts';
import { inBrackets } from './in-brackets.ts';
import { inStanceBehind } from './in-stance-behind.ts';
import { inTheCentre } from './in-the-centre.ts';
import { kitWords } from './kit-words.ts';
import { hitsSuch } from './lets-act.ts';
import { ofMovement } from './moved-along.ts';
import { nextBySide, nextHarm, nextTurnFirst, nextWho, ofTheirs, onNextTurn, theirs } from './next-time.ts';
import { ofCounters } from './of-counters.ts';
import { ofEachSpace } from './of-each-space.ts';
import { atOwnNumber } from './of-own-number.ts';
import { burstOfEach, detonates, insideIt, namedFirst, notesSpace, spaceAndBurst, spaceTakes } from './of-spaces.ts';
import { ofThatPiece } from './of-that-piece.ts';
import { ofTheFirst, toTheFirst } from './of-the-first.ts';
import { ofThese } from './of-these.ts';
import { forEachOfThem, oneGoes, onTheirRolls, perSpaceMoved, sparesOnce, whoeverHas } from './of-token.ts';
import { onNumberBare } from './on-number.ts';
import { onTheMap } from './on-the-map.ts';
import { oneMore } from './one-more.ts';
import { oneNumber } from './one-number.ts';
import { oneOfThose } from './one-of-those.ts';
import { onlyNear, outside } from './only-near.ts';
import {
  eachBehind,
  endOfIt,
  mostFirst,
  onceThenWhen,
  permanently,
  readyWhen,
  spendsToLive,
  timesFirst,
  toTarget,
  untilAnyway,
  whileDealt,
  whileHad,
  worthOnDeath,
} from './order-of-words.ts';
import { fewerOfThem, forGivenUp, harmAgain, killsSuch, ordered } from './orders.ts';
import {
  abilityOfOne,
  clearsOfBoth,
  givesAction,
  globally,
  healsEach,
  losesNext,
  ofOtherOrder,
  spendsTo,
} from './other-order.ts';
import { ownWords } from './own-words.ts';
import { passedOn } from './passed-on.ts';
import { passiveVoice } from './passive-voice.ts';
import { pastTerrain } from './past-terrain.ts';
import { picksUp } from './picks-up.ts';
import { pieceExplodes } from './piece-explodes.ts';
import { placedBeside } from './placed-beside.ts';
import { ofPlaces } from './placed-there.ts';
import { byThatPush, theAreaAround } from './plain-areas.ts';
import {
  areaThere,
  beginsOtherwise,
  bounces,
  critsDo,
  critsOn,
  endBehind,
  includes,
  itDeals,
  momentFirst,
  nextTurnBare,
  ofPiece,
  onlyFirst,
  paidHealth,
  pathTo,
  rolledAt,
  seesInvisible,
  setsHealth,
  toSeveral,
  whileHere,
} from './plain-words.ts';
import { plainlySaid } from './plainly-said.ts';
import { razesAround } from './razes-around.ts';
import { type About, asked, type Rewording } from './rewording.ts';
import { againstYou, ofThis, whoeverYou, whomOneMeets, withColon } from './said-of-bearer.ts';
import {
  allExplode,
  areaOf,
  besideOne,
  dealtInArea,
  filledWith,
  leavesBehind,
  leftBehind,
  movesEach,
  placesOrMoves,
  rangeFirst,
  sizeBehind,
  thatIsFree,
  withOneOfYours,
} from './said-of-pieces.ts';
import { endsWhen, giverByName, herOwn, losesOne, momentOfBoth, takesIt } from './said-of-token.ts';
import { saidOtherwise } from './said-otherwise.ts';
import { shootsAt } from './shoots-at.ts';
import { besidePiece, forHarm, reachOfIt, sightBlocked, toReach } from './short-places.ts';
import { spendsBehind } from './spends-behind.ts';
import { standingInShort } from './standing-in-short.ts';
import { standsThere } from './stands-there.ts';
import { suchOfThem } from './such-of-them.ts';
import { takesMore } from './takes-more.ts';
import { targetAndBeside } from './target-and-beside.ts';
import { thatLast } from './that-last.ts';
import { halfForSome, halfOnMiss, theRest } from './the-rest.ts';
import { theyOfAttacks } from './they-of-attacks.ts';
import { toOneMet } from './to-one-met.ts';
import { toWhom } from './to-whom.ts';
import {
  atSoMany,
  damageDoubled,
  givesEach,
  moreDamage,
  movesOften,
  orInstead,
  rollsTo,
  suchTakeMore,
  turnEnding,
} from './told-behind.ts';
import { toldLoosely } from './told-loosely.ts';
import { triedLast } from './tried-last.ts';
import { beganTurn, endOfAnother, turnBegun } from './turn-begun.ts';
import { twoConditions } from './two-conditions.ts';
import { unlessBehind } from './unless-behind.ts';
import { askedThen, eachGives, unnamedCounter, unnamedShield } from './unnamed-counter.ts';
import { immuneToPiece, ofItsBearer, onCritOfYours } from './unsaid-bearer.ts';
import { untilThen } from './until-then.ts';
import {
  chosenToGo,
  countedThenGone,
  ifStillHad,
  ifTheyHaveNone,
  itBecomes,
  movesAway,
  namedAgain,
  removedThen,
  replacedWith,
  stopsThere,
  thatMuch,
  unlessHad,
} from './what-goes.ts';
import { thoseYou, whileOneIs } from './what-you-do.ts';
import { whenKilled } from './when-killed.ts';
import { whenOneDoes } from './when-one-does.ts';
import { whereBehind } from './where-behind.ts';
import { whereGone } from './where-gone.ts';
import { whichOfSide } from './which-of-side.ts';
import { whileThere } from './while-there.ts';
import { whoChooses } from './who-chooses.ts';
import { dealsToComers, entering } from './who-comes.ts';
import { timeBehindName, whoCrosses, whoMust } from './who-crosses.ts';
import { nextBefore, nextWhomYou, onMissOfThose, whoever, whoKilled } from './who-did-it.ts';
import { whomAimed } from './whom-aimed.ts';
import { onYourNext, youDeal, youReceive } from './you-have.ts';
import { yourself } from './yourself.ts';

/**
 * The same sentence in the order in which the notation says such things: what stands between whom it is about and what they do, or
 * before a single effect, comes where it is read. Each is undefined where nothing of it stands elsewhere; the first that is read counts.
 */
const rewordings = checksOf((): readonly Rewording[] => [
  rangeOfPiece,
  shootsAt,
  appears,
  bareBeing,
  placeOfBoth,
  (tokens, context, { bullet, tail }) => whichOfSide(tokens, bullet, context, tail),
  untilBoth,
  whoever,
  timeBehindName,
  toWhom,
  ownWords,
  ...ofOtherOrder,
  broughtBeside,
  burstOfOne,
  healsEach,
  clearsOfBoth,
  toSeveral,
  ofThose,
  sideBehindArea,
  orYou,
  enterOrStart,
  eachSideThen,
  paidHealth,
  nextTurnBare,
  nextTurnFirst,
  nextHarm,
  nextWho,
  nextUse,
  whenNext,
  theyOfAttacks,
  ...standingInShort,
  theirs,
  ofTheirs,
  setsHealth,
  seesInvisible,
  critsDo,
  critsOn,
  ...saidOtherwise,
  asked(hitsSuch, (tokens, context, { before }) => hitsSuch(tokens, context, before)),
  areaThere,
  onlyFirst,
  beginsOtherwise,
  pathTo,
  momentFirst,
  turnBegun,
  asked(endOfAnother, (tokens, _, { before }) => endOfAnother(tokens, before)),
  takesMore,
  atOwnNumber,
  passedOn,
  spendsBehind,
  inStanceBehind,
  inBothStances,
  ...ofCounters,
  bounces,
  rolledAt,
  ofPiece,
  whileHere,
  endBehind,
  itDeals,
  includes,
  bareState,
  healthOf,
  beforeIt,
  pastTerrain,
  whomOneMeets,
  whoeverYou,
  (tokens, context, { before }) => ofThis(tokens, context, before),
  withColon,
  againstYou,
  whomAimed,
  asked(untilThen, (tokens, _, { before }) => untilThen(tokens, before)),
  momentOfBoth,
  takesIt,
  losesOne,
  endsWhen,
  giverByName,
  herOwn,
  sizeBehind,
  filledWith,
  leftBehind,
  leavesBehind,
  placesOrMoves,
  allExplode,
  areaOf,
  rangeFirst,
  toReach,
  reachOfIt,
  besidePiece,
  nearPiece,
  forHarm,
  sightBlocked,
  movesEach,
  asked(dealtInArea, (tokens, context) => (context.laid ? dealtInArea(tokens) : undefined)),
  inTheCentre,
  targetAndBeside,
  besideOne,
  ofEachSpace,
  thatIsFree,
  asked(withOneOfYours, (tokens, context, { before, source }) => withOneOfYours(tokens, context, before, source)),
  removedThen,
  onNextTurn,
  whoCrosses,
  entering,
  dealsToComers,
  onlyNear,
  ...onTheMap,
  outside,
  whoMust,
  ordered,
  forGivenUp,
  fewerOfThem,
  killsSuch,
  harmAgain,
  eachBefore,
  toTarget,
  permanently,
  timesFirst,
  eachBehind,
  readyWhen,
  mostFirst,
  onceThenWhen,
  endOfIt,
  whileDealt,
  worthOnDeath,
  spendsToLive,
  whileHad,
  untilAnyway,
  replacedWith,
  spaceAndAround,
  notesSpace,
  asked(moreDamage, (tokens, _, { before }) => moreDamage(tokens, before)),
  asked(orInstead, (tokens, _, { before }) => orInstead(tokens, before)),
  asked(askedBeforeHead, (tokens, _, { before }) => askedBeforeHead(tokens, before)),
  rollsTo,
  damageDoubled,
  givesEach,
  (tokens, context, { before, tail }) => suchTakeMore(tokens, before, tail) ?? suchOfThem(tokens, context, tail),
  asked(atSoMany, (tokens, context, { before }) => atSoMany(tokens, context, before)),
  movesOften,
  turnEnding,
  onTheirRolls,
  oneGoes,
  ofThese,
  askedOfThose,
  whoeverHas,
  forEachOfThem,
  perSpaceMoved,
  sparesOnce,
  throughBehind,
  spaceTakes,
  itBecomes,
  namedAgain,
  detonates,
  insideIt,
  namedFirst,
  burstOfEach,
  areaFromPiece,
  rangeFromPiece,
  eachDeals,
  becomesSo,
  picksUp,
  firstEach,
  fewHad,
  thoseYou,
  whileOneIs,
  areBoth,
  stopsPush,
  irreducibleFirst,
  spaceAndBurst,
  asked(pieceExplodes, (tokens, context, { before }) => pieceExplodes(tokens, context, before)),
  ...ofPlaces,
  ...ofMovement,
  deployedWith,
  notWithin,
  theOnlyOne,
  thatLast,
  theAreaAround,
  byThatPush,
  chosenToGo,
  asked(countedThenGone, (tokens, context, { before }) => countedThenGone(tokens, context, before)),
  asked(thatMuch, (tokens, context, { before }) => thatMuch(tokens, context, before)),
  standsThere,
  movesAway,
  stopsThere,
  asked(oneMore, (tokens, _, { before }) => oneMore(tokens, before)),
  ifTheyHaveNone,
  unlessHad,
  ifStillHad,
  bareParentheses,
  inBrackets,
  (tokens, context, { tail }) => theRest(tokens, context, tail),
  speedChanged,
  asked(halfForSome, (tokens, _, { tail }) => halfForSome(tokens, tail)),
  halfOnMiss,
  onYourNext,
  youDeal,
  youReceive,
  healingChanged,
  whereBehind,
  whoKilled,
  asked(onMissOfThose, (tokens, context, { source }) => onMissOfThose(tokens, context, source)),
  nextBefore,
  nextWhomYou,
  asked(whereGone, (tokens, _, { source }) => whereGone(tokens, source)),
  asked(ofTheFirst, (tokens, context, { before }) => ofTheFirst(tokens, context, before)),
  toTheFirst,
  unlessBehind,
  takesInstead,
  takesFor,
  neitherOfYou,
  nextBySide,
  twoConditions,
  givesAction,
  abilityOfOne,
  spendsTo,
  asked(losesNext, (tokens, _, { source }) => losesNext(tokens, source)),
  asked(globally, (tokens, _, { before }) => globally(tokens, before)),
  yourself,
  (tokens, _, { before }) => onNumberBare(tokens, before),
  (tokens, context, { before }) => unnamedCounter(tokens, context, before),
  toOneMet,
  whenOneDoes,
  harmOfText,
  ...deedsInOtherOrder,
  asked(oneOfThose, (tokens, context, { before }) => oneOfThose(tokens, context, before)),
  unnamedShield,
  eachGives,
  askedThen,
  diceOfEach,
  abilityDoes,
  beganTurn,
  drains,
  razesAround,
  oneNumber,
  placedBeside,
  ofThatPiece,
  whoChooses,
  eitherOf,
  asked(ifThereIs, (tokens, context, { tail }) => ifThereIs(tokens, context, tail)),
  asked(whenKilled, (tokens, context, { tail }) => whenKilled(tokens, context, tail)),
  passiveVoice,
  forEachYouHave,
  gainsMore,
  atSoManyOf,
  againstOthers,
  movedAnyWay,
  happensBefore,
  askedThenAt,
  endsNextTurn,
  ofItsBearer,
  onCritOfYours,
  immuneToPiece,
  whileThere,
  ...plainlySaid,
  ...everydayWords,
  ...toldLoosely,
  ...kitWords,
  ...triedLast,
  askedLast,
]);

/** Where so many clauses are by hand already, what follows is no card's text, and is not tried in other words: each text is read in bounded time. */
const mostByHand = 12;

/** Reads a sentence that was not understood in another order of its words; what comes of it is one clause. */
export function reworded(
  desk: Desk,
  sentence: Sentence,
  context: Context,
  tail: Tail | undefined,
  mark: number,
  asBefore: () => void,
): Out | undefined {
  const { from, to } = sentence;
  if (desk.sheet.clauses.filter(({ status }) => status === 'manual').length > mostByHand) return undefined;
  const before = desk.sheet.clauses.slice(mark);
  desk.sheet.backTo(mark);
  const about: About = { bullet: sentence.bullet, tail, before: desk.tokens.slice(0, from), source: desk.source };
  // A piece that is called for short has its name in every other order of the words, too.
  const said = desk.tokens.slice(from, to);
  if (saysItOfNamed(said, tail !== undefined, context.words)) {
    desk.sheet.clauses.push(...before);
    return undefined;
  }
  const short = calledOtherwise(said, context);
  const whole = (desk.standing ? undefined : ofPieceBefore(short ?? said, context, about.before)) ?? short;
  const isOfPiece = /^(?:token|condition|counter|marker|terrain)$/.test(context.slot);
  const front = frameFirst(whole ?? said, isOfPiece && (from > 0 || to < desk.tokens.length - 1));
  for (const words of [whole ?? said, ...(front === undefined ? [] : [front])]) {
    const all = rewordings(words, 0, words.length);
    for (const reword of words === said ? all : [() => words, ...all]) {
      const again = reword(words, context, about);
      const read = again && saidAs(again, desk, sentence, context, tail, mark, asBefore);
      if (read !== undefined) return read;
    }
  }
  desk.sheet.clauses.push(...before);
  return undefined;
}

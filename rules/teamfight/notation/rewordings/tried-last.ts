import { belowFull } from '../sentences/below-full.ts';
import { byWhatTheyLost } from '../sentences/by-what-they-lost.ts';
import { drivesFirst } from '../sentences/drives-ahead.ts';
import { endsTurnWithout } from '../sentences/ends-turn-without.ts';
import { gainsWhile } from '../sentences/gained-while.ts';
import { livesBy } from '../sentences/lives-by.ts';
import { pulledTogether } from '../sentences/to-each-other.ts';
import { alsoToMet, harmToBoth, whomMet } from '../sentences/whom-met.ts';
import { beginning, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import { actionBack } from './action-back.ts';
import { allCharges } from './all-charges.ts';
import { aroundTheLast } from './areas-around.ts';
import { asManyAs } from './as-many-as.ts';
import { attackWords } from './attack-words.ts';
import { attacksInShort } from './attacks-in-short.ts';
import { attacksThisTurn } from './attacks-this-turn.ts';
import { yoursBare } from './bare-state.ts';
import { centreAndRest } from './centre-and-rest.ts';
import { damageReceivedFrom } from './damage-received-from.ts';
import { dieInShort } from './die-in-short.ts';
import { doubleDamage, toSize } from './double-damage.ts';
import { equalToHad } from './equal-to-had.ts';
import { exceptFrom } from './except-from.ts';
import { exitsAtNone } from './exits-at-none.ts';
import { explodes } from './explodes.ts';
import { firstAgainst } from './first-against.ts';
import { firstHitGives } from './first-hit-gives.ts';
import { firstOfEach } from './first-of-each.ts';
import { furtherOnes } from './further-ones.ts';
import { gainsBehindSpaces } from './gains-behind-spaces.ts';
import { gainsEachTime } from './gains-each-time.ts';
import { givenUpTo } from './given-up-to.ts';
import { withSoManyOf } from './growth.ts';
import { hadBefore } from './had-before.ts';
import { harmByEach } from './harm-by-each.ts';
import { harmOfMoving } from './harm-of-moving.ts';
import { hasSuchAlly } from './has-such-ally.ts';
import { heOrShe } from './he-or-she.ts';
import { healsInstead } from './heals-instead.ts';
import { ifItIsThere } from './if-it-is-there.ts';
import { inOtherWords } from './in-other-words.ts';
import { inThatState } from './in-that-state.ts';
import { itAll } from './it-all.ts';
import { marksIt } from './marks-it.ts';
import { maxStacks } from './max-stacks.ts';
import { nextAttackMisses } from './next-attack-misses.ts';
import { notAffected } from './not-affected.ts';
import { inItNow, notBehindWalls } from './not-behind-walls.ts';
import { detonatesIt } from './of-spaces.ts';
import { ofTheHit } from './of-the-hit.ts';
import { onNewCards } from './on-new-cards.ts';
import { otherSideThere } from './other-side-there.ts';
import { pieceStrikes } from './piece-strikes.ts';
import { momentBetween } from './plain-words.ts';
import { placesArea, razesInRange } from './razes-around.ts';
import { asked, type Rewording } from './rewording.ts';
import { rollsInRow } from './rolls-in-row.ts';
import { rulesCardWords } from './rules-card-words.ts';
import {
  anyOfYours,
  filledThere,
  firstToEnter,
  givesSomebody,
  healsTo,
  inAreaThere,
  passivesRest,
  swapsBoth,
  teleportsSomebody,
  thenOnward,
  untilIfItHappens,
} from './said-briefly.ts';
import { seizes } from './seizes.ts';
import { losesForMore } from './spends-behind.ts';
import { farFirst } from './that-many.ts';
import { turnSinceComing } from './turn-since-coming.ts';
import { turnsOfEach } from './turns-of-each.ts';
import { leavesOn, losesFirst, losesThat, removesThat } from './what-they-had.ts';
import { passesNobody, whereItCame } from './where-it-came.ts';
import { whicheverSide } from './whichever-side.ts';
import { whoIsTargeted } from './who-is-targeted.ts';
import { yourBearer } from './your-bearer.ts';

/** What something is said to do before it is told what that is: of what goes off with it nothing is told so. */
const meansMore =
  /^(?:explodes|detonates|erupts|bursts|breaks|shatters|cracks|dies|ends|moves|heals|takes|gains|loses|gets|deals|acts|attacks|becomes|returns|teleports|swaps|jumps|flies|falls|leaves|is|has|was|does|pushes|pulls|summons|spawns|places|triggers|targets|hits|collapses|pops|vanishes|disappears|splits|crumbles)$/;

/** `When damaged, it tolls: all in burst 2, 1dmg`: how that looks, and behind the colon what comes of it. */
function namedDeed(tokens: readonly Token[]): Token[] | undefined {
  const colon = tokens.findIndex(({ text }) => text === ':');
  const [it, does, before] = [tokens[colon - 2], tokens[colon - 1], tokens[colon - 3]];
  if (colon < 4 || does?.kind !== 'word' || !/[a-z]s$/.test(does.text) || meansMore.test(does.text)) return undefined;
  if (!/^(?:it|this)$/.test(it?.text ?? '') || before?.text !== ',') return undefined;
  if (!/^(?:when|whenever|if|at|on)$/.test(tokens[0]?.text ?? '')) return undefined;
  return [...tokens.slice(0, colon - 2), ...tokens.slice(colon + 1)];
}

/** `Until the end of your turn, enemies lose Invisible`: as long as that is said they cannot be so. */
function invisibleNoMore(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => text === 'invisible');
  const loses = tokens[at - 1];
  if (loses === undefined || !/^loses?$/.test(loses.text) || !/^(?:,|and|\.)$/.test(tokens[at + 1]?.text ?? '.'))
    return undefined;
  return [...tokens.slice(0, at - 1), ...wordsLike(loses, 'cannot be'), ...tokens.slice(at)];
}
invisibleNoMore.begins = beginning('until|till');
invisibleNoMore.needs = oneOf('invisible');

/** What is tried last, where nothing else of the sentence stands elsewhere. */
export const triedLast: readonly Rewording[] = [
  ...attackWords,
  ...attacksInShort,
  ...dieInShort,
  ...rulesCardWords(),
  explodes,
  pieceStrikes,
  harmOfMoving,
  momentBetween,
  turnSinceComing,
  notBehindWalls,
  inItNow,
  whomMet,
  alsoToMet,
  harmToBoth,
  givenUpTo,
  namedDeed,
  livesBy,
  byWhatTheyLost,
  gainsBehindSpaces,
  gainsWhile,
  whereItCame,
  passesNobody,
  detonatesIt,
  whoIsTargeted,
  razesInRange,
  placesArea,
  invisibleNoMore,
  aroundTheLast,
  losesForMore,
  losesThat,
  leavesOn,
  losesFirst,
  removesThat,
  drivesFirst,
  inOtherWords,
  withSoManyOf,
  exceptFrom,
  actionBack,
  itAll,
  furtherOnes,
  belowFull,
  hadBefore,
  equalToHad,
  ifItIsThere,
  damageReceivedFrom,
  asked(heOrShe, (tokens, context, { before }) => heOrShe(tokens, context, before)),
  thenOnward,
  filledThere,
  inAreaThere,
  passivesRest,
  healsTo,
  teleportsSomebody,
  swapsBoth,
  givesSomebody,
  untilIfItHappens,
  whicheverSide,
  yourBearer,
  otherSideThere,
  pulledTogether,
  yoursBare,
  asManyAs,
  anyOfYours,
  firstToEnter,
  notAffected,
  // In an ability it could be of the turn in which that is used.
  asked(endsTurnWithout, (tokens, context, about) =>
    context.slot === 'ability' || context.slot === 'default' ? undefined : endsTurnWithout(tokens, context, about),
  ),
  attacksThisTurn,
  exitsAtNone,
  maxStacks,
  inThatState,
  gainsEachTime,
  rollsInRow,
  turnsOfEach,
  nextAttackMisses,
  healsInstead,
  ofTheHit,
  doubleDamage,
  toSize,
  firstOfEach,
  hasSuchAlly,
  marksIt,
  asked(centreAndRest, (tokens, context, about) => centreAndRest(tokens, context, about)),
  seizes,
  firstHitGives,
  firstAgainst,
  harmByEach,
  farFirst,
  asked(allCharges, (tokens, context, about) => allCharges(tokens, context, about)),
  ...onNewCards,
];

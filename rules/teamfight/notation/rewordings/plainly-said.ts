import { stillBefore } from '../occasions/still-before.ts';
import { gainedWhile } from '../sentences/gained-while.ts';
import { allPrevented } from './all-prevented.ts';
import { asCardsSay } from './as-cards-say.ts';
import { asOften } from './as-often.ts';
import { attackersHave } from './attackers-have.ts';
import { byBeing, byDoing, eachGivesYou, inMelee } from './by-doing.ts';
import { departs } from './departs.ts';
import { amongThem, dividedBehind, toEach } from './divided-behind.ts';
import { fallingHarm } from './falling-harm.ts';
import { firstOfTurn } from './first-of-turn.ts';
import { areLost, forEachYouHit, mostBehindWhen } from './gained-when.ts';
import { gainsActionToo } from './gains-action-too.ts';
import { gainsAnd } from './gains-and.ts';
import { harmPerEach } from './harm-per-each.ts';
import { idleTurn } from './idle-turn.ts';
import { inBetween } from './in-between.ts';
import { loseCounted } from './lose-counted.ts';
import { ofMarks } from './marks-the-space.ts';
import { mostAtOnce } from './most-at-once.ts';
import { onceAndGone } from './once-and-gone.ts';
import { onlyWhoCan } from './only-who-can.ts';
import { asked, type Rewording } from './rewording.ts';
import { rightNow } from './right-now.ts';
import { rollsMore } from './rolls-more.ts';
import { saidOfGround } from './said-of-ground.ts';
import { sendsAllTo } from './sends-all-to.ts';
import { separateRolls } from './separate-rolls.ts';
import { shareOfDamage, shareOfHit } from './share-of-damage.ts';
import { soManyTargets } from './so-many-targets.ts';
import { stillHasIt } from './still-has-it.ts';
import { sufferedFirst } from './suffered-first.ts';
import { teleportsBack } from './teleports-back.ts';
import { theSide } from './the-side.ts';
import { theThrown } from './the-thrown.ts';
import { youAndEach } from './you-and-each.ts';

/** What anybody may say plainly and the notation says otherwise. */
export const plainlySaid: readonly Rewording[] = [
  gainedWhile,
  stillHasIt,
  gainsAnd,
  gainsActionToo,
  onlyWhoCan,
  youAndEach,
  loseCounted,
  forEachYouHit,
  mostBehindWhen,
  areLost,
  idleTurn,
  onceAndGone,
  shareOfDamage,
  shareOfHit,
  asOften,
  attackersHave,
  fallingHarm,
  theSide,
  firstOfTurn,
  rightNow,
  mostAtOnce,
  sendsAllTo,
  inBetween,
  ofMarks,
  separateRolls,
  sufferedFirst,
  departs,
  rollsMore,
  allPrevented,
  asked(harmPerEach, (tokens, _, { tail }) =>
    harmPerEach(tokens, tail?.node.node === 'target' && (tail.node.max ?? 1) === 1),
  ),
  dividedBehind,
  amongThem,
  asked(toEach, (tokens, _, { tail }) => toEach(tokens, tail?.node.node === 'target' && (tail.node.max ?? 1) > 1)),
  soManyTargets,
  teleportsBack,
  stillBefore,
  theThrown,
  byDoing,
  byBeing,
  eachGivesYou,
  inMelee,
  ...saidOfGround,
  ...asCardsSay,
];

import { besideAfterTeleport, noLongerEither } from './beside-after-teleport.ts';
import { dealtAt, doublesOn, fullyHeals, groundTurned, thatMuchRolled } from './dealt-at.ts';
import { hitBy, nthAttackDoes, yoursAlso } from './hit-by.ts';
import { piecesAlso, readiesThat } from './of-its-own-ability.ts';
import { offeredFirst, summonHere, usedNotThen, whileInPlay } from './offered-first.ts';
import { oneOfAllies } from './one-of-allies.ts';
import { asked, type Rewording } from './rewording.ts';
import {
  deedTold,
  forEachFirst,
  ignoresFirst,
  theyExplode,
  throughWalls,
  whenStateThen,
  whenYouDoThat,
  whileStateHolds,
  whoeverHasYours,
} from './said-in-short.ts';
import { strikesFor, targetInstead } from './strikes-for.ts';
import { summonDeals } from './summon-deals.ts';

/** What designers of new cards say plainly of hits, dice, summons and offers. */
export const onNewCards: readonly Rewording[] = [
  besideAfterTeleport,
  noLongerEither,
  dealtAt,
  asked(thatMuchRolled, (tokens, _, { before }) => thatMuchRolled(tokens, before)),
  doublesOn,
  fullyHeals,
  groundTurned,
  hitBy,
  nthAttackDoes,
  yoursAlso,
  offeredFirst,
  asked(summonHere, (tokens, context, { source }) => summonHere(tokens, context, source)),
  usedNotThen,
  whileInPlay,
  asked(oneOfAllies, (tokens, _, { before }) => oneOfAllies(tokens, before)),
  summonDeals,
  strikesFor,
  targetInstead,
  readiesThat,
  piecesAlso,
  whoeverHasYours,
  forEachFirst,
  ignoresFirst,
  whenYouDoThat,
  deedTold,
  theyExplode,
  throughWalls,
  whenStateThen,
  whileStateHolds,
];

import { asOneSays } from './as-one-says.ts';
import { cannotDie } from './cannot-die.ts';
import { comesAnyway, comeWhatMay } from './come-what-may.ts';
import { inTheNextTurn, otherNextTurn } from './in-the-next-turn.ts';
import { moreToSome } from './more-to-some.ts';
import { piecesOnSpaces } from './pieces-on-spaces.ts';
import { pushesToo } from './pushes-too.ts';
import type { Rewording } from './rewording.ts';
import { thatMany } from './that-many.ts';
import { toEachSide } from './to-each-side.ts';
import { wallForSome } from './wall-for-some.ts';
import { whereTheyStood } from './where-they-stood.ts';

/** What is said of rolls, of areas and those in them, of pieces on their spaces and of turns as one says it at a table. */
export const everydayWords: readonly Rewording[] = [
  comeWhatMay,
  comesAnyway,
  toEachSide,
  moreToSome,
  piecesOnSpaces,
  whereTheyStood,
  inTheNextTurn,
  otherNextTurn,
  wallForSome,
  cannotDie,
  pushesToo,
  thatMany,
  ...asOneSays,
];

import { comesAnyway, comeWhatMay } from './come-what-may.ts';
import { moreToSome } from './more-to-some.ts';
import { piecesOnSpaces } from './pieces-on-spaces.ts';
import type { Rewording } from './rewording.ts';
import { toEachSide } from './to-each-side.ts';
import { whereTheyStood } from './where-they-stood.ts';

/** What is said of rolls, areas and those in them, and of pieces on their spaces, as one says it at a table. */
export const everydayWords: readonly Rewording[] = [
  comeWhatMay,
  comesAnyway,
  toEachSide,
  moreToSome,
  piecesOnSpaces,
  whereTheyStood,
];

import type { Problem } from '../schemas/problem.ts';
import type { SystemId } from '../schemas/systems.ts';
import type { Entity, GameSet } from './game-set.ts';
import { reader as brawlReader } from './hammerspace/reader.ts';
import { readings as brawlReadings, textsOf as brawlTexts } from './hammerspace/readings.ts';
import type { Reader, WrittenText } from './kernel/reading/reader.ts';
import type { Readings } from './kernel/reading/text-reading.ts';
import type { ReadingProblems } from './open-unread.ts';
import { isTried, reader } from './teamfight/reader.ts';
import { readingProblems as ofTeamfight } from './teamfight/reading-problems.ts';
import { readings } from './teamfight/readings.ts';
import { textsOf } from './teamfight/texts-of.ts';
import { reader as combatReader } from './thoua/reader.ts';
import { readings as combatReadings, textsOf as combatTexts } from './thoua/readings.ts';
import { reader as battleReader } from './valyr/reader.ts';
import { readings as battleReadings, textsOf as battleTexts } from './valyr/readings.ts';

/** How the rules of a system read texts. */
export interface Notation {
  /** The texts of an entity that are read, in the order of its file. */
  textsOf(entity: Entity): WrittenText[];
  /** What reads texts of a set while they are written. */
  reader(set: GameSet): Reader;
  /** Reads every text of some sets and of the sets they use. */
  readings(sets: readonly GameSet[]): Readings;
  /** Whether a text of a slot can be tried on a target; left out by a system that tries none. */
  isTried?(slot: string): boolean;
  /** Whether something can stand in for a clause by hand in matches of bots. */
  readonly standIns: boolean;
  /** What is wrong with a set by what its texts were understood to say; left out where `systems` tells all. */
  readonly problems?: ReadingProblems;
}

/** A system without rules reads no text. */
export const notations: Readonly<Partial<Record<SystemId, Notation>>> = {
  teamfight: { textsOf, reader, readings, isTried, standIns: true, problems: ofTeamfight },
  hammerspace: { textsOf: brawlTexts, reader: brawlReader, readings: brawlReadings, standIns: false },
  thoua: { textsOf: combatTexts, reader: combatReader, readings: combatReadings, standIns: false },
  valyr: { textsOf: battleTexts, reader: battleReader, readings: battleReadings, standIns: false },
};

/** What the readings of a set's texts tell of what is wrong with it. */
export const readingProblems = (...[set, drafts]: Parameters<ReadingProblems>): Problem[] =>
  notations[set.manifest.system]?.problems?.(set, drafts) ?? [];

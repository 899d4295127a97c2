import type { Problem } from '../schemas/problem.ts';
import type { SystemId } from '../schemas/systems.ts';
import type { Drafts } from './draft.ts';
import type { Change } from './edit/change.ts';
import { renamedAlone } from './edit/renamed-alone.ts';
import type { Entity, GameSet } from './game-set.ts';
import { differences, languages } from './hammerspace/languages.ts';
import { problems as hammerspace } from './hammerspace/problems.ts';
import { reader as brawlReader } from './hammerspace/reader.ts';
import { readings as brawlReadings, textsOf as brawlTexts } from './hammerspace/readings.ts';
import type { Reader, WrittenText } from './kernel/reading/reader.ts';
import type { Readings } from './kernel/reading/text-reading.ts';
import { referrersOf as plainReferrersOf } from './plain/edit.ts';
import { problems as plain } from './plain/problems.ts';
import type { Referrer } from './referrers.ts';
import { referrersOf } from './teamfight/edit/referrers.ts';
import { renamed } from './teamfight/edit/rename.ts';
import { problems as teamfight } from './teamfight/problems.ts';
import { isTried, reader } from './teamfight/reader.ts';
import { readings, textsOf } from './teamfight/readings.ts';
import { problems as thoua } from './thoua/problems.ts';
import { reader as combatReader } from './thoua/reader.ts';
import { readings as combatReadings, textsOf as combatTexts } from './thoua/readings.ts';
import { referrersOf as thouaReferrersOf } from './thoua/references.ts';
import { renamed as renamedInCombat } from './thoua/rename.ts';
import { problems as valyr } from './valyr/problems.ts';
import { reader as battleReader } from './valyr/reader.ts';
import { readings as battleReadings, textsOf as battleTexts } from './valyr/readings.ts';
import { referrersOf as valyrReferrersOf } from './valyr/references.ts';

/** What the rules of a system do for its sets. */
interface System {
  /** What is wrong with the files of a set beyond their schemas; `set` holds what they can refer to. */
  readonly problems: (set: GameSet, drafts: Drafts) => Problem[];
  /** What refers to a file as a whole, or to the part of it at the pointer, outside of itself. */
  readonly referrersOf: (set: GameSet, file: string, pointer: string) => Referrer[];
  /** The changes that give something another name; its id stays. */
  readonly renamed: (set: GameSet, file: string, pointer: string, name: string) => Change[];
  /** Left out by a system without rules, which reads no text. */
  readonly notation?: Notation;
}

/** How the rules of a system read texts. */
export interface Notation {
  /** The languages that they read. */
  readonly languages: readonly string[];
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
  /** Of a notation that knows several languages: the texts that do something else in another language than in the original. */
  readonly differences?: (original: GameSet, translated: GameSet) => Problem[];
}

const teamfightNotation: Notation = {
  languages: ['en'],
  textsOf,
  reader,
  readings,
  isTried,
  standIns: true,
};

export const systems: Readonly<Record<SystemId, System>> = {
  teamfight: { problems: teamfight, referrersOf, renamed, notation: teamfightNotation },
  hammerspace: {
    problems: hammerspace,
    referrersOf: () => [],
    renamed: renamedAlone,
    notation: {
      languages,
      differences,
      textsOf: brawlTexts,
      reader: brawlReader,
      readings: brawlReadings,
      standIns: false,
    },
  },
  thoua: {
    problems: thoua,
    referrersOf: thouaReferrersOf,
    renamed: renamedInCombat,
    notation: {
      languages: ['en'],
      textsOf: combatTexts,
      reader: combatReader,
      readings: combatReadings,
      standIns: false,
    },
  },
  valyr: {
    problems: valyr,
    referrersOf: valyrReferrersOf,
    renamed: renamedAlone,
    notation: {
      languages: ['en'],
      textsOf: battleTexts,
      reader: battleReader,
      readings: battleReadings,
      standIns: false,
    },
  },
  plain: { problems: plain, referrersOf: plainReferrersOf, renamed: renamedAlone },
};

import { coverageOf } from '../../rules/kernel/reading/coverage.ts';
import type { Coverage } from '../../rules/kernel/reading/reading.ts';
import type { TextReading } from '../../rules/kernel/reading/text-reading.ts';
import { notations } from '../../rules/notations.ts';
import { coverageByGroup, type TextGroup } from '../../rules/teamfight/readings.ts';
import { CannotRun } from './cannot-run.ts';
import { leftOutOf, openSets } from './open-sets.ts';

/** A text of a set of any system, and what was understood of it. */
export interface TextRead extends Omit<TextReading, 'slot'> {
  /** The folder that was asked for, in which the text's file lies. */
  readonly folder: string;
}

/** What the rules understood of the texts of some sets. */
export interface SetsRead {
  readonly texts: readonly TextRead[];
  readonly coverage: Coverage;
  /** The same for texts of Teamfight that are about the same. */
  readonly groups: Readonly<Record<TextGroup, Coverage>>;
  /** Names and files of what could not be read for an error. */
  readonly leftOut: readonly string[];
}

/** Reads all texts of the sets in some folders. Those of the shared words that they use belong to sets of their own. */
export async function readSets(folders: readonly string[]): Promise<SetsRead> {
  const opened = await openSets(folders);
  const silent = opened.find(({ set }) => !notations[set.manifest.system])?.set.manifest;
  if (silent)
    throw new CannotRun('read/no-rules', `${silent.name} has no rules, so its texts are printed and not read.`);
  const ofTeamfight: TextReading[] = [];
  const texts = opened.flatMap(({ set }, index): TextRead[] => {
    const { system } = set.manifest;
    const folder = folders[index] ?? set.folder;
    const all = notations[system]?.readings([set]).texts ?? [];
    const own = all.filter((text) => text.set === set.id);
    if (system === 'teamfight') ofTeamfight.push(...own);
    return own.map((text) => ({ ...text, folder }));
  });
  return { texts, coverage: coverageOf(texts), groups: coverageByGroup(ofTeamfight), leftOut: leftOutOf(opened) };
}

import { coverageOf } from '../../rules/kernel/reading/coverage.ts';
import type { Coverage } from '../../rules/kernel/reading/reading.ts';
import { coverageByGroup, readings, type TextGroup, type TextReading } from '../../rules/teamfight/readings.ts';
import { leftOutOf, openSets } from './open-sets.ts';

/** What the rules understood of the texts of some sets. */
export interface SetsRead {
  /** `folder` is the one that was asked for, in which the text's file lies. */
  readonly texts: readonly (TextReading & { readonly folder: string })[];
  readonly coverage: Coverage;
  /** The same for texts that are about the same. */
  readonly groups: Readonly<Record<TextGroup, Coverage>>;
  /** Names and files of what could not be read for an error. */
  readonly leftOut: readonly string[];
}

/** Reads all texts of the sets in some folders. Those of the shared words that they use belong to sets of their own. */
export async function readSets(folders: readonly string[]): Promise<SetsRead> {
  const opened = await openSets(folders);
  const texts = opened.flatMap(({ set }, index) =>
    readings([set])
      .texts.filter((text) => text.set === set.id)
      .map((text) => ({ ...text, folder: folders[index] ?? set.folder })),
  );
  return { texts, coverage: coverageOf(texts), groups: coverageByGroup(texts), leftOut: leftOutOf(opened) };
}

import { type Readings, readings } from '../../rules/teamfight/readings.ts';
import { leftOutOf, openSets } from './open-sets.ts';

/** What the rules understood of the texts of some sets, and what could not be asked for an error. */
export interface SetsRead extends Readings {
  readonly leftOut: readonly string[];
}

/** Reads all texts of the sets in some folders, and of the shared words that they use. */
export async function readSets(folders: readonly string[]): Promise<SetsRead> {
  const opened = await openSets(folders);
  return { ...readings(opened.map(({ set }) => set)), leftOut: leftOutOf(opened) };
}

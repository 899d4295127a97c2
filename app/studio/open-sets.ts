import { problemsAcross, sameId } from '../../rules/across.ts';
import type { GameSet } from '../../rules/game-set.ts';
import { CannotRun } from './cannot-run.ts';
import { folderOf, type LoadedSet, loadSet } from './load-set.ts';

/** A set that could be opened, its entities with errors left out. */
export interface OpenSet extends LoadedSet {
  readonly set: GameSet;
}

/** Loads the sets that are to be exported together. Throws `CannotRun` where one cannot be opened or two are the same. */
export async function openSets(folders: readonly string[]): Promise<OpenSet[]> {
  const opened: OpenSet[] = [];
  for (const folder of folders) {
    const loaded = await loadSet(folder);
    if (opened.some((other) => other.folder === loaded.folder)) throw namedTwice(folder);
    const { set, problems } = loaded;
    if (!set) {
      const reason = problems.find(({ severity }) => severity === 'error')?.message ?? 'set.json cannot be read.';
      throw new CannotRun('set/broken', `${folder}: this set cannot be opened. ${reason}`);
    }
    const newer = problems.find(({ code }) => code === 'set/newer-format');
    if (newer) throw new CannotRun(newer.code, `${folder}: ${newer.message}`);
    opened.push({ ...loaded, set });
  }
  for (const [set, problems] of problemsAcross(
    opened.map((one) => one.set),
    folderOf,
  )) {
    const same = problems.find(({ code }) => code === sameId);
    if (same) throw new CannotRun(sameId, `${folderOf(set)}: ${same.message}`);
  }
  return opened;
}

/** Says that a folder was already among those that were asked for. */
export const namedTwice = (folder: string): CannotRun =>
  new CannotRun('set/twice', `${folder}: this set is named twice; name each set once.`);

/** Names and files of what has an error and is not exported. */
export const leftOutOf = (sets: readonly OpenSet[]): string[] =>
  sets.flatMap(({ set }) => set.leftOut.map(({ name, file }) => `${name} (${set.id}/${file})`));

import { faceMakers } from '../../exporters/face/systems.ts';
import { problemsAcross, sameId } from '../../rules/across.ts';
import { type Problem, sortProblems } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';
import { folderOf, type LoadedSet, loadSet } from './load-set.ts';
import { namedTwice } from './open-sets.ts';

/** Everything that is wrong with one of the sets that were asked for. */
export interface CheckedSet {
  /** The folder as it was asked for. */
  readonly folder: string;
  /** Whether anything could be opened at all; if not, the one problem says why. */
  readonly found: boolean;
  /** How many entities it has, those with errors included. */
  readonly entities: number;
  readonly problems: readonly Problem[];
}

type Opened = { readonly folder: string } & (
  | { readonly loaded: LoadedSet; readonly refusal?: undefined }
  | { readonly loaded?: undefined; readonly refusal: CannotRun }
);

/** Opens each set, lays its faces out, and looks at what the sets say together. */
export async function checkSets(folders: readonly string[]): Promise<CheckedSet[]> {
  const opened: Opened[] = [];
  for (const folder of folders) {
    try {
      const loaded = await loadSet(folder);
      const twice = opened.some((other) => other.loaded?.folder === loaded.folder);
      opened.push(twice ? { folder, refusal: namedTwice(folder) } : { folder, loaded });
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      opened.push({ folder, refusal: error });
    }
  }
  const across = problemsAcross(
    opened.flatMap(({ loaded }) => loaded?.set ?? []),
    folderOf,
  );
  return opened.map(({ folder, loaded, refusal }) => {
    if (!loaded) {
      const problem: Problem = {
        severity: 'error',
        file: '',
        pointer: '',
        code: refusal.code,
        message: refusal.message,
      };
      return { folder, found: false, entities: 0, problems: [problem] };
    }
    const { set } = loaded;
    // Sets of one id are told again below, with their whole folders.
    const problems = loaded.problems.filter(({ code }) => code !== sameId);
    if (set) {
      // What a set's own shared words disagree on was told when it was opened.
      const known = new Set(problems.map(({ message }) => message));
      problems.push(...(across.get(set) ?? []).filter(({ message }) => !known.has(message)));
      problems.push(...faceMakers[set.manifest.system](set, loaded.pictures).problems);
    }
    const entities = set ? set.entities.length + set.leftOut.length : 0;
    return { folder, found: true, entities, problems: sortProblems(problems) };
  });
}

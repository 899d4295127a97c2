import { faceMakers } from '../../exporters/face/systems.ts';
import { problemsAcross } from '../../rules/across.ts';
import { type Problem, sortProblems } from '../../schemas/problem.ts';
import { CannotRun } from './cannot-run.ts';
import { loadSet } from './load-set.ts';

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

/** Opens each set, lays its faces out, and looks at what the sets say together. */
export async function checkSets(folders: readonly string[]): Promise<CheckedSet[]> {
  const opened = await Promise.all(
    folders.map(async (folder) => {
      try {
        return { folder, loaded: await loadSet(folder) };
      } catch (error) {
        if (!(error instanceof CannotRun)) throw error;
        return { folder, refusal: error };
      }
    }),
  );
  const sets = opened.flatMap(({ loaded }) => loaded?.set ?? []);
  const across = problemsAcross(sets);
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
    const problems = [...loaded.problems];
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

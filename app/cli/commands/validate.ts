import type { Problem } from '../../../schemas/problem.ts';
import { counted } from '../../../schemas/words.ts';
import type { CheckedSet } from '../../studio/check-sets.ts';
import type { ExitCode, Register } from '../command.ts';
import { say } from '../say.ts';

export const register: Register = (program) => {
  program
    .command('validate')
    .description('say everything that is wrong with one or more sets, all at once')
    .argument('<set...>', 'folders of sets')
    .option('--json', 'print one JSON document and nothing else')
    .action(async (folders: string[], options: { json?: true }) => {
      const { checkSets } = await import('../../studio/check-sets.ts');
      const checked = await checkSets(folders);
      const problems = checked.flatMap((set) => set.problems);
      if (options.json) {
        const several = folders.length > 1;
        const told = checked.flatMap((set) =>
          set.problems.map((problem) => (several ? { set: set.folder, ...problem } : problem)),
        );
        const ok = !problems.some((problem) => problem.severity === 'error');
        say.line(JSON.stringify({ ok, problems: told }, undefined, 2));
      } else {
        for (const set of checked) tell(set, folders.length > 1);
        if (checked.some(({ found }) => found)) say.line(totals(checked.filter(({ found }) => found)));
      }
      process.exitCode = exitCode(checked, problems);
    });
};

function exitCode(checked: readonly CheckedSet[], problems: readonly Problem[]): ExitCode {
  if (checked.some((set) => !set.found)) return 2;
  return problems.some((problem) => problem.severity === 'error') ? 1 : 0;
}

function tell(set: CheckedSet, several: boolean): void {
  if (several && set.problems.length > 0) say.line(`${set.folder}:`);
  for (const problem of set.problems) say.line(`${problem.severity.padEnd(8)} ${problem.message}`);
}

function totals(checked: readonly CheckedSet[]): string {
  const problems = checked.flatMap((set) => set.problems);
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length;
  const files = checked.reduce((sum, set) => sum + set.entities, 0);
  const where = `${counted(checked.length, 'set')} with ${counted(files, 'entity', 'entities')}`;
  if (problems.length === 0) return `No problems in ${where}.`;
  const found = [
    counted(count('error'), 'error'),
    counted(count('warning'), 'warning'),
    counted(count('note'), 'note'),
  ].filter((part) => !part.startsWith('0 '));
  return `${found.join(', ')} in ${where}.`;
}

import type { Problem } from '../../schemas/problem.ts';
import type { ExitCode } from './command.ts';
import { say } from './say.ts';

/** Tells what an export left out, and why. Returns how the command ends. */
export function tellProblems(made: {
  readonly leftOut: readonly string[];
  readonly problems: readonly Problem[];
}): ExitCode {
  for (const name of made.leftOut) say.aside(`Left out, as it has an error: ${name}.`);
  const errors = made.problems.filter((problem) => problem.severity === 'error');
  for (const { message } of errors) say.aside(`error    ${message}`);
  return errors.length > 0 ? 1 : 0;
}

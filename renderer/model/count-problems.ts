import type { Problem, Severity } from '../../schemas/problem.ts';
import { words } from '../words.ts';

const { severities, noProblems } = words.catalogue;

/** "1 error, 3 warnings", or that there is nothing. */
export function countProblems(problems: readonly Problem[]): string {
  const counts = (Object.keys(severities) as Severity[]).map((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count > 0 ? `${count} ${severities[severity][count === 1 ? 0 : 1]}` : '';
  });
  return counts.filter(Boolean).join(', ') || noProblems;
}

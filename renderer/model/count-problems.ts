import type { Problem, Severity } from '../../schemas/problem.ts';

const words: Readonly<Record<Severity, readonly [one: string, more: string]>> = {
  error: ['error', 'errors'],
  warning: ['warning', 'warnings'],
  note: ['note', 'notes'],
};

/** "1 error, 3 warnings", or that there is nothing. */
export function countProblems(problems: readonly Problem[]): string {
  const counts = (Object.keys(words) as Severity[]).map((severity) => {
    const count = problems.filter((problem) => problem.severity === severity).length;
    return count > 0 ? `${count} ${words[severity][count === 1 ? 0 : 1]}` : '';
  });
  return counts.filter(Boolean).join(', ') || 'no problems';
}

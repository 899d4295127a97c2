import type { Comparison } from '../../../rules/kernel/series-report.ts';
import { tellComparison } from '../../../rules/kernel/tell-series.ts';
import { CannotRun } from '../cannot-run.ts';
import { openReport, readJson } from './report-file.ts';

/** Two reports side by side, as figures and in lines: what differs, and what could have been seen where nothing does. */
export async function compareReports(
  before: string,
  after: string,
): Promise<{ readonly comparison: Comparison; readonly told: readonly string[] }> {
  const [first, second] = [openReport(before, await readJson(before)), openReport(after, await readJson(after))];
  if (first.file.system !== second.file.system) {
    const message = `${before} is a report of "${first.file.system}", ${after} one of "${second.file.system}": they have no figures in common.`;
    throw new CannotRun('report/systems', message);
  }
  const comparison = first.rules.compare(first.data, second.data);
  return { comparison, told: tellComparison(comparison, first.rules.dealt) };
}

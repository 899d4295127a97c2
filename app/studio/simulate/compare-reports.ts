import { compareSeries } from '../../../rules/teamfight/series/compare.ts';
import type { Comparison } from '../../../rules/teamfight/series/report.ts';
import { openReport, readJson } from './report-file.ts';

/** Two reports side by side: what differs, and what could have been seen where nothing does. */
export async function compareReports(before: string, after: string): Promise<Comparison> {
  const [first, second] = [openReport(before, await readJson(before)), openReport(after, await readJson(after))];
  return compareSeries(first.data, second.data);
}

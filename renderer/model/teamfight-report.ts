import type { AnyReport } from '../../rules/series.ts';
import type { Report } from '../../rules/teamfight/series/report.ts';

/** The report if it is of Teamfight. */
export const teamfightReport = (report: AnyReport | undefined): Report | undefined =>
  report?.system === undefined ? report : undefined;

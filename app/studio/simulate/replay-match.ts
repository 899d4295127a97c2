import { rowsIn } from '../../../rules/kernel/rows.ts';
import { seriesRules } from '../../../rules/series.ts';
import type { Replayed } from '../../../rules/series-rules.ts';
import type { SystemId } from '../../../schemas/systems.ts';
import { CannotRun } from '../cannot-run.ts';
import { openReport, type ReadReport, readJson } from './report-file.ts';

/** Plays a match of a report again, or a record. */
export async function replayMatch(path: string, match: number | undefined): Promise<Replayed> {
  const json = await readJson(path);
  if (typeof json === 'object' && json !== null && 'record' in json) {
    if (match !== undefined) {
      throw new CannotRun('record/one-match', `${path}: a record holds one match; leave --match out.`);
    }
    return replayRecord(path, json);
  }
  return replayOfReport(path, openReport(path, json), match);
}

/** A match of a report that was read, played once more. */
export function replayOfReport(
  path: string,
  { file, data, series, rules, matches }: ReadReport,
  match: number | undefined,
): Replayed {
  if (match === undefined || !Number.isSafeInteger(match) || match < 0 || match >= matches) {
    const asked = match === undefined ? 'name one' : `there is no match ${match}; name one`;
    throw new CannotRun(
      'match/unknown',
      `${path}: this report has matches 0 to ${matches - 1}; ${asked} with --match.`,
    );
  }
  const { log, ...replayed } = rules.replay(series, match, { setwright: file.setwright, kept: file.kept });
  for (const row of rowsIn(series.columns, data.rows)) {
    if (row.match === match && row.log !== log) {
      throw new CannotRun(
        'match/differs',
        `${path}: match ${match} comes out otherwise than it did; it was played by Setwright ${file.setwright}, whose rules or bots differ.`,
      );
    }
  }
  return replayed;
}

function replayRecord(path: string, json: object): Replayed {
  const system: unknown = 'system' in json ? json.system : undefined;
  // What names no system that is played is damaged, and whichever system reads it says so.
  const rules = (typeof system === 'string' && seriesRules[system as SystemId]) || seriesRules.teamfight!;
  const replayed = rules.replayRecord(json);
  if ('refusal' in replayed) throw new CannotRun(replayed.refusal.code, `${path}: ${replayed.refusal.message}`);
  return replayed;
}

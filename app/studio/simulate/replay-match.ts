import {
  type KeptRecord,
  openRecord,
  playAgain,
  type TeamfightMatch,
} from '../../../rules/teamfight/record/kept-record.ts';
import { matchesOf, rowsOf } from '../../../rules/teamfight/series/series-data.ts';
import { tellEvent } from '../../../rules/teamfight/tell-event.ts';
import { CannotRun } from '../cannot-run.ts';
import { openReport, type ReadReport, readJson } from './report-file.ts';

/** A match played once more. */
export interface Replayed {
  /** What happened, in sentences, in order. */
  readonly told: readonly string[];
  readonly scores: readonly number[];
  readonly record: KeptRecord;
}

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
export function replayOfReport(path: string, report: ReadReport, match: number | undefined): Replayed {
  const matches = matchesOf(report.data);
  if (match === undefined || !Number.isSafeInteger(match) || match < 0 || match >= matches) {
    const asked = match === undefined ? 'name one' : `there is no match ${match}; name one`;
    throw new CannotRun(
      'match/unknown',
      `${path}: this report has matches 0 to ${matches - 1}; ${asked} with --match.`,
    );
  }
  return playedAgain(path, report, match);
}

function playedAgain(path: string, { file, data, series }: ReadReport, match: number): Replayed {
  const played = playAgain(series, match, { setwright: file.setwright, kept: file.kept });
  for (const row of rowsOf(data)) {
    if (row.match === match && row.log !== played.log) {
      throw new CannotRun(
        'match/differs',
        `${path}: match ${match} comes out otherwise than it did; it was played by Setwright ${file.setwright}, whose rules or bots differ.`,
      );
    }
  }
  return toldOf(played.match, played.record);
}

function replayRecord(path: string, json: object): Replayed {
  const opened = openRecord(json);
  if ('refusal' in opened) throw new CannotRun(opened.refusal.code, `${path}: ${opened.refusal.message}`);
  return toldOf(opened.match, opened.record);
}

function toldOf({ game, state, log, result }: TeamfightMatch, record: KeptRecord): Replayed {
  return {
    told: log.map((event) => tellEvent(game, state, event)),
    scores: result?.scores ?? [],
    record,
  };
}

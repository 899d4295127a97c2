import { type KeptSet, openKept } from '../../../rules/kept-set.ts';
import { digest } from '../../../rules/kernel/digest.ts';
import { Match } from '../../../rules/kernel/match.ts';
import { type MatchRecord, matchDice, readRecord, recordOf, replay } from '../../../rules/kernel/record.ts';
import type { Action } from '../../../rules/teamfight/action.ts';
import type { Event } from '../../../rules/teamfight/event.ts';
import type { Setup } from '../../../rules/teamfight/game.ts';
import { problemsOf } from '../../../rules/teamfight/play/setup-problems.ts';
import { teamfight } from '../../../rules/teamfight/rules.ts';
import { Besides } from '../../../rules/teamfight/series/besides.ts';
import { playLot } from '../../../rules/teamfight/series/open-series.ts';
import { lotOfPlan, wayOf } from '../../../rules/teamfight/series/plan.ts';
import { rowsOf } from '../../../rules/teamfight/series/series-data.ts';
import { isFullOptions } from '../../../rules/teamfight/series/series-options.ts';
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

/** A record with the sets that it was played with, so that it can be played anywhere. */
export type KeptRecord = MatchRecord<unknown> & { readonly kept: readonly KeptSet[] };

/** Plays a match of a report again, or a record. */
export async function replayMatch(path: string, match: number | undefined): Promise<Replayed> {
  const json = await readJson(path);
  if (typeof json === 'object' && json !== null && 'record' in json) {
    if (match !== undefined) {
      throw new CannotRun('record/one-match', `${path}: a record holds one match; leave --match out.`);
    }
    return replayRecord(path, json);
  }
  const report = openReport(path, json);
  const matches = report.file.figures.matches;
  if (match === undefined || !Number.isSafeInteger(match) || match < 0 || match >= matches) {
    const asked = match === undefined ? 'name one' : `there is no match ${match}; name one`;
    throw new CannotRun(
      'match/unknown',
      `${path}: this report has matches 0 to ${matches - 1}; ${asked} with --match.`,
    );
  }
  return replayOfReport(path, report, match);
}

function replayOfReport(path: string, { file, data, series }: ReadReport, match: number): Replayed {
  const actions: Action[] = [];
  const events: Event[] = [];
  const { log } = playLot(series, match, new Besides(series.legend), {
    decided: (action) => actions.push(action),
    happened: (_, some) => events.push(...some),
  });
  for (const row of rowsOf(data)) {
    if (row.match === match && row.log !== log) {
      throw new CannotRun(
        'match/differs',
        `${path}: match ${match} comes out otherwise than it did; it was played by Setwright ${file.setwright}, whose rules or bots differ.`,
      );
    }
  }
  const lot = lotOfPlan(data.plan, match);
  const { first, red, value } = wayOf(data.plan, lot.variant);
  const game = series.games[value]![first + 2 * red]!;
  const again = new Match(teamfight, game, matchDice(lot.seed, lot.pairing));
  for (const action of actions) again.play(action);
  const { map, teams, options } = data.plan;
  const setup: PlainSetup = {
    options: options[value] ?? options[0],
    first,
    red,
    ...(map && { map }),
    ...(teams && { teams }),
  };
  const origin = {
    system: 'teamfight',
    setwright: file.setwright,
    sets: file.sets,
    setup,
    seed: lot.seed,
    match: lot.pairing,
  };
  return toldOf(again, { ...recordOf(again, origin), kept: file.kept });
}

/** What a record says of a setup: all but its sets. */
type PlainSetup = Omit<Setup, 'sets'>;

function replayRecord(path: string, json: object): Replayed {
  const refuse = (code: string, message: string) => new CannotRun(code, `${path}: ${message}`);
  const read = readRecord(json);
  if ('refusal' in read) throw refuse(read.refusal.code, read.refusal.message);
  const { record } = read;
  const kept: unknown = 'kept' in json ? json.kept : undefined;
  const damaged = (what: string) =>
    refuse('record/corrupt', `the record is damaged: ${what}. Take it from its source again.`);
  if (!Array.isArray(kept) || kept.length === 0 || digest(kept) !== record.sets) {
    throw damaged('the sets that it was played with are not in it');
  }
  const sets = kept.map((one) => {
    const set = openKept(one)?.set;
    if (!set) throw damaged('one of its sets cannot be opened');
    return set;
  });
  if (!isSetup(record.setup)) throw damaged('its setup is not whole');
  const setup: Setup = { ...record.setup, sets };
  const [problem] = problemsOf(setup);
  if (problem) throw damaged(`its setup cannot be played. ${problem.message}`);
  const played = replay(teamfight, teamfight.prepare(setup), record, { system: 'teamfight', sets: record.sets });
  if ('refusal' in played) throw refuse(played.refusal.code, played.refusal.message);
  return toldOf(played.match, { ...record, kept });
}

function isSetup(value: unknown): value is PlainSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { options, map, teams, first, red, ...rest }: Partial<Record<keyof PlainSetup, unknown>> = value;
  const isTeam = (team: unknown) => Array.isArray(team) && team.every((ref) => typeof ref === 'string');
  return (
    Object.keys(rest).length === 0 &&
    isFullOptions(options) &&
    (map === undefined || typeof map === 'string') &&
    (teams === undefined || (Array.isArray(teams) && teams.length === 2 && teams.every(isTeam))) &&
    (first === 0 || first === 1) &&
    (red === 0 || red === 1)
  );
}

function toldOf(
  match: Match<ReturnType<typeof teamfight.prepare>, Parameters<typeof teamfight.clone>[0], unknown, Action, Event>,
  record: KeptRecord,
): Replayed {
  const { game, state, log } = match;
  return {
    told: log.map((event) => tellEvent(game, state, event)),
    scores: match.result?.scores ?? [],
    record,
  };
}

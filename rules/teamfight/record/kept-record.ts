import { damagedRecord, type KeptRecord, readKeptRecord } from '../../kept-record.ts';
import type { KeptSet } from '../../kept-set.ts';
import { digest } from '../../kernel/digest.ts';
import { Match } from '../../kernel/match.ts';
import { matchDice, recordOf, replay } from '../../kernel/record.ts';
import type { Refusal } from '../../kernel/rules.ts';
import { isFullOptions } from '../../series-options.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game, Setup } from '../game.ts';
import { switches } from '../options.ts';
import { problemsOf } from '../play/setup-problems.ts';
import { teamfight } from '../rules.ts';
import { Besides } from '../series/besides.ts';
import { type OpenSeries, playLot } from '../series/open-series.ts';
import { lotOfPlan, wayOf } from '../series/plan.ts';
import type { State } from '../state.ts';

export type TeamfightMatch = Match<Game, State, State, Action, Event>;

/** What a record says of a setup: all but its sets. */
export type PlainSetup = Omit<Setup, 'sets'>;

/** A record from outside, played once more. */
export function openRecord(
  json: object,
): { readonly match: TeamfightMatch; readonly record: KeptRecord } | { readonly refusal: Refusal } {
  const read = readKeptRecord(json);
  if ('refusal' in read) return read;
  const { record, sets } = read;
  if (!isSetup(record.setup)) return damagedRecord('its setup is not whole');
  const setup: Setup = { ...record.setup, sets };
  const [problem] = problemsOf(setup);
  if (problem) return damagedRecord(`its setup cannot be played. ${problem.message}`);
  const played = replay(teamfight, teamfight.prepare(setup), record, { system: 'teamfight', sets: record.sets });
  return 'refusal' in played ? played : { match: played.match, record };
}

/** A match of a series, played once more. */
export function playAgain(
  series: OpenSeries,
  match: number,
  played: { readonly setwright: string; readonly kept: readonly KeptSet[] },
): { readonly match: TeamfightMatch; readonly record: KeptRecord; readonly log: string } {
  const { plan } = series;
  const actions: Action[] = [];
  const { log } = playLot(series, match, new Besides(series.legend), {
    decided: (action) => actions.push(action),
    happened: () => {},
  });
  const lot = lotOfPlan(plan, match);
  const { first, red, value } = wayOf(plan, lot.variant);
  const game = series.games[value]![first + 2 * red]!;
  const again = new Match(teamfight, game, matchDice(lot.seed, lot.pairing));
  for (const action of actions) again.play(action);
  const { map, teams, hero, options } = plan;
  const setup: PlainSetup = {
    options: options[value] ?? options[0],
    first,
    red,
    ...(map && { map }),
    ...(teams && { teams }),
    ...(hero && { hero }),
  };
  const origin = {
    system: 'teamfight',
    setwright: played.setwright,
    sets: digest(played.kept),
    setup,
    seed: lot.seed,
    match: lot.pairing,
  };
  return { match: again, record: { ...recordOf(again, origin), kept: played.kept }, log };
}

function isSetup(value: unknown): value is PlainSetup {
  if (typeof value !== 'object' || value === null) return false;
  const { options, map, teams, hero, first, red, ...rest }: Partial<Record<keyof PlainSetup, unknown>> = value;
  const isTeam = (team: unknown) => Array.isArray(team) && team.every((ref) => typeof ref === 'string');
  return (
    Object.keys(rest).length === 0 &&
    isFullOptions(options, switches) &&
    (map === undefined || typeof map === 'string') &&
    (hero === undefined || typeof hero === 'string') &&
    (teams === undefined || (Array.isArray(teams) && teams.length === 2 && teams.every(isTeam))) &&
    (first === 0 || first === 1) &&
    (red === 0 || red === 1)
  );
}

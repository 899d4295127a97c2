import { type Reopened, recordedLot, reopen } from '../../kept-record.ts';
import type { KeptSet } from '../../kept-set.ts';
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

/** What a record says of a setup: all but its sets. */
export type PlainSetup = Omit<Setup, 'sets'>;

/** A record from outside, played once more. */
export const openRecord = (json: object): Reopened<Game, State, State, Action, Event> | { readonly refusal: Refusal } =>
  reopen(json, { system: 'teamfight', rules: teamfight, isSetup, cannotPlay: (setup: Setup) => problemsOf(setup)[0] });

/** A match of a series, played once more. */
export function playAgain(
  series: OpenSeries,
  match: number,
  played: { readonly setwright: string; readonly kept: readonly KeptSet[] },
): Reopened<Game, State, State, Action, Event> & { readonly log: string } {
  const { plan } = series;
  const actions: Action[] = [];
  const { log } = playLot(series, match, new Besides(series.legend), (action) => actions.push(action));
  const lot = lotOfPlan(plan, match);
  const { first, red, value } = wayOf(plan, lot.variant);
  const game = series.games[value]![first + 2 * red]!;
  const { map, teams, hero, options } = plan;
  const setup: PlainSetup = {
    options: options[value] ?? options[0],
    first,
    red,
    ...(map && { map }),
    ...(teams && { teams }),
    ...(hero && { hero }),
  };
  return { ...recordedLot(teamfight, game, lot, actions, { system: 'teamfight', setup, ...played }), log };
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

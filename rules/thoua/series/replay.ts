import { type Reopened, recordedLot } from '../../kept-record.ts';
import type { KeptSet } from '../../kept-set.ts';
import type { Refusal } from '../../kernel/rules.ts';
import type { Replayed } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import type { Event } from '../event.ts';
import type { Game } from '../game.ts';
import { openRecord, type PlainSetup } from '../record/kept-record.ts';
import { rules } from '../rules.ts';
import type { State, View } from '../state.ts';
import { tellEvent } from '../tell-event.ts';
import { Besides } from './beside.ts';
import { gameOf, type OpenSeries, playLot, setupOf } from './open-series.ts';
import { lotOfPlan, wayOf } from './plan.ts';

const toldOf = ({ match, record }: Reopened<Game, State, View, Action, Event>): Replayed => ({
  told: match.log.map((event) => tellEvent(match.game, event)),
  scores: match.result?.scores ?? [],
  record,
});

/** A match of a series, played once more, with the digest of its log as rows have it. */
export function playAgain(
  series: OpenSeries,
  match: number,
  played: { readonly setwright: string; readonly kept: readonly KeptSet[] },
): Replayed & { readonly log: string } {
  const { plan } = series;
  const actions: Action[] = [];
  const { log } = playLot(series, match, new Besides(series.legend), (action) => actions.push(action));
  const lot = lotOfPlan(plan, match);
  const options = plan.options[wayOf(plan, lot.variant).value] ?? plan.options[0];
  const setup: PlainSetup = { ...setupOf(series, lot), options };
  const { game } = gameOf(series, lot);
  const again = recordedLot(rules, game, lot, actions, { system: 'thoua', setup, ...played });
  return { ...toldOf(again), log };
}

/** A record from outside, played once more. */
export function replayRecord(json: object): Replayed | { readonly refusal: Refusal } {
  const opened = openRecord(json);
  return 'refusal' in opened ? opened : toldOf(opened);
}

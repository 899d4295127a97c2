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
import { gameOf, type OpenSeries, playLot } from './open-series.ts';

const toldOf = ({ match, record }: Reopened<Game, State, View, Action, Event>): Replayed => ({
  told: match.log.map((event) => tellEvent(match.game, match.state, event)),
  scores: match.result?.scores ?? [],
  record,
});

/** A battle of a series, played once more, with the digest of its log as rows have it. */
export function playAgain(
  series: OpenSeries,
  match: number,
  played: { readonly setwright: string; readonly kept: readonly KeptSet[] },
): Replayed & { readonly log: string } {
  const { plan, legend } = series;
  const actions: Action[] = [];
  const besides = new Besides(legend.units.length, legend.battlefields.length);
  const { log } = playLot(series, match, besides, (action) => actions.push(action));
  const { lot, way, deal, game } = gameOf(series, match);
  const armies = ([0, 1] as const).map((army) =>
    deal.named ? legend.armies[deal.named[army]]!.ref : deal.units[army].map((unit) => legend.units[unit]!.ref),
  );
  const setup: PlainSetup = {
    armies: way.side === 0 ? armies : [...armies].reverse(),
    battlefield: plan.battlefields[deal.field]!,
    options: plan.options[way.value] ?? plan.options[0],
  };
  const again = recordedLot(rules, game, lot, actions, { system: 'valyr', setup, ...played });
  return { ...toldOf(again), log };
}

/** A record from outside, played once more. */
export function replayRecord(json: object): Replayed | { readonly refusal: Refusal } {
  const opened = openRecord(json);
  return 'refusal' in opened ? opened : toldOf(opened);
}

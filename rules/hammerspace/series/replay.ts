import type { KeptRecord } from '../../kept-record.ts';
import type { KeptSet } from '../../kept-set.ts';
import { digest } from '../../kernel/digest.ts';
import { Match } from '../../kernel/match.ts';
import { matchDice, recordOf } from '../../kernel/record.ts';
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
import { lotOfPlan, wayOf } from './plan.ts';

type HammerspaceMatch = Match<Game, State, View, Action, Event>;

const toldOf = ({ game, log, result }: HammerspaceMatch, record: KeptRecord): Replayed => ({
  told: log.map((event) => tellEvent(game, event)),
  scores: result?.scores ?? [],
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
  const { log } = playLot(series, match, new Besides(series.legend.cards.length), (action) => actions.push(action));
  const lot = lotOfPlan(plan, match);
  const { value, table } = wayOf(plan, lot.variant);
  const again = new Match(rules, gameOf(series, lot.variant), matchDice(lot.seed, lot.pairing));
  for (const action of actions) again.play(action);
  const setup: PlainSetup = { seats: plan.players[table]!, options: plan.options[value] ?? plan.options[0] };
  const origin = {
    system: 'hammerspace',
    setwright: played.setwright,
    sets: digest(played.kept),
    setup,
    seed: lot.seed,
    match: lot.pairing,
  };
  return { ...toldOf(again, { ...recordOf(again, origin), kept: played.kept }), log };
}

/** A record from outside, played once more. */
export function replayRecord(json: object): Replayed | { readonly refusal: Refusal } {
  const opened = openRecord(json);
  return 'refusal' in opened ? opened : toldOf(opened.match, opened.record);
}

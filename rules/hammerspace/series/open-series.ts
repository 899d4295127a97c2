import type { GameSet } from '../../game-set.ts';
import type { NumberedRow } from '../../kernel/rows.ts';
import { withSecond } from '../../kernel/second-bot.ts';
import { seededDice } from '../../kernel/seeded-dice.ts';
import { playMatch, playRows } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { OpenSeries as Opened, Played } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import { bots, type HammerspaceBot } from '../bots.ts';
import type { Game } from '../game.ts';
import { rules } from '../rules.ts';
import type { View } from '../state.ts';
import { type Beside, Besides } from './beside.ts';
import { columnsOf, type MatchColumns } from './columns.ts';
import { type Legend, legendOf } from './legend.ts';
import { botOf, lotOfPlan, type Plan, wayOf } from './plan.ts';
import { MatchWitness } from './witness.ts';

/** By name, as plans have them. */
const knownBots: Readonly<Record<string, HammerspaceBot>> = bots;

/** A series made ready: its sets compiled once, for all matches that this worker plays of it. */
export interface OpenSeries extends Opened<Plan> {
  readonly sets: readonly GameSet[];
  /** For each value of the compared option: a game for each number of players. */
  readonly games: readonly (readonly Game[])[];
  readonly columns: MatchColumns;
  readonly legend: Legend;
}

/** Compiles the sets. A plan with problems is a mistake of the caller: see `planProblems`. */
export function openSeries(sets: readonly GameSet[], plan: Plan): OpenSeries {
  const games = plan.options.map((options) => plan.players.map((seats) => rules.prepare({ sets, seats, options })));
  const legend = legendOf(games[0]!);
  return { sets, plan, games, columns: columnsOf(legend.cards.length), legend };
}

/** The game of a match. */
export function gameOf({ plan, games }: OpenSeries, variant: number): Game {
  const { value, table } = wayOf(plan, variant);
  return games[value]![table]!;
}

/** Plays one match of a series. `decided` is told of each action. */
export function playLot(
  series: OpenSeries,
  match: number,
  besides: Besides,
  decided?: (action: Action) => void,
): NumberedRow<MatchColumns> {
  const { plan, legend, columns } = series;
  const lot = lotOfPlan(plan, match);
  const way = wayOf(plan, lot.variant);
  const game = gameOf(series, lot.variant);
  const opinions = { asked: 0, agreed: 0 };
  const seated = Array.from({ length: game.seats }, (_, seat) => {
    const own = knownBots[botOf(plan, way, seat)]!;
    const asked = plan.second && knownBots[plan.second.bot];
    if (!asked || !plan.second) return own;
    return withSecond<Game, View, Action>(own, {
      bot: asked,
      every: plan.second.every,
      dice: seededDice(stream(plan.seed, lot.pairing, 'second', seat)),
      isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      asks: () => true,
      heard(_, agrees) {
        opinions.asked++;
        if (agrees) opinions.agreed++;
      },
    });
  });
  const witness = new MatchWitness({
    game,
    cardNumbers: numbersOf(game.cards, legend.cards),
    traitNumbers: numbersOf(game.traits, legend.traits),
    cards: legend.cards.length,
    room: columns.drawn.count,
    pairing: lot.pairing,
    variant: lot.variant,
    besides,
    opinions,
  });
  return playMatch(rules, game, seated, lot, witness, decided);
}

/** The number in a legend of each card of a deck. */
function numbersOf(deck: readonly { readonly ref: string }[], legend: readonly { readonly ref: string }[]): number[] {
  const numbers = new Map(legend.map(({ ref }, number) => [ref, number]));
  return deck.map(({ ref }) => numbers.get(ref)!);
}

/** Plays the matches from one number to before another. */
export function playLots(series: OpenSeries, from: number, to: number): Played<Beside> {
  const besides = new Besides(series.legend.cards.length);
  const rows = playRows(series.columns, from, to, (match) => playLot(series, match, besides));
  return { rows, beside: besides.whole };
}

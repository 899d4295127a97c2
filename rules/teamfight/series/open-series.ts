import type { GameSet } from '../../game-set.ts';
import type { NumberedRow } from '../../kernel/rows.ts';
import { withSecond } from '../../kernel/second-bot.ts';
import { seededDice } from '../../kernel/seeded-dice.ts';
import { playMatch, playRows } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { OpenSeries as Opened, Played } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import { bots } from '../bots.ts';
import type { Game } from '../game.ts';
import { teamfight } from '../rules.ts';
import type { State } from '../state.ts';
import type { Beside } from './beside.ts';
import { Besides } from './besides.ts';
import { columnsOf, type MatchColumns, type Shape, shapeOf } from './columns.ts';
import { type Legend, legendOf } from './legend.ts';
import { lotOfPlan, type Plan, wayOf } from './plan.ts';
import { isSame, type TeamfightBot, withHands } from './seated-bot.ts';
import { MatchWitness } from './witness.ts';

/** By name, as plans have them. */
const knownBots: Readonly<Record<string, TeamfightBot>> = bots;

/** A series made ready: its sets compiled once, for all matches that this worker plays of it. */
export interface OpenSeries extends Opened<Plan> {
  readonly sets: readonly GameSet[];
  /** For each value of the compared option: the game with seat 0 or 1 first, and red; by `first + 2 * red`. */
  readonly games: readonly (readonly Game[])[];
  readonly shape: Shape;
  readonly columns: MatchColumns;
  readonly legend: Legend;
  /** Number of a hero in the legend by its card index. */
  readonly numberOf: ReadonlyMap<number, number>;
}

/** Compiles the sets. A plan with problems is a mistake of the caller: see `planProblems`. */
export function openSeries(sets: readonly GameSet[], plan: Plan): OpenSeries {
  const { map, teams, hero, options } = plan;
  const games = options.map((one) => {
    const game = teamfight.prepare({
      sets,
      options: one,
      ...(map && { map }),
      ...(teams && { teams }),
      ...(hero && { hero }),
    });
    return ([0, 1, 2, 3] as const).map((bits): Game => {
      const [first, red] = [(bits & 1) as 0 | 1, (bits >> 1) as 0 | 1];
      return Object.freeze({ ...game, setup: { ...game.setup, first, red } });
    });
  });
  const [game] = games[0]!;
  const shape = shapeOfPlan(game!, plan);
  return {
    sets,
    plan,
    games,
    shape,
    columns: columnsOf(shape),
    legend: legendOf(game!, shape.abilities),
    numberOf: new Map(game!.heroes.flat().map((card, index) => [card, index])),
  };
}

/** The room that the matches of a plan take. */
function shapeOfPlan(game: Pick<Game, 'heroes' | 'cards'>, { teams, options }: Plan): Shape {
  const heroes = game.heroes.flat();
  const abilities = Math.max(...heroes.map((index) => game.cards[index]!.abilities.length));
  const sides = teams
    ? Math.max(teams[0].length, teams[1].length)
    : Math.max(...options.map(({ heroesPerSide }) => heroesPerSide));
  const pool = teams
    ? teams[0].length + teams[1].length
    : Math.min(heroes.length, Math.max(...options.map(({ poolSize }) => poolSize)));
  return shapeOf(options, sides, pool, abilities);
}

/** Plays one match of a series. `decided` is told of each action. */
export function playLot(
  series: OpenSeries,
  match: number,
  besides: Besides,
  decided?: (action: Action) => void,
): NumberedRow<MatchColumns> {
  const { plan, shape, numberOf } = series;
  const lot = lotOfPlan(plan, match);
  const { first, red, swapped, value } = wayOf(plan, lot.variant);
  const game = series.games[value]![first + 2 * red]!;
  const opinions = { asked: 0, agreed: 0 };
  const seated = [0, 1].map((seat) => {
    const own = knownBots[plan.bots[swapped ? 1 - seat : seat]!]!;
    const asked = plan.second && knownBots[plan.second.bot];
    const dice = seededDice(stream(plan.seed, lot.pairing, 'second', seat));
    const heard = (state: State, agrees: boolean) => {
      opinions.asked++;
      if (agrees) opinions.agreed++;
      const unit = state.units[state.turn?.unit ?? -1];
      if (unit?.seat === seat) besides.opinion(numberOf.get(state.units[unit.owner]?.card ?? -1), agrees);
    };
    const asks = (state: State) => state.phase !== 'divide';
    return asked ? withSecond(own, { bot: asked, every: plan.second.every, dice, isSame, asks, heard }) : own;
  });
  const seats = plan.teams ? seated : withHands(seated, plan, lot);
  const witness = new MatchWitness({ game, shape, numberOf, variant: lot.variant, besides, opinions });
  return playMatch(teamfight, game, seats, lot, witness, decided);
}

/** Plays the matches from one number to before another. */
export function playLots(series: OpenSeries, from: number, to: number): Played<Beside> {
  const besides = new Besides(series.legend);
  const rows = playRows(series.columns, from, to, (match) => playLot(series, match, besides));
  return { rows, beside: besides.whole };
}

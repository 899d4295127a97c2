import type { GameSet } from '../../game-set.ts';
import type { NumberedRow } from '../../kernel/rows.ts';
import { withSecond } from '../../kernel/second-bot.ts';
import { seededDice } from '../../kernel/seeded-dice.ts';
import { playMatch, playRows } from '../../kernel/series.ts';
import { stream } from '../../kernel/stream.ts';
import type { OpenSeries as Opened, Played } from '../../series-rules.ts';
import type { Action } from '../action.ts';
import { bots, type ValyrBot } from '../bots.ts';
import type { Game } from '../game.ts';
import { rules } from '../rules.ts';
import type { View } from '../state.ts';
import { type Beside, Besides } from './beside.ts';
import { columns, type MatchColumns } from './columns.ts';
import { type Legend, legendOf } from './legend.ts';
import { botOf, dealOf, lotOfPlan, type Plan, wayOf } from './plan.ts';
import { MatchWitness } from './witness.ts';

/** By name, as plans have them. */
const knownBots: Readonly<Record<string, ValyrBot>> = bots;

/** A series made ready: its sets compiled once, for all battles that this worker plays of it. */
export interface OpenSeries extends Opened<Plan> {
  readonly sets: readonly GameSet[];
  /** For each value of the compared option a game for each battlefield; their armies are put in for each battle. */
  readonly games: readonly (readonly Game[])[];
  readonly columns: MatchColumns;
  readonly legend: Legend;
}

/** Compiles the sets. A plan with problems is a mistake of the caller: see `planProblems`. */
export function openSeries(sets: readonly GameSet[], plan: Plan): OpenSeries {
  const legend = legendOf(sets, plan);
  const anybody = legend.units.find(({ appraisal }) => appraisal <= plan.options[0].limit)!.ref;
  const games = plan.options.map((options) =>
    plan.battlefields.map((battlefield) =>
      rules.prepare({ sets, armies: [[anybody], [anybody]], battlefield, options }),
    ),
  );
  return { sets, plan, games, columns, legend };
}

/** The game of a match, and which armies stand in it. */
export function gameOf({ plan, games, legend }: Pick<OpenSeries, 'plan' | 'games' | 'legend'>, match: number) {
  const lot = lotOfPlan(plan, match);
  const way = wayOf(plan, lot.variant);
  const deal = dealOf(plan, legend, lot.pairing);
  const game: Game = {
    ...games[way.value]![deal.field]!,
    armies: way.side === 0 ? deal.units : [deal.units[1], deal.units[0]],
  };
  return { lot, way, deal, game };
}

/** Plays one match of a series. `decided` is told of each action. */
export function playLot(
  series: OpenSeries,
  match: number,
  besides: Besides,
  decided?: (action: Action) => void,
): NumberedRow<MatchColumns> {
  const { plan } = series;
  const { lot, way, deal, game } = gameOf(series, match);
  const opinions = { asked: 0, agreed: 0 };
  const ofUnits = game.designs.map(() => ({ asked: 0, agreed: 0 }));
  const seated = ([0, 1] as const).map((seat) => {
    const own = knownBots[botOf(plan, way, seat === way.side ? 0 : 1)]!;
    const asked = plan.second && knownBots[plan.second.bot];
    if (!asked || !plan.second) return own;
    return withSecond<Game, View, Action>(own, {
      bot: asked,
      every: plan.second.every,
      dice: seededDice(stream(plan.seed, lot.pairing, 'second', seat)),
      isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
      asks: ({ setup }) => !setup,
      heard({ turn, units }, agrees) {
        const unit = turn && units[turn.unit];
        for (const heard of [opinions, ...(unit ? [ofUnits[unit.design]!] : [])]) {
          heard.asked++;
          if (agrees) heard.agreed++;
        }
      },
    });
  });
  const { pairing, variant } = lot;
  const witness = new MatchWitness({ game, pairing, variant, field: deal.field, besides, opinions, ofUnits });
  return playMatch(rules, game, seated, lot, witness, decided);
}

/** Plays the matches from one number to before another. */
export function playLots(series: OpenSeries, from: number, to: number): Played<Beside> {
  const { units, battlefields } = series.legend;
  const besides = new Besides(units.length, battlefields.length);
  const rows = playRows(columns, from, to, (match) => playLot(series, match, besides));
  return { rows, beside: besides.whole };
}

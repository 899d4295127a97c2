import { digestOfSeries } from '../../kernel/series.ts';
import { Clustered } from '../../kernel/statistics/clustered.ts';
import { digits, type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { Paired } from '../../kernel/statistics/paired.ts';
import { mostSeats } from '../types.ts';
import { cardFigures } from './card-figures.ts';
import { hurt, leads, type MatchRow } from './columns.ts';
import { compareValues } from './compare.ts';
import { type Metric, metricNames } from './metric-names.ts';
import { eachMetric, leadWon, placeOf, shares, traitsIn } from './metrics.ts';
import { botOf, wayOf } from './plan.ts';
import type { Report, TableFigures, ThirdFigures, TraitFigures } from './report.ts';
import { matchesOf, rowsOf, type SeriesData } from './series-data.ts';
import { verdictsOf } from './verdicts.ts';
import { winsOf } from './witness.ts';

/** The report of a series. The same data gives the same report, whoever played it and in however many parts. */
export function reportOf(data: SeriesData): Report {
  const { plan, coverage, legend } = data;
  const tallies = tally(data);
  const figures = {
    played: coverage,
    plan,
    matches: matchesOf(data),
    tables: plan.players.map((players, at): TableFigures => {
      const one = tallies.tables[at]!;
      return { players, traits: legend.withTraits[at]!, ...tableFigures(one) };
    }),
    cards: cardFigures(data),
    traits: legend.traits.map(({ ref, name }, trait): TraitFigures => {
      const { more, wins } = tallies.traits[trait]!;
      return { ref, name, more: rounded(more.ratio(0)), wins: rounded(wins.share()) };
    }),
    ...(tallies.bots.size > 1 && {
      bots: [...tallies.bots].map(([name, more]) => ({ name, more: rounded(more.ratio(0)) })),
    }),
    ...(tallies.third && { third: tallies.third }),
  };
  return {
    system: 'hammerspace',
    pairings: tallies.pairings,
    digest: digestOfSeries(data),
    verdicts: verdictsOf(figures),
    ...figures,
    ...(plan.second && { agreement: rounded(tallies.agreement.share()) }),
    ...(plan.compared && plan.options.length === 2 && { compared: compareValues(data) }),
  };
}

class Table {
  matches = 0;
  readonly seats = Array.from({ length: mostSeats }, () => new Clustered());
  readonly metrics = new Map((Object.keys(metricNames) as Metric[]).map((metric) => [metric, new Clustered()]));
  readonly leads = Array.from({ length: leads }, () => new Clustered());

  add(row: MatchRow, pairing: number, won: readonly number[]): void {
    this.matches++;
    for (const [seat, share] of won.entries()) this.seats[placeOf(row, seat)]!.add(pairing, share);
    eachMetric(row, (metric, value, weight) => this.metrics.get(metric)!.add(pairing, value, weight));
    for (const [at, tallied] of this.leads.entries()) {
      const led = leadWon(row, at + 1);
      if (led !== undefined) tallied.add(pairing, led);
    }
  }
}

function tally(data: SeriesData) {
  const { plan, legend } = data;
  const tables = plan.players.map(() => new Table());
  const traits = legend.traits.map(() => ({ more: new Clustered(), wins: new Clustered() }));
  const bots = new Map(plan.bots.map((name) => [name, new Clustered()]));
  const agreement = new Clustered();
  const third = new Paired();
  let [pairings, last] = [0, -1];
  for (const { row, pairing } of rowsOf(data)) {
    if (pairing !== last) pairings++;
    last = pairing;
    const won = winsOf(row.places.slice(0, row.players));
    const way = wayOf(plan, row.variant);
    tables[way.table]!.add(row, pairing, won);
    for (const [seat, share] of won.entries()) {
      bots.get(botOf(plan, way, seat))!.add(pairing, share - 1 / row.players);
      for (const trait of traitsIn(row, seat)) {
        traits[trait]!.more.add(pairing, share - 1 / row.players);
        traits[trait]!.wins.add(pairing, share);
      }
    }
    if (row.asked > 0) agreement.add(pairing, row.agreed, row.asked);
    if (row.third !== hurt.nobody) third.add(pairing, row.third === hurt.behind ? 0 : 1, row.aheadWon);
  }
  return { pairings, tables, traits, bots, agreement, third: thirdFigures(third) };
}

function tableFigures({ matches, seats, metrics, leads: led }: Table): Omit<TableFigures, 'players' | 'traits'> {
  const figure = (metric: Metric): Figure => {
    const tallied = metrics.get(metric)!;
    return rounded(shares.includes(metric) ? tallied.share() : tallied.ratio());
  };
  return {
    matches,
    seats: seats.filter(({ count }) => count > 0).map((tallied) => rounded(tallied.share())),
    metrics: Object.fromEntries(
      (Object.keys(metricNames) as Metric[]).map((metric) => [metric, figure(metric)]),
    ) as Record<Metric, Figure>,
    leads: led.flatMap((tallied, at) => (tallied.count > 0 ? [{ round: at + 1, won: rounded(tallied.share()) }] : [])),
  };
}

/** A sign, no proof: whom somebody hits also follows from who is nearly out. */
function thirdFigures(third: Paired): ThirdFigures | undefined {
  const found = third.difference(true);
  if (!found) return undefined;
  const { value, from, to, count } = found.difference;
  return {
    spared: digits(found.before),
    hurt: digits(found.after),
    sway: rounded({ value: -value, from: Math.max(-1, -to), to: Math.min(1, -from), count }),
  };
}

import { digestOfSeries } from '../../kernel/series.ts';
import { Clustered } from '../../kernel/statistics/clustered.ts';
import { type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { unitSums } from './beside.ts';
import { leads } from './columns.ts';
import { compareValues } from './compare.ts';
import { eachMetric, leadWon, type Metric, metricNames, shares } from './metrics.ts';
import { botOf } from './plan.ts';
import { worths } from './prices.ts';
import type { Report, UnitFigures } from './report.ts';
import { matchesOf, type PlayedRow, rowsOf, type SeriesData, wonByFirst, wonBySeat } from './series-data.ts';
import { needsOf, pricesOf, verdictsOf } from './verdicts.ts';

/** The report of a series. The same data gives the same report, whoever played it and in however many parts. */
export function reportOf(data: SeriesData): Report {
  const { plan, coverage, legend } = data;
  const tally = new Tally(data);
  for (const played of rowsOf(data)) tally.add(played);
  const { drawn, units: worth } = worths(data);
  const share = (tallied: Clustered): Figure => rounded(tallied.share());
  const figures = {
    played: coverage,
    plan,
    matches: matchesOf(data),
    armies: legend.armies.map(({ ref, name, appraisal }, army) => ({
      ...{ ref, name, appraisal },
      wins: share(tally.armies[army]!),
    })),
    pairs: tally.pairs.map(({ a, b, tallied }) => ({
      a: legend.armies[a]!.ref,
      b: legend.armies[b]!.ref,
      wins: share(tallied),
    })),
    battlefields: legend.battlefields.map(({ ref, name }, field) => {
      const { side, matches } = tally.fields[field]!;
      return { ref, name, matches, side: share(side) };
    }),
    first: share(tally.first),
    side: share(tally.side),
    units: legend.units.map(({ ref, name, appraisal }, unit): Omit<UnitFigures, 'price'> => {
      const sums = data.beside.units[unit] ?? [];
      const [takes, falls, agreed] = unitSums.map((_, at) => Clustered.of(sums[at] ?? []));
      const onFields = (data.beside.fields[unit] ?? []).map((one) => rounded(Clustered.of(one).ratio()));
      return {
        ...{ ref, name, appraisal, takes: rounded(takes!.ratio()), falls: share(falls!), onFields },
        worth: rounded(worth[unit]!),
        ...(plan.second && { agreement: share(agreed!) }),
      };
    }),
    drawn,
    metrics: tally.figures,
    leads: tally.leads.flatMap((tallied, at) => (tallied.count > 0 ? [{ round: at + 1, won: share(tallied) }] : [])),
    ...(tally.bots.size > 1 && {
      bots: [...tally.bots].map(([name, more]) => ({ name, more: rounded(more.ratio(0)) })),
    }),
  };
  const verdicts = verdictsOf(figures);
  const priced = pricesOf(figures.units, verdicts);
  return {
    system: 'valyr',
    pairings: tally.pairings,
    digest: digestOfSeries(data),
    verdicts,
    ...figures,
    units: figures.units.map((unit, at) => {
      const price = priced[at];
      return price ? { ...unit, price } : { ...unit, needs: needsOf(unit, figures) };
    }),
    ...(plan.second && { agreement: share(tally.agreement) }),
    ...(plan.compared && plan.options.length === 2 && { compared: compareValues(data) }),
  };
}

/** What is added up over the rows of a series. */
class Tally {
  pairings = 0;
  readonly armies: readonly Clustered[];
  readonly pairs: readonly { readonly a: number; readonly b: number; readonly tallied: Clustered }[];
  readonly fields: readonly { readonly side: Clustered; matches: number }[];
  readonly first = new Clustered();
  readonly side = new Clustered();
  readonly agreement = new Clustered();
  readonly bots: ReadonlyMap<string, Clustered>;
  readonly leads = Array.from({ length: leads }, () => new Clustered());
  readonly #metrics = new Map((Object.keys(metricNames) as Metric[]).map((metric) => [metric, new Clustered()]));
  readonly #of: SeriesData;
  #last = -1;

  constructor(data: SeriesData) {
    const { legend, plan } = data;
    this.#of = data;
    this.armies = legend.armies.map(() => new Clustered());
    this.pairs = legend.armies.flatMap((_, a) =>
      legend.armies.slice(a + 1).map((_, more) => ({ a, b: a + 1 + more, tallied: new Clustered() })),
    );
    this.fields = legend.battlefields.map(() => ({ side: new Clustered(), matches: 0 }));
    this.bots = new Map(plan.bots.map((name) => [name, new Clustered()]));
  }

  add(played: PlayedRow): void {
    const { row, pairing, deal, way } = played;
    const { legend, plan } = this.#of;
    if (pairing !== this.#last) this.pairings++;
    this.#last = pairing;
    const won = wonByFirst(played);
    if (deal.named) {
      const [a, b] = deal.named;
      this.armies[a]!.add(pairing, won);
      this.armies[b]!.add(pairing, 1 - won);
      this.pairs.find((pair) => pair.a === a && pair.b === b)!.tallied.add(pairing, won);
    }
    const field = this.fields[deal.field]!;
    field.matches++;
    field.side.add(pairing, wonBySeat(row, 0));
    this.side.add(pairing, wonBySeat(row, 0));
    const [one, other] = deal.units.map((army) => army.reduce((sum, unit) => sum + legend.units[unit]!.appraisal, 0));
    if (one === other) this.first.add(pairing, wonBySeat(row, row.first));
    for (const army of [0, 1] as const)
      this.bots.get(botOf(plan, way, army))!.add(pairing, (army === 0 ? won : 1 - won) - 0.5);
    eachMetric(row, (metric, value, weight) => this.#metrics.get(metric)!.add(pairing, value, weight));
    for (const [at, tallied] of this.leads.entries()) {
      const led = leadWon(row, at + 1);
      if (led !== undefined) tallied.add(pairing, led);
    }
    if (row.asked > 0) this.agreement.add(pairing, row.agreed, row.asked);
  }

  get figures(): Readonly<Record<Metric, Figure>> {
    return Object.fromEntries(
      [...this.#metrics].map(([metric, tallied]) => [
        metric,
        rounded(shares.includes(metric) ? tallied.share() : tallied.ratio()),
      ]),
    ) as Record<Metric, Figure>;
  }
}

import { digestOfSeries } from '../../kernel/series.ts';
import { Clustered } from '../../kernel/statistics/clustered.ts';
import { type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { z95 } from '../../kernel/statistics/normal.ts';
import { wilson } from '../../kernel/statistics/wilson.ts';
import { type AbilitySums, type Beside, sum } from './beside.ts';
import { leadsOf, nobody } from './columns.ts';
import { compareValues } from './compare.ts';
import { deployedIn, eachMetric, lostLead, type Metric, metricNames, resultOf } from './metrics.ts';
import { botsDeploy, wayOf } from './plan.ts';
import type { AbilityFigures, HeroFigures, MapFigures, PairFigures, Report } from './report.ts';
import { matchesOf, rowsOf, type SeriesData } from './series-data.ts';
import { type Pair, strengthsOf } from './strengths.ts';
import { verdictsOf } from './verdicts.ts';

/** The report of a series. The same data gives the same report, whoever played it and in however many parts. */
export function reportOf(data: SeriesData): Report {
  const { plan, legend, coverage, beside } = data;
  const tallies = tally(data);
  const strengths = strengthsOf(data);
  const refOf = (hero: number): string => legend.heroes[hero]!.ref;
  const pairOf = ({ a, b, more }: Pair): PairFigures => ({ a: refOf(a), b: refOf(b), more: rounded(more) });
  const heroes = legend.heroes.map(({ ref, name }, hero): HeroFigures => {
    const one = tallies.heroes[hero]!;
    const byHand = coverage.byHand.find((rests) => rests.ref === ref);
    return {
      ref,
      name,
      strength: rounded(strengths.heroes[hero]!),
      wins: rounded(one.wins.share()),
      deployed: rounded(one.deployed.share()),
      died: rounded(one.died.share()),
      deathRound: rounded(one.deathRound.ratio()),
      dealt: rounded(one.dealt.ratio()),
      taken: rounded(one.taken.ratio()),
      ...(plan.second && { agreement: agreementOf(beside.opinions[hero]) }),
      ...(byHand && { byHand: { texts: byHand.texts, standIns: byHand.standIns, bound: byHand.bound } }),
    };
  });
  const figures = {
    plan,
    matches: matchesOf(data),
    metrics: tallies.metrics,
    swings: tallies.swings,
    maps: tallies.maps,
    heroes,
    together: strengths.together.map(pairOf),
    against: strengths.against.map(pairOf),
    ...(plan.teams && { firstTeam: seatShare(tallies.firstTeam) }),
    ...(plan.bots[0] !== plan.bots[1] && { firstBot: seatShare(tallies.firstBot) }),
  };
  return {
    played: coverage,
    notCounted: tallies.notCounted,
    pairings: tallies.pairings,
    digest: digestOfSeries(data),
    verdicts: verdictsOf(figures),
    ...figures,
    ...(plan.second && { agreement: rounded(tallies.agreement.share()) }),
    abilities: legend.heroes.flatMap(({ ref, abilities }, hero) =>
      abilities.map((name, ability): AbilityFigures => {
        const used = rounded(tallies.used[hero]![ability]!.share());
        return { hero: ref, name, used, ...deedsOf(beside.abilities[hero]![ability]!) };
      }),
    ),
    parts: Object.entries(beside.most).map(([ref, most]) => ({ ref, name: legend.pieces[ref] ?? ref, most })),
    manual: tallies.manual,
    cuts: tallies.cuts,
    ...(plan.compared && plan.options.length === 2 && { compared: compareValues(data) }),
  };
}

function tally(data: SeriesData) {
  const { legend, shape, plan, beside } = data;
  const metrics = new Map((Object.keys(metricNames) as Metric[]).map((metric) => [metric, new Clustered()]));
  const swings = Array.from({ length: leadsOf(shape) - 1 }, () => new Clustered());
  const firstBot = new Clustered();
  const firstTeam = new Clustered();
  const agreement = new Clustered();
  const maps = legend.maps.map(() => ({ first: new Clustered(), red: new Clustered(), matches: 0 }));
  const heroes = legend.heroes.map(() => ({
    wins: new Clustered(),
    deployed: new Clustered(),
    died: new Clustered(),
    deathRound: new Clustered(),
    dealt: new Clustered(),
    taken: new Clustered(),
  }));
  const used = legend.heroes.map(({ abilities }) => abilities.map(() => new Clustered()));
  let [manual, cuts, pairings, last] = [0, 0, 0, -1];
  for (const { row, pairing } of rowsOf(data)) {
    if (pairing !== last) pairings++;
    last = pairing;
    manual += row.manual;
    cuts += row.cuts;
    eachMetric(row, (metric, value, weight) => metrics.get(metric)!.add(pairing, value, weight));
    for (const [index, tallied] of swings.entries()) {
      const lost = lostLead(row, index + 1);
      if (lost !== undefined) tallied.add(pairing, lost ? 1 : 0);
    }
    firstBot.add(pairing, resultOf(row, wayOf(plan, row.variant).swapped ? 1 : 0));
    firstTeam.add(pairing, resultOf(row, 0));
    if (row.asked > 0) agreement.add(pairing, row.agreed, row.asked);
    const map = maps[row.map]!;
    map.matches++;
    map.first.add(pairing, resultOf(row, row.first));
    map.red.add(pairing, resultOf(row, row.red));
    const deployed = deployedIn(row);
    const places = new Set(row.deployed);
    const chosen = botsDeploy(plan, pairing);
    for (const [place, hero] of row.pool.entries()) {
      if (chosen && hero !== nobody) heroes[hero]!.deployed.add(pairing, places.has(place) ? 1 : 0);
    }
    for (const { hero, seat, slot } of deployed) {
      const one = heroes[hero]!;
      const died = row.deathRound[slot]!;
      one.wins.add(pairing, resultOf(row, seat));
      one.died.add(pairing, died > 0 ? 1 : 0);
      if (died > 0) one.deathRound.add(pairing, died);
      one.dealt.add(pairing, row.dealt[slot]!);
      one.taken.add(pairing, row.taken[slot]!);
      for (const [ability, tallied] of used[hero]!.entries()) {
        const at = slot * shape.abilities + ability;
        if (row.legal[at]! > 0) tallied.add(pairing, row.used[at]!, row.legal[at]!);
      }
    }
  }
  return {
    manual,
    cuts,
    pairings,
    firstBot,
    firstTeam,
    agreement,
    heroes,
    used,
    notCounted: legend.notCounted,
    metrics: metricFigures(metrics),
    swings: swings.flatMap((tallied, index) =>
      tallied.count > 0 ? [{ round: index + 1, lost: rounded(tallied.share()) }] : [],
    ),
    maps: legend.maps.map(({ ref, name, columns, rows }, map): MapFigures => {
      const { first, red, matches } = maps[map]!;
      return {
        ref,
        name,
        matches,
        first: seatShare(first),
        red: seatShare(red),
        columns,
        rows,
        ...cellsOf(beside.maps[map]!, columns),
      };
    }),
  };
}

/** Where heroes die, against where they stand. */
function cellsOf({ stands, deaths }: Beside['maps'][number], columns: number): Pick<MapFigures, 'died' | 'cells'> {
  const whole = (list: readonly number[]) => list.reduce((all, one) => all + one, 0);
  const share = (died: number, stood: number): Figure => rounded(wilson(died, died + stood));
  const cells = stands.flatMap((stood, space) => {
    const died = deaths[space] ?? 0;
    if (stood + died === 0) return [];
    const [x, y] = [space % columns, Math.floor(space / columns)];
    return [{ x, y, stands: stood, deaths: died, died: share(died, stood) }];
  });
  return { died: share(whole(deaths), whole(stands)), cells };
}

/** Who is first or red is compared within pairings; what just happens is a share or a mean. */
function metricFigures(tallies: ReadonlyMap<Metric, Clustered>): Report['metrics'] {
  const ratio = (metric: Metric) => fromNone(rounded(tallies.get(metric)!.ratio()));
  const share = (metric: Metric) => rounded(tallies.get(metric)!.share());
  return {
    first: seatShare(tallies.get('first')!),
    red: seatShare(tallies.get('red')!),
    draws: share('draws'),
    swing: share('swing'),
    kills: ratio('kills'),
    control: ratio('control'),
    rounds: ratio('rounds'),
    changes: ratio('changes'),
    decisions: ratio('decisions'),
    choices: ratio('choices'),
    manual: ratio('manual'),
    triggers: ratio('triggers'),
  };
}

/** A count is never less than none, nor is its interval. */
const fromNone = (figure: Figure): Figure => ({ ...figure, from: Math.max(0, figure.from) });

/** A share that is compared within pairings and held against one half. */
function seatShare(tallied: Clustered): Figure {
  const figure = rounded(tallied.ratio(0.5));
  return { ...figure, from: Math.max(0, figure.from), to: Math.min(1, figure.to) };
}

const agreementOf = ([asked, agreed]: readonly [number, number] = [0, 0]): Figure => rounded(wilson(agreed, asked));

/** What an ability did, from its sums over matches. */
function deedsOf(of: AbilitySums): Pick<AbilityFigures, 'uses' | 'hits' | 'kills' | 'yield'> {
  const at = (name: keyof typeof sum): number => of[sum[name]]!;
  return {
    uses: at('uses'),
    hits: rounded(wilson(at('hits'), at('rolls'))),
    kills: rounded(perUse(at('uses'), at('usesUses'), at('kills'), at('killsKills'), at('usesKills'), at('matches'))),
    yield: rounded(perUse(at('uses'), at('usesUses'), at('yield'), at('yieldYield'), at('usesYield'), at('matches'))),
  };
}

/** A ratio of sums over matches, with the error of a ratio estimator. */
function perUse(
  uses: number,
  usesUses: number,
  value: number,
  squares: number,
  products: number,
  matches: number,
): Figure {
  if (uses === 0) return { value: 0, from: 0, to: 0, count: 0 };
  const ratio = value / uses;
  const spread = Math.max(0, squares - 2 * ratio * products + ratio * ratio * usesUses);
  const half = (z95 * Math.sqrt((spread * matches) / Math.max(1, matches - 1))) / uses;
  return { value: ratio, from: ratio - half, to: ratio + half, count: uses };
}

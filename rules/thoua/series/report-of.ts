import { digestOfSeries } from '../../kernel/series.ts';
import type { Comparison } from '../../kernel/series-report.ts';
import { type ArmLine, Arms } from '../../kernel/statistics/arms.ts';
import { Clustered } from '../../kernel/statistics/clustered.ts';
import { comparisonOf } from '../../kernel/statistics/compared.ts';
import { type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { talliedOf } from './beside.ts';
import { buildsOf } from './builds.ts';
import type { MatchRow } from './columns.ts';
import { compareValues } from './compare.ts';
import { eachMetric, events, type Metric, membersIn, metrics, shares, wonIn } from './metrics.ts';
import type { AbilityFigures, CharacterFigures, FigureFigures, Report, TableFigures } from './report.ts';
import { matchesOf, rowsOf, type SeriesData } from './series-data.ts';
import { strengthsOf } from './strengths.ts';
import { verdictsOf } from './verdicts.ts';

/** The report of a series. The same data gives the same report, whoever played it and in however many parts. */
export function reportOf(data: SeriesData): Report {
  const { plan, coverage, legend } = data;
  const { tables, wins, agreement, pairings } = tally(data);
  // Who is drawn whole has but the name of a character.
  const strengths = plan.builds ? undefined : strengthsOf(data);
  const builds = buildsOf(data);
  const figures = {
    played: coverage,
    plan,
    matches: matchesOf(data),
    tables: plan.tables.map((_, at) => tableFigures(data, at, tables[at]!)),
    characters: legend.characters.flatMap((_, at): CharacterFigures[] => {
      const more = strengths?.characters[at];
      if (plan.builds || wins[at]!.count === 0) return [];
      return [
        {
          ...figuresOf(data, 'characters', at),
          wins: rounded(wins[at]!.share()),
          ...(more && { more: rounded(more) }),
        },
      ];
    }),
    enemies: legend.enemies.map((_, at) => figuresOf(data, 'enemies', at)),
    abilities: legend.used.map((ability, at): AbilityFigures => {
      const more = ability.side === 0 && ability.of === undefined ? strengths?.abilities[at] : undefined;
      return {
        ...ability,
        used: rounded(talliedOf(data.beside, 'used', at, 'used').share()),
        beaten: rounded(talliedOf(data.beside, 'used', at, 'beaten').share()),
        gave: rounded(talliedOf(data.beside, 'used', at, 'gave').ratio()),
        ...(more && { more: rounded(more) }),
      };
    }),
    ...(builds && { builds }),
  };
  return {
    system: 'thoua',
    pairings,
    digest: digestOfSeries(data),
    verdicts: verdictsOf(figures),
    ...figures,
    ...(plan.steps.length > 0 && { steps: stepsOf(data) }),
    ...(plan.second && { agreement: rounded(agreement.share()) }),
    ...(plan.compared && plan.options.length === 2 && { compared: compareValues(data) }),
  };
}

class TableTally {
  matches = 0;
  readonly metrics = new Map(metrics.map((metric) => [metric, new Clustered()]));
  readonly falls = new Map<number, Clustered>();

  add(row: MatchRow, pairing: number): void {
    this.matches++;
    eachMetric(row, (metric, value, weight) => this.metrics.get(metric)!.add(pairing, value, weight));
    for (const [place, member] of membersIn(row).entries()) {
      const tallied = this.falls.get(member) ?? new Clustered();
      this.falls.set(member, tallied);
      tallied.add(pairing, row.fell[place]! > 0 ? 1 : 0);
    }
  }
}

function tally(data: SeriesData) {
  const { plan, legend } = data;
  const tables = plan.tables.map(() => new TableTally());
  const wins = legend.characters.map(() => new Clustered());
  const agreement = new Clustered();
  let [pairings, last] = [0, -1];
  for (const { row, pairing, way } of rowsOf(data)) {
    if (pairing !== last) pairings++;
    last = pairing;
    if (way.step >= 0) continue;
    tables[way.table]!.add(row, pairing);
    for (const member of new Set(membersIn(row))) wins[member]!.add(pairing, wonIn(row));
    if (row.asked > 0) agreement.add(pairing, row.agreed, row.asked);
  }
  return { tables, wins, agreement, pairings };
}

function tableFigures({ plan, plan: { builds }, legend }: SeriesData, at: number, tallied: TableTally): TableFigures {
  const { encounter, party, size, level } = plan.tables[at]!;
  const nameOf = (ref: string) => legend.characters.find((one) => one.ref === ref)?.name ?? ref;
  const figure = (metric: Metric): Figure => {
    const one = tallied.metrics.get(metric)!;
    if (events.includes(metric)) return rounded(one.share());
    const { value, from, to, count } = one.ratio();
    // What is never below 0 may come from so few that the interval says nothing.
    const most = shares.includes(metric) ? 1 : Number.MAX_SAFE_INTEGER;
    return rounded({ value, from: Math.max(0, from), to: Math.min(most, to), count });
  };
  return {
    encounter,
    ...legend.tables[at]!,
    size,
    ...(level !== undefined && { level }),
    ...(party && { party: party.map(nameOf) }),
    matches: tallied.matches,
    metrics: Object.fromEntries(metrics.map((metric) => [metric, figure(metric)])) as Record<Metric, Figure>,
    falls: [...(builds ? [] : tallied.falls)]
      .map(([member, fell]) => ({ ...legend.characters[member]!, fell: rounded(fell.share()) }))
      .sort((a, b) => b.fell.value - a.fell.value),
  };
}

function figuresOf({ plan, legend, beside }: SeriesData, of: 'characters' | 'enemies', at: number): FigureFigures {
  const tallied = (sum: Parameters<typeof talliedOf<typeof of>>[3]) => talliedOf(beside, of, at, sum);
  return {
    ...legend[of][at]!,
    fell: rounded(tallied('fell').share()),
    round: rounded(tallied('round').ratio()),
    dealt: rounded(tallied('dealt').ratio()),
    taken: rounded(tallied('taken').ratio()),
    healed: rounded(tallied('healed').ratio()),
    ...(plan.second && { agreement: rounded(tallied('agreed').share()) }),
  };
}

/** Each step beside everything as it is printed: the same parties with the same luck. */
function stepsOf(data: SeriesData): Comparison {
  const { plan, legend } = data;
  const several = plan.tables.length > 1;
  const lines = plan.steps.map(({ table, enemy }, step): ArmLine => {
    const name = legend.steps[step]!;
    return {
      key: String(step),
      name: several ? `${tableName(data, table)}, ${name}` : name,
      about: [enemy],
      share: true,
    };
  });
  const arms = new Arms(lines);
  for (const { row, pairing, way } of rowsOf(data)) {
    if (way.step >= 0) arms.add(1, pairing, String(way.step), wonIn(row));
    else {
      for (const [step, { table }] of plan.steps.entries())
        if (table === way.table) arms.add(0, pairing, String(step), wonIn(row));
    }
  }
  const by = plan.steps[0]!.by === 1 ? 'harder' : 'easier';
  return comparisonOf(arms.lines(true), ['won as it is', `a step ${by}`], true);
}

/** An encounter with its party, where one alone would not say which. */
export function tableName({ plan, legend }: Pick<SeriesData, 'plan' | 'legend'>, at: number): string {
  const { encounter, size } = plan.tables[at]!;
  const { name } = legend.tables[at]!;
  return plan.tables.filter((one) => one.encounter === encounter).length > 1 ? `${name} with ${size}` : name;
}

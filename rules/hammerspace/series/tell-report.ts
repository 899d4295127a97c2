import { counted } from '../../../schemas/words.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { percent, percentRun, tellMean, tellPlus, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { tellComparison, tellTable, tellVerdicts } from '../../kernel/tell-series.ts';
import { type Metric, metricNames } from './metric-names.ts';
import { paceTold, shares } from './metrics.ts';
import type { CardFigures, Report, TableFigures } from './report.ts';
import { strongestFirst } from './verdicts.ts';

/** What matches are dealt. */
export const dealt = 'cards';

/**
 * A report for people: what is played, what was found, then the figures.
 * @param pace milliseconds that a match took, to say what more would cost
 */
export function tellReport(report: Report, pace: number): string[] {
  const { played, plan, matches, pairings, tables, traits, bots = [], agreement, compared } = report;
  return [
    ...tellPlayed(report),
    `${counted(matches, 'match', 'matches')} of ${plan.bots.join(' against ')} bots, ${plan.players.join(', ')} players: ${counted(pairings, 'pairing')} played in ${counted(matches / pairings, 'way')} each.`,
    ...played.leftOut.map((name) => `Left out, as it has an error: ${name}.`),
    ...tables.flatMap(({ players, traits: some }) =>
      traits.length > 0 && !some ? [`With ${players} players nobody has traits: there are too few for all.`] : [],
    ),
    '',
    ...tellVerdicts(report.verdicts, pace),
    '',
    ...tellSeats(tables),
    '',
    ...tellTable([
      ['', ...tables.map(({ players }) => `${players} players`)],
      ...(Object.keys(metricNames) as Metric[])
        .filter((metric) => tables.some(({ metrics }) => metrics[metric].count > 0))
        .map((metric) => [
          sentence(metricNames[metric]),
          ...tables.map(({ metrics }) => tellMetric(metric, metrics[metric])),
        ]),
    ]),
    `Minutes are those of people, ${paceTold}.`,
    ...bots.map(({ name, more }) => `${sentence(name)} bots win ${tellPlus(more)} points beyond a fair share`),
    ...(agreement ? [`${plan.second?.bot} would do the same: ${tellShare(agreement, 'decision', 'decisions')}`] : []),
    '',
    ...(traits.some(({ more }) => more.count > 0)
      ? [
          ...tellTable([
            ['Trait', 'wins beyond a fair share, in points', 'wins'],
            ...strongestFirst(traits).map(({ name, more, wins }) => [
              name,
              tellPlus(more),
              wins.count > 0 ? `${percent(wins.value)} %` : '',
            ]),
          ]),
          '',
        ]
      : []),
    ...tellTable([
      ['Card', 'a draw wins more, in points', 'stuck', 'used', 'kept', 'unplayed'],
      ...strongestFirst(report.cards).map(tellCard),
    ]),
    ...(compared ? ['', ...tellComparison(compared, dealt)] : []),
    '',
    `Digest ${report.digest.slice(0, 16)}.`,
  ];
}

function tellPlayed({ played: { texts, byHand } }: Report): string[] {
  const share = percentRun(texts.lettersRun, texts.letters);
  const whole = `Played: ${share} % of the texts of cards and traits (${texts.textsFull} of ${texts.texts} in full), and all that is printed as symbols.`;
  if (byHand.length === 0) return [whole];
  const named = byHand.map(({ name, clauses }) => `${name} (${clauses.map((one) => `"${one}"`).join(', ')})`);
  return [`${whole} By hand, and left out: ${named.join('; ')}.`];
}

/** Who begins stands first. */
function tellSeats(tables: readonly TableFigures[]): string[] {
  const most = Math.max(...tables.map(({ seats }) => seats.length));
  return tellTable([
    ['Wins by the order of turns', ...Array.from({ length: most }, (_, place) => String(place + 1)), 'fair'],
    ...tables.map(({ players, seats }) => [
      `${players} players`,
      ...Array.from({ length: most }, (_, place) => {
        const figure = seats[place];
        return figure ? `${percent(figure.value)} % (${percent(figure.from)} to ${percent(figure.to)})` : '';
      }),
      `${percent(1 / players)} %`,
    ]),
  ]);
}

const tellMetric = (metric: Metric, figure: Figure): string => {
  if (figure.count === 0) return '';
  if (!shares.includes(metric)) return tellMean(figure);
  return `${percent(figure.value)} % (${percent(figure.from)} to ${percent(figure.to)})`;
};

const tellCard = ({ name, more, stuck, used, kept, unplayed }: CardFigures): string[] => [
  name,
  tellPlus(more),
  ...[stuck, used, kept, unplayed].map(({ value, count }) => (count > 0 ? `${percent(value)} %` : '')),
];

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

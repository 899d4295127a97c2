import { counted } from '../../../schemas/words.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { decimal, percent, percentRun, tellMean, tellPlus, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { duration, tellComparison, tellTable, tellVerdicts } from '../../kernel/tell-series.ts';
import { type Metric, metricNames, paceTold, shares } from './metrics.ts';
import type { Report, UnitFigures } from './report.ts';
import { bargainsFirst, tellPrice, tellWins } from './verdicts.ts';

/** What battles are dealt. */
export const dealt = 'armies';

/**
 * A report for people: what is played, what was found, then the figures.
 * @param pace milliseconds that a battle took, to say what more would cost
 */
export function tellReport(report: Report, pace: number): string[] {
  const {
    played,
    plan,
    matches,
    pairings,
    drawn,
    metrics,
    first,
    battlefields,
    bots = [],
    agreement,
    compared,
  } = report;
  const limit = plan.options[0].roundLimit;
  return [
    ...tellPlayed(report),
    `${counted(matches, 'match', 'matches')} of ${plan.bots.join(' against ')} bots: ${counted(pairings, 'pairing')} played in ${counted(matches / pairings, 'way')} each; ${matches - drawn} between the armies of the set, ${drawn} between drawn ones. A match ends after ${counted(limit, 'round')} at the latest.`,
    ...played.leftOut.map((name) => `Left out, as it has an error: ${name}.`),
    '',
    ...tellVerdicts(report.verdicts, pace),
    '',
    ...tellMatrix(report),
    ...tellTable([
      ['Wins from the first starting location', ''],
      ...battlefields.map(({ name, side }) => [name, tellWins(side)]),
    ]),
    first.count > 0
      ? `Who has the priority token first wins ${tellShare(first, 'match', 'matches')}, counted over armies of equal appraisal.`
      : 'Whether the priority token pays cannot be told: the armies never had equal appraisals, and then the lower one always has it.',
    '',
    ...tellTable(
      (Object.keys(metricNames) as Metric[])
        .filter((metric) => metrics[metric].count > 0)
        .map((metric) => [sentence(metricNames[metric]), tellMetric(metric, metrics[metric])]),
    ),
    `Minutes are those of people, ${paceTold}.`,
    ...bots.map(({ name, more }) => `${sentence(name)} bots win ${tellPlus(more)} points beyond half.`),
    ...(agreement ? [`${plan.second?.bot} would do the same: ${tellShare(agreement, 'decision', 'decisions')}.`] : []),
    '',
    ...tellUnits(report, pace),
    ...(compared ? ['', ...tellComparison(compared, dealt)] : []),
    '',
    `Digest ${report.digest.slice(0, 16)}.`,
  ];
}

function tellPlayed({ played: { texts, byHand } }: Report): string[] {
  if (texts.texts === 0) return ['Played: all stats; no ability has a text.'];
  const share = percentRun(texts.lettersRun, texts.letters);
  const whole = `Played: ${share} % of the texts of abilities (${texts.textsFull} of ${texts.texts} in full), and all stats.`;
  if (byHand.length === 0) return [whole];
  const named = byHand.map(({ name, clauses }) => `${name} (${clauses.map((one) => `"${one}"`).join(', ')})`);
  return [`${whole} By hand, and left out: ${named.join('; ')}.`];
}

/** What the army of each line wins against that of each column. */
function tellMatrix({ armies, pairs }: Report): string[] {
  if (armies.length < 2) return [];
  const cell = (a: string, b: string): string => {
    const pair = pairs.find((one) => one.a === a && one.b === b);
    if (pair) return tellWins(pair.wins);
    const turned = pairs.find((one) => one.a === b && one.b === a)?.wins;
    return turned ? tellWins(opposite(turned)) : '';
  };
  return [
    ...tellTable([
      ['Wins', 'points', 'of all', ...armies.map(({ name }) => `against ${name}`)],
      ...armies.map(({ ref, name, appraisal, wins }) => [
        ...[name, String(appraisal), tellWins(wins)],
        ...armies.map((other) => (other.ref === ref ? '' : cell(ref, other.ref))),
      ]),
    ]),
    '',
  ];
}

/** What the other one wins. */
export const opposite = ({ value, from, to, count }: Figure): Figure => ({
  ...{ value: 1 - value, from: 1 - to, to: 1 - from, count },
});

const tellMetric = (metric: Metric, figure: Figure): string =>
  shares.includes(metric) ? tellWins(figure) : tellMean(figure);

/** What each unit does for its points, and what it should cost. */
function tellUnits({ units, battlefields, plan }: Report, pace: number): string[] {
  const second = plan.second?.bot;
  return tellTable([
    [
      ...['Unit', 'appraisal', 'should cost', 'takes a point'],
      ...(battlefields.length > 1 ? battlefields.map(({ name }) => `on ${name}`) : []),
      ...['falls', ...(second ? [`${second} agrees`] : [])],
    ],
    ...bargainsFirst(units).map((unit) => [
      ...[unit.name, String(unit.appraisal), tellCost(unit, pace), decimalOf(unit.takes)],
      ...(battlefields.length > 1 ? unit.onFields.map(decimalOf) : []),
      percentOf(unit.falls),
      ...(unit.agreement ? [percentOf(unit.agreement)] : []),
    ]),
  ]);
}

const decimalOf = ({ value, count }: Figure): string => (count > 0 ? decimal(value) : '');
const percentOf = ({ value, count }: Figure): string => (count > 0 ? `${percent(value)} %` : '');

/** The fitted price, or what it takes to tell it. */
export function tellCost({ price, needs, worth }: UnitFigures, pace: number): string {
  if (price) return tellPrice(price);
  if (worth.count === 0) return 'in no drawn army';
  if (needs === undefined) return 'cannot tell: points do not say who wins';
  return `cannot tell yet: ${counted(needs, 'match', 'matches')}, ${duration(needs * pace)}`;
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

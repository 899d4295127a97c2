import type { Goal } from '../../../schemas/types.generated.ts';
import { counted } from '../../../schemas/words.ts';
import type { GameSet } from '../../game-set.ts';
import type { Coverage as Share } from '../../kernel/reading/reading.ts';
import { decimal, percent, percentRun, tellMean, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { tellComparison, tellTable, tellVerdicts } from '../../kernel/tell-series.ts';
import { tellGoal, tellTracked, trackGoals } from './goals.ts';
import { type Metric, metricNames } from './metrics.ts';
import type { HeroFigures, Report } from './report.ts';
import { tellByHand, tellLeftOut } from './verdicts.ts';

/** What its matches are dealt. */
export const dealt = 'teams';

/** So many of a long list are printed; all are in the JSON. */
const mostPairs = 3;
const mostAbilities = 5;

/**
 * A report for people: what is played, what was found, then the figures.
 * @param pace milliseconds that a match took, to say what more would cost
 * @param sets whose goals are held against it
 */
export function tellReport(report: Report, pace: number, sets: readonly GameSet[] = []): string[] {
  const { played, matches, pairings, metrics } = report;
  const who = report.plan.bots[0] === report.plan.bots[1] ? report.plan.bots[0] : report.plan.bots.join(' against ');
  return [
    `${counted(matches, 'match', 'matches')} of ${who} bots: ${counted(pairings, 'pairing')} played ${matches / pairings} ways each.`,
    ...tellPlayed(report),
    ...played.leftOut.map((name) => `Left out, as it has an error: ${name}.`),
    '',
    ...tellVerdicts(report.verdicts, pace),
    ...tellGoals(
      report,
      sets.flatMap(({ manifest }) => manifest.goals ?? []),
    ),
    '',
    ...tellTable(
      (Object.keys(metricNames) as Metric[]).map((metric) => {
        const figure = metrics[metric];
        return [name(metric), isShare(metric) ? tellShare(figure) : tellMean(figure)];
      }),
    ),
    ...report.swings.map(({ round, lost }) => `Who leads after round ${round} still loses ${tellShare(lost)}`),
    ...(report.firstBot ? [`${report.plan.bots[0]} bots win ${tellShare(report.firstBot)}`] : []),
    ...(report.firstTeam ? [`The first team wins ${tellShare(report.firstTeam)}`] : []),
    ...(report.agreement
      ? [`${report.plan.second?.bot} would do the same: ${tellShare(report.agreement, 'decision', 'decisions')}`]
      : []),
    '',
    ...tellHeroes(
      report,
      report.heroes.filter(({ byHand }) => byHand === undefined),
    ),
    ...tellHeroesByHand(report),
    '',
    ...(report.firstTeam ? [] : tellPairs(report)),
    ...tellAbilities(report),
    ...tellParts(report),
    ...(report.compared ? ['', ...tellComparison(report.compared, dealt)] : []),
    '',
    `Digest ${report.digest.slice(0, 16)}.`,
  ];
}

const tellHeroes = ({ firstTeam, plan }: Report, heroes: readonly HeroFigures[]): string[] =>
  heroes.length === 0
    ? []
    : tellTable([
        [
          'Hero',
          'wins, company evened out',
          'as they came',
          'deployed',
          'died',
          'damage',
          ...(plan.second ? [`${plan.second.bot} agrees`] : []),
        ],
        ...[...heroes]
          .sort((a, b) => b.strength.value - a.strength.value)
          .map(({ name: hero, strength, wins, deployed, died, dealt, agreement }) => [
            hero,
            strength.count === 0 ? 'never deployed' : firstTeam ? 'always in its team' : tellShare(strength),
            ...[wins, deployed, died].map(({ value, count }) => (count > 0 ? `${percent(value)} %` : '')),
            dealt.count > 0 ? decimal(dealt.value) : '',
            agreement && agreement.count > 0 ? `${percent(agreement.value)} %` : '',
          ]),
      ]);

/** Heroes that bots do not play as written stand apart, each with why. */
function tellHeroesByHand(report: Report): string[] {
  const heroes = report.heroes.filter(({ byHand }) => byHand !== undefined);
  if (heroes.length === 0) return [];
  return [
    '',
    'These rest on texts that are by hand, so they are not ranked with the others:',
    ...tellHeroes(report, heroes),
    ...heroes.map(({ name: hero, byHand }) => `  ${hero}: ${tellByHand(byHand ? [byHand] : [])}.`),
  ];
}

const shares: readonly Metric[] = ['first', 'red', 'draws', 'swing'];
const isShare = (metric: Metric): boolean => shares.includes(metric);
const name = (metric: Metric): string => {
  const text = metric === 'first' || metric === 'red' ? `${metricNames[metric]} wins` : metricNames[metric];
  return text.charAt(0).toUpperCase() + text.slice(1);
};

function tellPlayed(report: Report): string[] {
  const { played, notCounted, manual, cuts } = report;
  const share = (what: string, { texts, textsFull, letters, lettersRun }: Share) =>
    texts === 0 ? `${what}: none` : `${what} ${percentRun(lettersRun, letters)} % (${textsFull} of ${texts} in full)`;
  const lines = [
    `Played: ${share('abilities', played.abilities)}, ${share('conditions', played.conditions)}, ${share('map rules', played.mapRules)}.`,
  ];
  if (manual > 0) lines.push(tellLeftOut(report));
  if (cuts > 0) lines.push(`Endless chains of reactions were cut ${counted(cuts, 'time')}.`);
  if (notCounted.length > 0) lines.push(`Their use is not counted: ${notCounted.join(', ')}.`);
  return lines;
}

function tellGoals(report: Report, goals: readonly Goal[]): string[] {
  if (goals.length === 0) return [];
  const names = new Map(report.heroes.map(({ ref, name: hero }) => [ref, hero]));
  const tracked = trackGoals(goals, report);
  return [
    '',
    ...tracked.map((one) => `Goal: ${tellGoal(one.goal)}: ${tellTracked(one, (ref) => names.get(ref) ?? ref)}.`),
  ];
}

function tellPairs({ together, against, heroes }: Report): string[] {
  const names = new Map(heroes.map(({ ref, name: hero }) => [ref, hero]));
  const rows = (pairs: Report['together'], joint: string) =>
    [...pairs]
      .sort((a, b) => Math.abs(b.more.value) - Math.abs(a.more.value))
      .slice(0, mostPairs)
      .map(({ a, b, more }) => [
        `${names.get(a)} ${joint} ${names.get(b)}`,
        `${more.value < 0 ? '' : '+'}${percent(more.value)} points (${percent(more.from)} to ${percent(more.to)}, ${counted(more.count, 'match', 'matches')})`,
      ]);
  const pairs = [...rows(together, 'and'), ...rows(against, 'against')];
  return pairs.length === 0 ? [] : ['Pairs that differ most from what their strengths say:', ...tellTable(pairs), ''];
}

function tellAbilities({ abilities, heroes }: Report): string[] {
  const names = new Map(heroes.map(({ ref, name: hero }) => [ref, hero]));
  const seen = abilities.filter(({ used }) => used.count > 0).sort((a, b) => b.used.value - a.used.value);
  if (seen.length === 0) return [];
  const shown = seen.filter((_, at) => at < mostAbilities || at >= seen.length - mostAbilities);
  const left = seen.length - shown.length;
  return tellTable([
    ['Ability', 'used when legal', 'hits', 'kills a use', 'damage and healing a use'],
    ...shown.map(({ hero, name: ability, used, hits, kills, yield: gave }) => [
      `${ability} (${names.get(hero)})`,
      tellShare(used, 'turn', 'turns'),
      hits.count > 0 ? `${percent(hits.value)} %` : '',
      decimal(kills.value),
      decimal(gave.value),
    ]),
    ...(left > 0 ? [[`… and ${left} between them`]] : []),
  ]);
}

function tellParts({ parts }: Report): string[] {
  if (parts.length === 0) return [];
  return ['', `Most in play at once: ${parts.map(({ name: part, most }) => `${part} ${most}`).join(', ')}.`];
}

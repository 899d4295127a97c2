import { counted } from '../../../schemas/words.ts';
import type { Verdict } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { tellPoints, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { type Asked, answer, tolerance } from '../../kernel/statistics/verdicts.ts';
import type { ByHandFigures } from './by-hand.ts';
import type { Metric } from './metrics.ts';
import type { HeroFigures, MapFigures, PairFigures, Report } from './report.ts';

/** Of the attention, so much goes to heroes, seats and maps; the rest is shared by the many pairs. */
const forHeadlines = 0.8;

/** Something that a series is asked, before it is known how many others are. */
type Question = Omit<Asked<Group>, 'weight' | 'usual' | 'unsure'>;

type Group = 'bots' | 'seats' | 'teams' | 'heroes' | 'together' | 'against';

const toPoints = `to ${Math.round(tolerance * 100)} points`;
const groupNames: Readonly<Record<Group, string>> = {
  bots: `which bot is stronger, ${toPoints}`,
  seats: `whether it pays to be first, or red, ${toPoints}`,
  teams: `which team is stronger, ${toPoints}`,
  heroes: `which heroes are stronger, ${toPoints}`,
  together: `which pairs are better together, ${toPoints}`,
  against: `which hero beats which, ${toPoints}`,
};

/** Verdicts on a report, what is most certain and largest first. */
export function verdictsOf(
  report: Pick<
    Report,
    'plan' | 'metrics' | 'maps' | 'heroes' | 'together' | 'against' | 'firstTeam' | 'firstBot' | 'matches'
  >,
): Verdict[] {
  const questions = questionsOf(report);
  const pairs = questions.filter(({ group }) => isPair(group)).length;
  const headlines = questions.length - pairs;
  const byHand = new Map(report.heroes.flatMap((hero) => (hero.byHand ? [[hero.ref, hero.byHand] as const] : [])));
  const asked = questions.map((question): Asked<Group> => {
    const { group, about, figure, reference, text } = question;
    const rests = group === 'seats' ? [] : about.flatMap((ref) => byHand.get(ref) ?? []);
    return {
      ...question,
      held: group === 'heroes' || isPair(group),
      // Without pairs everything is a headline, and all weigh alike.
      weight: isPair(group) ? (1 - forHeadlines) / pairs : forHeadlines / headlines,
      usual: usualShare(report, group, about),
      text: rests.length === 0 ? text : `${text}; ${tellByHand(rests)}`,
      // What bots do not play as written could be all of it: nobody should act on that, but for a strength that is only greater.
      unsure: !rests.every(({ bound }) => group === 'heroes' && bound === 'lower' && figure.value > reference),
    };
  });
  return answer(asked, groupNames, report.matches);
}

/** The share of matches that a figure of a group is counted over on average, those that never came up among them. */
function usualShare(
  { heroes, together, against, maps, matches }: Parameters<typeof verdictsOf>[0],
  group: Group,
  about: readonly string[],
): number {
  const mean = (counts: readonly number[], of: number): number =>
    counts.reduce((sum, count) => sum + count, 0) / Math.max(1, of * matches);
  const pairs = (heroes.length * (heroes.length - 1)) / 2;
  if (group === 'heroes')
    return mean(
      heroes.map(({ strength }) => strength.count),
      heroes.length,
    );
  if (group === 'together')
    return mean(
      together.map(({ more }) => more.count),
      pairs,
    );
  if (group === 'against')
    return mean(
      against.map(({ more }) => more.count),
      pairs,
    );
  return group === 'seats' && about.length > 0 ? 1 / maps.length : 1;
}

/** `a lower bound, as Encore is by hand and left out`. */
export function tellByHand(rests: readonly ByHandFigures[]): string {
  const left = rests.flatMap(({ texts }) => texts);
  const standIns = rests.flatMap(({ standIns: names }) => names);
  const bound = rests.every((one) => one.bound === 'lower') && standIns.length === 0 ? 'a lower bound' : 'approximate';
  const reasons = [
    ...(left.length > 0 ? [`${inWords(left)} ${left.length === 1 ? 'is' : 'are'} by hand and left out`] : []),
    ...(standIns.length > 0 ? [`stand-ins are played for ${inWords(standIns)}`] : []),
  ];
  return `${bound}, as ${reasons.join(' and ')}`;
}

/** So many heroes are named at most; the table of heroes says it of each. */
const mostNamed = 4;

/** `Clauses that are played by hand came up 12 times and were left out. They are on Warden (Bash and Rest) and Oracle (Omen).` */
export function tellLeftOut({ manual, heroes }: Pick<Report, 'manual' | 'heroes'>): string {
  const named = heroes.flatMap(({ name, byHand }) =>
    byHand && byHand.texts.length > 0 ? [`${name} (${inWords(byHand.texts)})`] : [],
  );
  const more = named.length - mostNamed;
  const whose = more > 0 ? [...named.slice(0, mostNamed), `${more} more`] : named;
  const where = whose.length > 0 ? ` They are on ${inWords(whose)}.` : '';
  return `Clauses that are played by hand came up ${counted(manual, 'time')} and were left out.${where}`;
}

const inWords = (names: readonly string[]): string =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

const isPair = (group: Group): boolean => group === 'together' || group === 'against';

function questionsOf(report: Parameters<typeof verdictsOf>[0]): Question[] {
  const { metrics, maps, heroes, together, against, plan, firstTeam, firstBot } = report;
  const names = new Map(heroes.map(({ ref, name }) => [ref, name]));
  const who = `${[...new Set(report.plan.bots)].join(' and ')} bots`;
  const seat = (metric: Metric & ('first' | 'red'), figure: Figure, map?: MapFigures): Question => ({
    group: 'seats',
    code: `seat/${metric}`,
    about: map ? [map.ref] : [],
    figure,
    reference: 0.5,
    text: `${map ? `on ${map.name} ` : ''}the ${metric === 'first' ? 'first player' : 'red side'} wins ${tellShare(figure)} between ${who}`,
  });
  const asked = [seat('first', metrics.first), seat('red', metrics.red)];
  if (firstBot) {
    const text = `${plan.bots[0]} bots win ${tellShare(firstBot)} against ${plan.bots[1]} bots`;
    asked.unshift({ group: 'bots', code: 'bot/strength', about: [], figure: firstBot, reference: 0.5, text });
  }
  if (maps.length > 1) {
    for (const map of maps) if (map.matches > 0) asked.push(seat('first', map.first, map), seat('red', map.red, map));
  }
  if (plan.teams && firstTeam) {
    const [team] = plan.teams;
    const text = `${who} win ${tellShare(firstTeam)} with ${team.map((ref) => names.get(ref) ?? ref).join(', ')}`;
    return [...asked, { group: 'teams', code: 'team/strength', about: team, figure: firstTeam, reference: 0.5, text }];
  }
  for (const hero of heroes) if (hero.strength.count > 0) asked.push(askHero(hero, who, plan.second?.bot));
  for (const pair of together) asked.push(askPair('together', pair, names));
  for (const pair of against) asked.push(askPair('against', pair, names));
  return asked;
}

const askHero = ({ ref, name, strength, agreement }: HeroFigures, who: string, second?: string): Question => ({
  group: 'heroes',
  code: 'hero/strength',
  about: [ref],
  figure: strength,
  reference: 0.5,
  text: `${who} win ${tellShare(strength)} with ${name}, company evened out${agreement && agreement.count > 0 ? `; ${second} would do the same in ${tellShare(agreement, 'decision', 'decisions')}` : ''}`,
});

function askPair(
  group: 'together' | 'against',
  { a, b, more }: PairFigures,
  names: ReadonlyMap<string, string>,
): Question {
  const [first, second] = [names.get(a) ?? a, names.get(b) ?? b];
  const direction = more.value < 0 ? 'less' : 'more';
  const text =
    group === 'together'
      ? `${first} and ${second} together win ${tellPoints(more)} ${direction} than their strengths say`
      : `${first} wins ${tellPoints(more)} ${direction} against ${second} than their strengths say`;
  return { group, code: `pair/${group}`, about: [a, b], figure: more, reference: 0, text };
}

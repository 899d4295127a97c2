import { counted } from '../../../schemas/words.ts';
import type { GameSet } from '../../game-set.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { decimal, percent, percentRun, tellMean, tellPlus, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { tellComparison, tellTable, tellVerdicts } from '../../kernel/tell-series.ts';
import { tellGoal, tellTracked, trackGoals } from './goals.ts';
import { isTold, type Metric, metricNames, shares } from './metrics.ts';
import type { AbilityFigures, BuildFigures, CharacterFigures, FigureFigures, Report, TableFigures } from './report.ts';
import { partName, whoMeets } from './verdicts.ts';

/** What matches are dealt. */
export const dealt = 'parties';

/** What is said of parties at another level than their own. */
export const levelsTold =
  'Characters above their own level raise the attribute that they raise most, and buy abilities at random, anew in each pairing; below it they have what they bought first.';

/** What is said of characters who are drawn whole. */
export const drawnTold =
  'Characters are drawn whole, anew in each pairing, as the rules let one make them: a race, abilities of one or two elements, high in the attribute that most of these roll with, all else by chance, artifacts with an enchantment each. What a pair wins is told beyond its parts, its attributes, and the attribute that each roll adds.';

/** So many pairs are printed; all are in the JSON and the CSV. */
const mostPairs = 12;

/**
 * A report for people: what is played, what was found, then the figures.
 * @param pace milliseconds that a match took, to say what more would cost
 * @param sets whose goals are held against it
 */
export function tellReport(report: Report, pace: number, sets: readonly GameSet[] = []): string[] {
  const { played, plan, matches, pairings, tables, agreement, steps, compared } = report;
  const who = plan.bots[0] === plan.bots[1] ? plan.bots[0] : `${plan.bots[0]} against ${plan.bots[1]}`;
  return [
    ...tellPlayed(report),
    `${counted(matches, 'match', 'matches')} of ${who} bots: ${counted(pairings, 'pairing')} played in ${counted(matches / pairings, 'way')} each.`,
    ...(plan.builds ? [drawnTold] : tables.some(({ level }) => level !== undefined) ? [levelsTold] : []),
    ...played.leftOut.map((name) => `Left out, as it has an error: ${name}.`),
    '',
    ...tellVerdicts(report.verdicts, pace),
    '',
    ...tables.flatMap(tellHardness),
    ...trackGoals(sets, report).map((one) => `Goal: ${tellGoal(one)}: ${tellTracked(one)}.`),
    '',
    ...tellTable([
      ['', ...tables.map((table) => nameOf(table, tables))],
      ...(Object.keys(metricNames) as Metric[])
        .filter((metric) => tables.some(({ metrics }) => isTold(metric, metrics[metric])))
        .map((metric) => [
          sentence(metricNames[metric]),
          ...tables.map(({ metrics }) => tellMetric(metric, metrics[metric])),
        ]),
    ]),
    ...(agreement ? [`${plan.second?.bot} would do the same: ${tellShare(agreement, 'decision', 'decisions')}`] : []),
    ...(steps ? ['', ...tellComparison(steps, dealt)] : []),
    '',
    ...(report.builds ? tellBuilds(report.builds) : tellCharacters(report.characters)),
    '',
    ...tellTable([
      ['Enemy', ...figureHeadings, ...(agreement ? ['agreement'] : [])],
      ...report.enemies.map(tellFigures),
    ]),
    '',
    ...tellAbilities(report.abilities),
    ...(compared ? ['', ...tellComparison(compared, dealt)] : []),
    '',
    `Digest ${report.digest.slice(0, 16)}.`,
  ];
}

function tellPlayed({ played: { texts, byHand } }: Report): string[] {
  const share = percentRun(texts.lettersRun, texts.letters);
  const whole = `Played: ${share} % of the texts of abilities, races, artifacts and conditions (${texts.textsFull} of ${texts.texts} in full), and all that is printed in numbers.`;
  if (byHand.length === 0) return [whole];
  const named = byHand.map(({ name, clauses }) => `${name} (${clauses.map((one) => `"${one}"`).join(', ')})`);
  return [`${whole} By hand, and left out: ${named.join('; ')}.`];
}

/** How hard an encounter is, in a sentence. */
function tellHardness(table: TableFigures): string[] {
  const { metrics, enemies, party, falls, matches } = table;
  if (matches === 0) return [];
  const { won, rounds, fallen, left } = metrics;
  const first = falls[0];
  return [
    `${whoMeets(table)}${party ? ` (${party.join(', ')})` : ''}, against ${enemies}: won ${tellShare(won)}; ${tellMean(rounds)} rounds; ${decimal(fallen.value)} of ${table.size} fall${first ? `, ${first.name} most often (${percent(first.fell.value)} %)` : ''}${left.count > 0 ? `; who wins has ${percent(left.value)} % of their HP left` : ''}.`,
  ];
}

const nameOf = ({ name, size, encounter }: TableFigures, all: readonly TableFigures[]): string =>
  all.filter((one) => one.encounter === encounter).length > 1 ? `${name}, ${size}` : name;

const tellMetric = (metric: Metric, figure: Figure): string => {
  if (figure.count === 0) return '';
  if (!shares.includes(metric)) return tellMean(figure);
  return `${percent(figure.value)} % (${percent(figure.from)} to ${percent(figure.to)})`;
};

const figureHeadings = ['falls', 'in round', 'HP dealt', 'taken', 'given back'];

const short = (figure: Figure, say: (value: number) => string): string => (figure.count > 0 ? say(figure.value) : '');
const inPercent = (value: number) => `${percent(value)} %`;

const tellFigures = ({ name, fell, round, dealt: took, taken, healed, agreement }: FigureFigures): string[] => [
  name,
  short(fell, inPercent),
  ...[round, took, taken, healed].map((figure) => short(figure, decimal)),
  ...(agreement ? [short(agreement, inPercent)] : []),
];

function tellCharacters(characters: readonly CharacterFigures[]): string[] {
  const drawn = characters.some(({ more }) => more);
  const agreed = characters.some(({ agreement }) => agreement);
  return tellTable([
    [
      'Character',
      ...figureHeadings,
      ...(agreed ? ['agreement'] : []),
      'wins',
      ...(drawn ? ['more than an average one, in points'] : []),
    ],
    ...[...characters]
      .sort((a, b) => (b.more?.value ?? b.wins.value) - (a.more?.value ?? a.wins.value))
      .map((one) => [...tellFigures(one), short(one.wins, inPercent), ...(one.more ? [tellPlus(one.more)] : [])]),
  ]);
}

/** What characters are made of, what wins most first; then the pairs of which most is certain. */
function tellBuilds({ parts, pairs }: BuildFigures): string[] {
  const shown = [...pairs].sort((a, b) => b.more.from - a.more.from).slice(0, mostPairs);
  const matches = ({ count }: Figure) => counted(count, 'match', 'matches');
  return [
    ...tellTable([
      ['A character with', '', 'wins more than an average one of its kind, in points', 'in'],
      ...[...parts]
        .sort((a, b) => b.more.value - a.more.value)
        .map(({ part: { kind, name }, more }) => [name, kind, tellPlus(more), matches(more)]),
    ]),
    '',
    `Pairs in one character, of ${pairs.length.toLocaleString('en-GB')} that came up, those that surely win most beyond their parts:`,
    ...tellTable([
      ['', 'more wins than its parts say, in points', 'wins', 'in'],
      ...shown.map(({ a, b, more, wins }) => [
        `${partName(a)} and ${partName(b)}`,
        tellPlus(more),
        short(wins, inPercent),
        matches(more),
      ]),
    ]),
  ];
}

/** Abilities that came up, those that win most or give most first. */
function tellAbilities(abilities: readonly AbilityFigures[]): string[] {
  const seen = abilities.filter(({ used, more }) => used.count > 0 || more);
  const some = seen.some(({ more }) => more);
  const rank = ({ more, gave }: AbilityFigures) => more?.value ?? gave.value / 1000;
  return tellTable([
    ['Ability', 'of', 'used when it could be', 'beats', 'HP a use', ...(some ? ['more wins, in points'] : [])],
    ...[...seen]
      .sort((a, b) => rank(b) - rank(a))
      .map(({ name, of = '', used, beaten, gave, more }) => [
        name,
        of,
        short(used, inPercent),
        short(beaten, inPercent),
        short(gave, decimal),
        ...(more ? [tellPlus(more)] : []),
      ]),
  ]);
}

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

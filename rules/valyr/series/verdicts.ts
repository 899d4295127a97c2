import { counted } from '../../../schemas/words.ts';
import type { Verdict } from '../../kernel/series-report.ts';
import { couldHaveSeen, type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { matchesNeeded } from '../../kernel/statistics/matches-needed.ts';
import { percent, tellMore, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { type Asked, answer, tolerance, twoDigits } from '../../kernel/statistics/verdicts.ts';
import type { Report, UnitFigures } from './report.ts';

/** Parts of an appraisal that it may be off without mattering: 0.2 is 20 points at 100. */
export const priceTolerance = 0.2;
/** Shares beyond which a tenet of the rules may be missed: thought, not measured. */
const [mostIdle, mostCut, mostLead] = [0.25, 0.05, 0.75];

type Group = 'bots' | 'prices' | 'armies' | 'sides' | 'priority' | 'tenets';

const points = Math.round(tolerance * 100);
const groupNames: Readonly<Record<Group, string>> = {
  bots: `which bot is stronger, to ${points} points`,
  prices: `what all units should cost, to ${Math.round(priceTolerance * 100)} % of their appraisals`,
  armies: `which armies are stronger, to ${points} points`,
  sides: `whether a side of a battlefield is better, to ${points} points`,
  priority: `whether the priority token pays, to ${points} points`,
  tenets: `whether matches drag on or are decided early, to ${points} points`,
};

type Told = Pick<Report, 'plan' | 'matches' | 'armies' | 'battlefields' | 'first' | 'bots' | 'metrics' | 'played'> & {
  readonly units: readonly Omit<UnitFigures, 'price' | 'needs'>[];
  readonly drawn: number;
};

/** Verdicts on a report, what is most certain and largest first. */
export function verdictsOf(report: Told): Verdict[] {
  const { plan, matches, armies, battlefields, first, bots = [], metrics, units, played } = report;
  const who = `${[...new Set(plan.bots)].join(' and ')} bots`;
  const byHand = new Map(played.byHand.map(({ ref, clauses }) => [ref, clauses]));
  const usual = (count: number) => count / Math.max(1, matches);
  const share = (group: Group, code: string, about: readonly string[], figure: Figure, text: string) =>
    figure.count === 0
      ? []
      : [{ group, code, about, figure, reference: 0.5, usual: usual(figure.count), text, weight: 1 }];
  const sign = (code: string, figure: Figure, reference: number, text: string) =>
    figure.count === 0
      ? []
      : [
          {
            ...{ group: 'tenets' as const, code, about: [], figure, reference, usual: usual(figure.count), text },
            ...{ weight: 1, onlyMore: true, unsure: true },
          },
        ];
  const asked: Asked<Group>[] = [
    ...bots.map(({ name, more }) => ({
      ...{ group: 'bots' as const, code: 'bot/strength', about: [], figure: more, reference: 0, weight: 1 },
      ...{ usual: usual(more.count), text: `${name} bots win ${tellMore(more, 'match', 'matches')} than half` },
    })),
    ...units.flatMap(({ ref, name, appraisal, worth }) => {
      // What is surely within the tolerance nobody would call another price, however certain it is.
      if (worth.count === 0 || Math.max(-worth.from, worth.to) <= priceTolerance) return [];
      // Points that say nothing of who wins tell no price, however many battles there are.
      if (!(worth.to < 1e6)) return [];
      const clauses = byHand.get(ref);
      const hand = clauses ? `; approximate, as ${clauses.map((one) => `"${one}"`).join(' and ')} is by hand` : '';
      return [
        {
          ...{ group: 'prices' as const, code: 'unit/price', about: [ref], figure: worth, reference: 0, weight: 1 },
          ...{ tolerance: priceTolerance, usual: usual(worth.count), unsure: clauses !== undefined },
          text: `${name} is worth ${tellPrice(priceOf(appraisal, worth))} to ${who}, and its appraisal is ${appraisal}${hand}`,
        },
      ];
    }),
    ...armies.flatMap(({ ref, name, wins }) =>
      share('armies', 'army/strength', [ref], wins, `${who} win ${tellShare(wins, 'match', 'matches')} with ${name}`),
    ),
    ...battlefields.flatMap(({ ref, name, side }) =>
      share(
        'sides',
        'battlefield/side',
        [ref],
        side,
        `on ${name} the first starting location wins ${tellShare(side, 'match', 'matches')} between ${who}`,
      ),
    ),
    ...share(
      'priority',
      'priority/first',
      [],
      first,
      `who has the priority token first wins ${tellShare(first, 'match', 'matches')} between ${who}`,
    ),
    ...sign(
      'tenet/passive',
      metrics.idle,
      mostIdle,
      `units of ${who} neither attack nor use an ability in ${tellShare(metrics.idle, 'turn', 'turns')}; the rules want passive play discouraged`,
    ),
    ...sign(
      'tenet/length',
      metrics.cut,
      mostCut,
      `${tellShare(metrics.cut, 'match', 'matches')} of ${who} last as long as the round limit lets them; the rules want quick matches`,
    ),
    ...sign(
      'tenet/tension',
      metrics.lead,
      mostLead,
      `${who} who are ahead after a third of the rounds win ${tellShare(metrics.lead, 'match', 'matches')}; the rules want points at which a match turns`,
    ),
  ];
  return answer(asked, groupNames, matches);
}

/** The price of a unit by what it is worth. */
export function priceOf(appraisal: number, { value, from, to, count }: Figure): Figure {
  const price = (worth: number) => Math.max(0, Math.round(appraisal * (1 + worth)));
  return rounded({ value: price(value), from: price(from), to: price(to), count });
}

/** `130 points (115 to 146, 800 battles)`. */
export const tellPrice = ({ value, from, to, count }: Figure): string =>
  `${value} points (${from} to ${to}, ${counted(count, 'match', 'matches')})`;

/** The prices of the units of which one can be told: by a verdict, or closely enough to say that the appraisal fits. */
export function pricesOf(
  units: readonly Pick<UnitFigures, 'ref' | 'appraisal' | 'worth'>[],
  verdicts: readonly Verdict[],
): (Figure | undefined)[] {
  const found = new Set(verdicts.flatMap(({ code, about }) => (code === 'unit/price' ? about : [])));
  return units.map(({ ref, appraisal, worth }) =>
    worth.count > 0 && (found.has(ref) || couldHaveSeen(worth) <= priceTolerance)
      ? priceOf(appraisal, worth)
      : undefined,
  );
}

/** Battles of such a series that would tell the price of a unit; undefined where no number of them does. */
export function needsOf({ worth }: Pick<UnitFigures, 'worth'>, { matches }: Pick<Told, 'matches'>): number | undefined {
  const seen = couldHaveSeen(worth);
  if (worth.count === 0 || !(seen < 1e6)) return undefined;
  const needs = worth.count * (seen / priceTolerance) ** 2;
  const usual = worth.count / matches;
  return twoDigits(matchesNeeded({ figure: worth, needs, usual, tolerance: priceTolerance }, matches));
}

/** Units, those first that are worth most for what they cost. */
export const bargainsFirst = <One extends Pick<UnitFigures, 'worth'>>(all: readonly One[]): One[] =>
  [...all].sort((a, b) => b.worth.value - a.worth.value);

/** How even a table of pairs is told: `61 % (55 to 67)`. */
export const tellWins = ({ value, from, to, count }: Figure): string =>
  count === 0 ? '' : `${percent(value)} % (${percent(from)} to ${percent(to)})`;

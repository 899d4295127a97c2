import type { Verdict } from '../../kernel/series-report.ts';
import { percent, tellMean, tellMore, tellPoints, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { type Asked, answer, tolerance } from '../../kernel/statistics/verdicts.ts';
import { paceTold } from './metrics.ts';
import type { CardFigures, Report, TableFigures } from './report.ts';

/** Minutes that the rules document promises for four, and how far from it is as well. */
export const promised = { players: 4, minutes: 30, give: 10 } as const;

/** Of the last three, so much that the one who falls third decides is as it goes in a free-for-all. */
const usualSway = 0.2;

type Group = 'bots' | 'seats' | 'traits' | 'cards' | 'length' | 'runaway' | 'kingmaker';

const points = Math.round(tolerance * 100);
const groupNames: Readonly<Record<Group, string>> = {
  bots: `which bot is stronger, to ${points} points`,
  seats: `whether it pays to begin, to ${points} points`,
  traits: `which traits are stronger, to ${points} points`,
  cards: `which cards are stronger, to ${points} points a draw`,
  length: `how long it takes, to ${promised.give} minutes`,
  runaway: `whether early leaders run away, to ${points} points`,
  kingmaker: `whether the one who falls third decides who wins, to ${points} points`,
};

/** Verdicts on a report, what is most certain and largest first. */
export function verdictsOf(
  report: Pick<Report, 'plan' | 'matches' | 'tables' | 'cards' | 'traits' | 'bots' | 'third' | 'played'>,
): Verdict[] {
  const { plan, matches, tables, cards, traits, bots = [], third, played } = report;
  const who = `${[...new Set(plan.bots)].join(' and ')} bots`;
  const byHand = new Map(played.byHand.map(({ ref, clauses }) => [ref, clauses]));
  /** What is asked of a card or trait, of whose text something may be by hand. */
  const rests = (ref: string, text: string) => {
    const clauses = byHand.get(ref);
    return clauses
      ? { text: `${text}; approximate, as ${clauses.map((one) => `"${one}"`).join(' and ')} is by hand`, unsure: true }
      : { text };
  };
  const usual = (count: number) => count / Math.max(1, matches);
  const asked: Omit<Asked<Group>, 'weight'>[] = [
    ...bots.map(({ name, more }) => ({
      group: 'bots' as const,
      code: 'bot/strength',
      about: [],
      figure: more,
      reference: 0,
      usual: usual(more.count),
      text: `${name} bots win ${tellMore(more)} than a fair share`,
    })),
    ...tables.flatMap((table) => seatsOf(table, who, matches)),
    ...traits.flatMap(({ ref, name, more, wins }) =>
      more.count === 0
        ? []
        : [
            {
              group: 'traits' as const,
              code: 'trait/strength',
              about: [ref],
              figure: more,
              reference: 0,
              usual: usual(more.count),
              ...rests(
                ref,
                `${who} with ${name} win ${percent(wins.value)} %, ${tellMore(more, 'player', 'players')} than a fair share`,
              ),
            },
          ],
    ),
    ...cards.flatMap(({ ref, name, more }) =>
      more.count === 0
        ? []
        : [
            {
              group: 'cards' as const,
              code: 'card/strength',
              about: [ref],
              figure: more,
              reference: 0,
              usual: usual(more.count),
              ...rests(ref, `${who} who draw ${name} win ${tellMore(more, 'draw', 'draws')} than with an average card`),
            },
          ],
    ),
    ...tables.flatMap((table) => [...lengthOf(table, who, matches), ...runawayOf(table, who, matches)]),
    ...(third
      ? [
          {
            group: 'kingmaker' as const,
            code: 'third/sway',
            about: [],
            figure: third.sway,
            reference: usualSway,
            usual: usual(third.sway.count),
            onlyMore: true,
            unsure: true,
            text: `of the last three, the one who falls third decides: who is ahead of the other two wins ${percent(third.spared)} % if spared and ${percent(third.hurt)} % if not, ${tellPoints(third.sway)} apart`,
          },
        ]
      : []),
  ];
  return answer(
    asked.map((one) => ({ ...one, weight: 1 })),
    groupNames,
    matches,
  );
}

const ordinals = ['begins', 'is second', 'is third', 'is fourth', 'is fifth', 'is sixth'];

function seatsOf({ players, matches, seats }: TableFigures, who: string, all: number): Omit<Asked<Group>, 'weight'>[] {
  return seats.map((figure, place) => ({
    group: 'seats',
    code: 'seat/place',
    about: [String(players), String(place)],
    figure,
    reference: 1 / players,
    usual: matches / Math.max(1, all),
    text: `with ${players} players, who ${ordinals[place]} wins ${tellShare(figure)} between ${who}; a fair share is ${percent(1 / players)} %`,
  }));
}

function lengthOf(
  { players, matches, metrics }: TableFigures,
  who: string,
  all: number,
): Omit<Asked<Group>, 'weight'>[] {
  if (players !== promised.players || matches === 0) return [];
  const text = `matches of four ${who} take ${tellMean(metrics.minutes)} minutes ${paceTold}; the rules say ${promised.minutes}`;
  const asked = {
    figure: metrics.minutes,
    reference: promised.minutes,
    tolerance: promised.give,
    usual: matches / all,
  };
  // Up to ten minutes beside it nobody would call it another length, however certain it is.
  if (Math.abs(metrics.minutes.value - promised.minutes) <= promised.give) return [];
  return [{ group: 'length', code: 'match/length', about: [], ...asked, unsure: true, text }];
}

/** Who leads alone after a third of a match wins more often than half way from a fair share to certainty: the rest is hardly played for. */
function runawayOf(
  { players, matches, metrics }: TableFigures,
  who: string,
  all: number,
): Omit<Asked<Group>, 'weight'>[] {
  const figure = metrics.lead;
  if (figure.count === 0) return [];
  const reference = (1 + 1 / players) / 2;
  const text = `with ${players} players, ${who} who lead alone after a third of the rounds win ${tellShare(figure)}; more than ${percent(reference)} % is half way from a fair share to certainty`;
  const usual = matches / Math.max(1, all);
  return [
    { group: 'runaway', code: 'lead/wins', about: [String(players)], figure, reference, usual, onlyMore: true, text },
  ];
}

/** Cards and traits, those that win most first. */
export const strongestFirst = <One extends Pick<CardFigures, 'more'>>(all: readonly One[]): One[] =>
  [...all].sort((a, b) => b.more.value - a.more.value);

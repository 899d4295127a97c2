import { quoted } from '../../../schemas/words.ts';
import type { Verdict } from '../../kernel/series-report.ts';
import { percent, tellMore, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { type Asked, answer, tolerance } from '../../kernel/statistics/verdicts.ts';
import type { Report, TableFigures } from './report.ts';

/** Shares of wins beyond which an encounter is hardly a fight: nobody is in danger, or hardly anybody comes through. */
export const fights = { most: 0.9, least: 0.25 } as const;
/** An ability that is left unused in more of the turns in which it could be used. */
export const idle = 0.9;

type Group = 'hardness' | 'characters' | 'abilities' | 'unused';

const points = Math.round(tolerance * 100);
const groupNames: Readonly<Record<Group, string>> = {
  hardness: `which encounters are no fight, to ${points} points`,
  characters: `which characters are stronger, to ${points} points`,
  abilities: `which abilities are stronger, to ${points} points`,
  unused: `which abilities nobody uses, to ${points} points`,
};

type Open = Omit<Asked<Group>, 'weight'>;

/** Verdicts on a report, what is most certain and largest first. */
export function verdictsOf(
  report: Pick<Report, 'plan' | 'matches' | 'tables' | 'characters' | 'abilities' | 'played'>,
): Verdict[] {
  const { plan, matches, tables, characters, abilities, played } = report;
  const [party] = plan.bots;
  const byHand = new Map(played.byHand.map(({ ref, clauses }) => [ref, clauses]));
  /** What is asked of something of whose text a part may be by hand. */
  const rests = (ref: string, text: string) => {
    const clauses = byHand.get(ref.replace(/#.*$/, ''));
    if (!clauses) return { text };
    return {
      text: `${text}; approximate, as ${clauses.map((one) => quoted(one)).join(' and ')} is by hand`,
      unsure: true,
    };
  };
  const usual = (count: number) => Math.min(1, count / Math.max(1, matches));
  const asked: Open[] = [
    ...tables.flatMap((table) => hardnessOf(table, party, matches)),
    ...characters.flatMap(({ ref, name, more }): Open[] =>
      more === undefined
        ? []
        : [
            {
              group: 'characters',
              code: 'character/strength',
              about: [ref],
              figure: more,
              reference: 0,
              usual: usual(more.count),
              held: true,
              text: `${party} parties with ${name} win ${tellMore(more)} than with an average character`,
            },
          ],
    ),
    ...abilities.flatMap(({ ref, name, more, used, side, of }): Open[] => [
      ...(more === undefined
        ? []
        : [
            {
              group: 'abilities' as const,
              code: 'ability/strength',
              about: [ref],
              figure: more,
              reference: 0,
              usual: usual(more.count),
              held: true,
              ...rests(ref, `${party} parties with ${name} win ${tellMore(more)} than their characters do without it`),
            },
          ]),
      ...(used.count === 0
        ? []
        : [
            {
              group: 'unused' as const,
              code: 'ability/unused',
              about: [ref],
              figure: { value: 1 - used.value, from: 1 - used.to, to: 1 - used.from, count: used.count },
              reference: idle,
              usual: used.count / Math.max(1, matches),
              onlyMore: true,
              // Bots may not see what it is good for.
              unsure: true,
              ...rests(
                ref,
                `${plan.bots[side]} bots hardly use ${name}${of === undefined ? '' : ` of ${of}`}: in ${tellShare(used, 'turn', 'turns')} in which they could`,
              ),
            },
          ]),
    ]),
  ];
  return answer(
    asked.map((one) => ({ ...one, weight: one.group === 'hardness' ? 3 : 1 })),
    groupNames,
    matches,
  );
}

/** `“What the Shrine Keeps”, four of level 4`. */
export const whoMeets = ({
  name,
  size,
  level,
  party,
}: Pick<TableFigures, 'name' | 'size' | 'level' | 'party'>): string =>
  `${quoted(name)}, ${party ? 'its party' : `a drawn party`} of ${size}${level === undefined ? '' : ` at level ${level}`}`;

function hardnessOf(table: TableFigures, bot: string, all: number): Open[] {
  const { won } = table.metrics;
  const lost = { value: 1 - won.value, from: 1 - won.to, to: 1 - won.from, count: won.count };
  const common = {
    group: 'hardness' as const,
    about: [table.encounter, String(table.size)],
    onlyMore: true,
    usual: table.matches / Math.max(1, all),
  };
  const told = `${whoMeets(table)}: ${bot} bots win ${tellShare(won)}`;
  return [
    {
      ...common,
      code: 'encounter/easy',
      figure: won,
      reference: fights.most,
      text: `${told}; with more than ${percent(fights.most)} % nobody is in danger`,
    },
    {
      ...common,
      code: 'encounter/hard',
      figure: lost,
      reference: 1 - fights.least,
      text: `${told}; with less than ${percent(fights.least)} % hardly any party comes through`,
    },
  ];
}

import { quoted } from '../../../schemas/words.ts';
import type { Verdict } from '../../kernel/series-report.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { percent, tellMore, tellShare } from '../../kernel/statistics/tell-figure.ts';
import { type Asked, answer, tolerance } from '../../kernel/statistics/verdicts.ts';
import type { Part } from './parts.ts';
import type { BuildFigures, Report, TableFigures } from './report.ts';

/** Shares of wins beyond which an encounter is hardly a fight: nobody is in danger, or hardly anybody comes through. */
export const fights = { most: 0.9, least: 0.25 } as const;
/** An ability that is left unused in more of the turns in which it could be used. */
export const idle = 0.9;

type Strengths = 'characters' | 'abilities' | 'parts';
type Group = Strengths | 'hardness' | 'unused' | 'pairs';

/** Of the attention, so much goes to all pairs of parts together, as they are many. */
const forPairs = 0.2;

const points = Math.round(tolerance * 100);
const groupNames: Readonly<Record<Group, string>> = {
  hardness: `which encounters are no fight, to ${points} points`,
  characters: `which characters are stronger, to ${points} points`,
  abilities: `which abilities are stronger, to ${points} points`,
  parts: `which races, elements, abilities, artifacts and enchantments are stronger, to ${points} points`,
  pairs: `which pairs of these win more than they do by themselves, to ${points} points`,
  unused: `which abilities nobody uses, to ${points} points`,
};

type Open = Omit<Asked<Group>, 'weight'>;

/** Verdicts on a report, what is most certain and largest first. */
export function verdictsOf(
  report: Pick<Report, 'plan' | 'matches' | 'tables' | 'characters' | 'abilities' | 'played' | 'builds'>,
): Verdict[] {
  const { plan, matches, tables, characters, abilities, played, builds } = report;
  const [party] = plan.bots;
  const byHand = new Map(played.byHand.map(({ ref, clauses }) => [ref, clauses]));
  /** What is asked of something of whose text a part may be by hand. */
  const rests: Rests = (refs, text) => {
    const clauses = refs.flatMap((ref) => byHand.get(ref.replace(/#.*$/, '')) ?? []);
    if (clauses.length === 0) return { text };
    return {
      text: `${text}; approximate, as ${clauses.map((one) => quoted(one)).join(' and ')} is by hand`,
      unsure: true,
    };
  };
  const usual = (count: number) => Math.min(1, count / Math.max(1, matches));
  /** What wins more or less than is usual. */
  const strengthOf = (
    group: Strengths,
    code: string,
    ref: string,
    more: Figure | undefined,
    tell: (told: string) => string,
  ): Open[] =>
    more === undefined
      ? []
      : [
          {
            group,
            code,
            about: [ref],
            figure: more,
            reference: 0,
            usual: usual(more.count),
            held: true,
            ...rests([ref], tell(tellMore(more))),
          },
        ];
  const asked: Open[] = [
    ...tables.flatMap((table) => hardnessOf(table, party, matches)),
    ...characters.flatMap(({ ref, name, more }) =>
      strengthOf(
        'characters',
        'character/strength',
        ref,
        more,
        (told) => `${party} parties with ${name} win ${told} than with an average character`,
      ),
    ),
    ...(builds?.parts ?? []).flatMap(({ part: { kind, ref, name }, more }) =>
      strengthOf(
        'parts',
        'build/part',
        ref,
        more,
        (told) =>
          `${party} parties win ${told} by a character with ${partName({ kind, name })} than by one with an average ${kind}`,
      ),
    ),
    ...abilities.flatMap(({ ref, name, more }) =>
      strengthOf(
        'abilities',
        'ability/strength',
        ref,
        more,
        (told) => `${party} parties with ${name} win ${told} than their characters do without it`,
      ),
    ),
    ...abilities.flatMap(({ ref, name, used, side, of }): Open[] =>
      used.count === 0
        ? []
        : [
            {
              group: 'unused',
              code: 'ability/unused',
              about: [ref],
              figure: { value: 1 - used.value, from: 1 - used.to, to: 1 - used.from, count: used.count },
              reference: idle,
              usual: used.count / Math.max(1, matches),
              onlyMore: true,
              // Bots may not see what it is good for.
              unsure: true,
              ...rests(
                [ref],
                `${plan.bots[side]} bots hardly use ${name}${of === undefined ? '' : ` of ${of}`}: in ${tellShare(used, 'turn', 'turns')} in which they could`,
              ),
            },
          ],
    ),
  ];
  const single = asked.map((one) => ({ ...one, weight: one.group === 'hardness' ? 3 : 1 }));
  const pairs = builds ? pairsOf(builds, party, matches, rests) : [];
  const attention = single.reduce((sum, { weight }) => sum + weight, 0);
  const each = (attention * forPairs) / (1 - forPairs) / Math.max(1, pairs.length);
  const verdicts = answer([...single, ...pairs.map((one) => ({ ...one, weight: each }))], groupNames, matches);
  // Of the many parts of a long series nearly all are found to differ by a little: what surely does not matter is left to the table.
  const slight = new Set((builds?.parts ?? []).flatMap(({ part, more }) => (isSlight(more) ? part.ref : [])));
  return verdicts.filter(({ code, about: [ref = ''] }) => code !== 'build/part' || !slight.has(ref));
}

type Rests = (refs: readonly string[], text: string) => { readonly text: string; readonly unsure?: true };

const isSlight = ({ from, to }: Figure): boolean => from > -tolerance && to < tolerance;

/**
 * Only what wins more by each other is asked. To act on is what surely wins more than all parties do, too: what two weak parts make up for
 * each other dominates nobody.
 */
function pairsOf({ pairs, won }: BuildFigures, bot: string, matches: number, rests: Rests): Open[] {
  const usual = pairs.reduce((sum, { more }) => sum + more.count, 0) / Math.max(1, pairs.length * matches);
  return pairs.map(
    ({ a, b, more, wins }): Open => ({
      group: 'pairs',
      code: 'build/pair',
      about: [a.ref, b.ref],
      figure: more,
      reference: 0,
      onlyMore: true,
      usual,
      held: true,
      ...rests(
        [a.ref, b.ref],
        `${bot} parties win ${tellMore(more)} by a character with ${partName(a)} and ${partName(b)} than these say by themselves: ${percent(wins.value)} % (${percent(wins.from)} to ${percent(wins.to)}), where all parties win ${percent(won.value)} %`,
      ),
      ...(wins.from <= won.value && { unsure: true }),
    }),
  );
}

/** `Kindle`, `its highest element Fire`. */
export const partName = ({ kind, name }: Pick<Part, 'kind' | 'name'>): string =>
  kind === 'element' ? `${name} as its highest element` : name;

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

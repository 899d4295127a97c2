import { Design } from '../../kernel/statistics/design.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { type FurtherTerm, furtherTerms } from '../../kernel/statistics/further-term.ts';
import { againstMean, regress } from '../../kernel/statistics/logistic.ts';
import { shareOf } from '../../kernel/statistics/normal.ts';
import { hadIn } from './columns.ts';
import { membersIn, wonIn } from './metrics.ts';
import { mostMembers } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** Log odds within which two of three characters lie before anything is known, and abilities beside them. */
const characterSpread = 0.5;
const abilitySpread = 0.4;
/** Of how hard the encounters are. Hardly held back. */
const tableSpread = 5;
/** Shares nearer to 0 and 1 say nothing of who takes part. */
const leastShare = 0.02;

export interface Strengths {
  /** By the number of the character: what parties with it win more than with an average one, in shares. */
  readonly characters: readonly (Figure | undefined)[];
  /** By the number of a bought ability: what a party with it wins more than its characters do. */
  readonly abilities: readonly (Figure | undefined)[];
}

/**
 * Fits what each character is worth over all parties and encounters, so that easy encounters and strong company are not taken for
 * strength, and then what each ability adds. Undefined where the parties do not differ in it.
 */
export function strengthsOf(data: SeriesData): Strengths {
  const { legend, plan } = data;
  const [characters, tables] = [legend.characters.length, plan.tables.length];
  const design = new Design(characters + tables, mostMembers + 1);
  const counts = new Float64Array(characters);
  const terms = legend.bought.map((): FurtherTerm & { matches: number[]; values: number[] } => ({
    matches: [],
    values: [],
  }));
  let won = 0;
  for (const { row, pairing, way } of rowsOf(data)) {
    if (way.step >= 0) continue;
    const match = design.size;
    const members = membersIn(row);
    for (const member of new Set(members)) counts[member]!++;
    design.add(pairing, wonIn(row), [...members.flatMap((member) => [member, 1]), characters + way.table, 1]);
    for (const [ability, { matches, values }] of terms.entries()) {
      if (!hadIn(row, ability)) continue;
      matches.push(match);
      values.push(1);
    }
    won += wonIn(row);
  }
  const fitted = regress(design, (term) => (term < characters ? characterSpread : tableSpread));
  const inShares = inSharesOf(won / Math.max(1, design.size));
  const drawn = plan.tables.every(({ party }) => party === undefined);
  const seen = [...counts.keys()].filter((character) => counts[character]! > 0);
  const further = furtherTerms(fitted, terms, abilitySpread);
  return {
    characters: legend.characters.map((_, character) =>
      drawn && counts[character]! > 0 ? inShares(againstMean(fitted, character, seen, counts[character]!)) : undefined,
    ),
    abilities: further.map((figure, ability) => {
      const { length } = terms[ability]!.matches;
      return length > 0 && length < design.size ? inShares(figure) : undefined;
    }),
  };
}

/** Log odds as a difference from a share of wins. */
export function inSharesOf(won: number): (figure: Figure) => Figure {
  const share = Math.min(1 - leastShare, Math.max(leastShare, won));
  const odds = Math.log(share / (1 - share));
  const of = (one: number) => shareOf(odds + one) - share;
  return ({ value, from, to, count }) => ({ value: of(value), from: of(from), to: of(to), count });
}

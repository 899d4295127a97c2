import { Clustered } from '../../kernel/statistics/clustered.ts';
import { Design } from '../../kernel/statistics/design.ts';
import { type Figure, rounded } from '../../kernel/statistics/figure.ts';
import { furtherTerms } from '../../kernel/statistics/further-term.ts';
import { againstMean, type Fit, regress } from '../../kernel/statistics/logistic.ts';
import { attributeOfRoll, attributes } from '../types.ts';
import { membersIn, wonIn } from './metrics.ts';
import { partsAt } from './parts.ts';
import type { BuildFigures, PairFigures, PartFigures } from './report.ts';
import { rowsOf, type SeriesData } from './series-data.ts';
import { inSharesOf } from './strengths.ts';

/** Log odds within which two of three parts lie before anything is known, and pairs of them. */
const partSpread = 0.4;
const pairSpread = 0.3;
/** Of what is no part: how hard the encounters are, and attributes. Hardly held back. */
const sharedSpread = 5;
/** Attributes are counted in tens, so that all terms are of a size. */
const unit = 10;

const rolls = ['attack', 'status'] as const;

/**
 * What parts of characters are worth, and what pairs of them add on top. Fitted over all drawn parties and encounters: what each part,
 * each point of an attribute, and each ability with the attribute that its roll adds is worth by itself. What a character with both parts of a
 * pair wins beyond that is the pair's. Undefined where nobody was drawn whole.
 */
export function buildsOf(data: SeriesData): BuildFigures | undefined {
  const { parts } = data.legend;
  if (parts.length === 0) return undefined;
  const { design, carried, won } = matchesOf(data);
  const fitted = regress(design, (term) => (term < parts.length ? partSpread : sharedSpread));
  const inShares = inSharesOf(won.value);
  const seen = [...parts.keys()].filter((part) => carried.some((match) => match.some((one) => one.includes(part))));
  const counts = parts.map((_, part) => carried.filter((match) => match.some((one) => one.includes(part))).length);
  const named = (part: number): PartFigures['part'] => {
    const { kind, ref, name } = parts[part]!;
    return { kind, ref, name };
  };
  return {
    won: rounded(won),
    parts: seen.map((part) => {
      const alike = seen.filter((other) => parts[other]!.kind === parts[part]!.kind);
      return { part: named(part), more: rounded(inShares(againstMean(fitted, part, alike, counts[part]!))) };
    }),
    pairs: seen.flatMap((a) =>
      pairsWith(a, carried, fitted).map(
        ({ b, more, wins }): PairFigures => ({
          a: named(a),
          b: named(b),
          more: rounded(inShares(more)),
          wins: rounded(wins),
        }),
      ),
    ),
  };
}

/** By match and character, the numbers of its parts. */
type Carried = readonly (readonly (readonly number[])[])[];

/** All matches that were played as it is printed, as the fit sees them. */
function matchesOf(data: SeriesData): { readonly design: Design; readonly carried: Carried; readonly won: Figure } {
  const { plan, legend } = data;
  const { parts, drawn } = legend;
  const shared = { attributes: parts.length, rolls: parts.length + attributes.length };
  const tables = shared.rolls + rolls.length;
  // Everything that a party is made of, all attributes, and its encounter.
  const design = new Design(tables + plan.tables.length, tables + 1);
  const carried: number[][][] = [];
  const won = new Clustered();
  for (const { row, pairing, way } of rowsOf(data)) {
    if (way.step >= 0) continue;
    const values = new Map<number, number>([[tables + way.table, 1]]);
    const add = (term: number, value: number) => values.set(term, (values.get(term) ?? 0) + value);
    const members = membersIn(row)
      .slice(0, drawn)
      .map((_, place) => partsAt(row, parts, place));
    for (const [place, own] of members.entries()) {
      for (const part of own) add(part, 1);
      for (const at of attributes.keys())
        add(shared.attributes + at, row.scores[place * attributes.length + at]! / unit);
      for (const [at, roll] of rolls.entries()) {
        const score = row.scores[place * attributes.length + attributes.indexOf(attributeOfRoll[roll])]! / unit;
        add(shared.rolls + at, score * own.filter((part) => parts[part]!.roll === roll).length);
      }
    }
    design.add(pairing, wonIn(row), [...values].flat());
    carried.push(members);
    won.add(pairing, wonIn(row));
  }
  return { design, carried, won: won.share() };
}

/** What a part adds with each later one, in log odds. One part at a time, so that a long series stays small. */
function pairsWith(a: number, carried: Carried, fitted: Fit): { b: number; more: Figure; wins: Figure }[] {
  const { design } = fitted;
  const found = new Map<number, { matches: number[]; values: number[]; wins: Clustered }>();
  for (const [match, members] of carried.entries()) {
    const both = new Map<number, number>();
    for (const own of members) {
      if (own.includes(a)) for (const b of own) if (b > a) both.set(b, (both.get(b) ?? 0) + 1);
    }
    for (const [b, count] of both) {
      const pair = found.get(b) ?? { matches: [], values: [], wins: new Clustered() };
      found.set(b, pair);
      pair.matches.push(match);
      pair.values.push(count);
      pair.wins.add(design.cluster(match), design.result(match));
    }
  }
  const pairs = [...found].sort(([one], [other]) => one - other);
  const further = furtherTerms(
    fitted,
    pairs.map(([, term]) => term),
    pairSpread,
  );
  return pairs.map(([b, { wins }], at) => ({ b, more: further[at]!, wins: wins.share() }));
}

import { Design } from '../../kernel/statistics/design.ts';
import type { Figure } from '../../kernel/statistics/figure.ts';
import { type FurtherTerm, furtherTerms } from '../../kernel/statistics/further-term.ts';
import { againstMean, regress } from '../../kernel/statistics/logistic.ts';
import { shareOf } from '../../kernel/statistics/normal.ts';
import { deployedIn, resultOf } from './metrics.ts';
import { wayOf } from './plan.ts';
import { rowsOf, type SeriesData } from './series-data.ts';

/** Log odds within which two of three heroes lie before anything is known, and pairs; a share of 62 %, and of 57 %. */
const heroSpread = 0.5;
const pairSpread = 0.3;
/** Of what all heroes share: who is first, who is red, who decides. Hardly held back. */
const sharedSpread = 5;

/** Terms that are no heroes, after the heroes. */
const shared = { first: 0, red: 1, bot: 2 } as const;
const sharedTerms = 3;

/** A pair of heroes by their numbers, the lower one first for `together`. */
export interface Pair {
  readonly a: number;
  readonly b: number;
  /** In shares: 0.06 is six points more than their strengths say. */
  readonly more: Figure;
}

export interface Strengths {
  /** By the number of the hero: its share of wins among average company. */
  readonly heroes: readonly Figure[];
  readonly together: readonly Pair[];
  readonly against: readonly Pair[];
}

/**
 * Fits what each hero is worth over all teams, so that strong company is not taken for strength, and then what pairs add together and
 * against each other. Who is first and who is red, and bots that differ, are evened out.
 */
export function strengthsOf(data: SeriesData): Strengths {
  const { legend, shape, plan } = data;
  const heroes = legend.heroes.length;
  const design = new Design(heroes + sharedTerms, shape.heroes + sharedTerms);
  const together = new Pairs(heroes);
  const against = new Pairs(heroes);
  const counts = new Float64Array(heroes);
  for (const { row, pairing } of rowsOf(data)) {
    const deployed = deployedIn(row);
    const match = design.size;
    const terms = deployed.flatMap(({ hero, seat }) => [hero, seat === 0 ? 1 : -1]);
    terms.push(heroes + shared.first, row.first === 0 ? 1 : -1, heroes + shared.red, row.red === 0 ? 1 : -1);
    if (plan.bots[0] !== plan.bots[1]) terms.push(heroes + shared.bot, wayOf(plan, row.variant).swapped ? -1 : 1);
    design.add(pairing, resultOf(row, 0), terms);
    for (const one of deployed) {
      counts[one.hero]!++;
      for (const other of deployed) {
        const sign = one.seat === 0 ? 1 : -1;
        if (other.hero <= one.hero) continue;
        if (one.seat === other.seat) together.note(one.hero, other.hero, match, sign);
        else against.note(one.hero, other.hero, match, sign);
      }
    }
  }
  const fitted = regress(design, (term) => (term < heroes ? heroSpread : sharedSpread));
  const seen = [...counts.keys()].filter((hero) => counts[hero]! > 0);
  const further = furtherTerms(fitted, [...together.terms, ...against.terms], pairSpread).map(inShares(-0.5));
  const figureOf = (hero: number): Figure =>
    counts[hero] === 0
      ? { value: 0.5, from: 0, to: 1, count: 0 }
      : inShares(0)(againstMean(fitted, hero, seen, counts[hero]!));
  return {
    heroes: legend.heroes.map((_, hero) => figureOf(hero)),
    together: together.pairs.map((pair, index) => ({ ...pair, more: further[index]! })),
    against: against.pairs.map((pair, index) => ({ ...pair, more: further[together.pairs.length + index]! })),
  };
}

const inShares =
  (plus: number) =>
  ({ value, from, to, count }: Figure): Figure => ({
    value: shareOf(value) + plus,
    from: shareOf(from) + plus,
    to: shareOf(to) + plus,
    count,
  });

/** In which matches each pair was seen. */
class Pairs {
  readonly #heroes: number;
  readonly #terms = new Map<number, { matches: number[]; values: number[] }>();

  constructor(heroes: number) {
    this.#heroes = heroes;
  }

  note(a: number, b: number, match: number, value: number): void {
    const key = a * this.#heroes + b;
    let term = this.#terms.get(key);
    if (!term) {
      term = { matches: [], values: [] };
      this.#terms.set(key, term);
    }
    term.matches.push(match);
    term.values.push(value);
  }

  get #keys(): number[] {
    return [...this.#terms.keys()].sort((a, b) => a - b);
  }

  get pairs(): { a: number; b: number }[] {
    return this.#keys.map((key) => ({ a: Math.floor(key / this.#heroes), b: key % this.#heroes }));
  }

  get terms(): FurtherTerm[] {
    return this.#keys.map((key) => this.#terms.get(key)!);
  }
}

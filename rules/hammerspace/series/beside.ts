import { Clustered, clusteredSums } from '../../kernel/statistics/clustered.ts';

/**
 * What has no room in the rows: sums of whole numbers over the pairings, by the number of the card in the legend. So parts of a series
 * give the same together, whoever played them and in whatever order.
 */
export interface Beside {
  /** For each card, in the order of `cardSums`, what `Clustered` keeps. */
  readonly cards: readonly (readonly (readonly number[])[])[];
}

/**
 * What is added up of each card: a value, and what it is counted over.
 * - `gain`: thousandths of a win, beyond what the HP at that moment let expect, over the times that somebody drew it from the deck.
 * - `stuck`: times that it lay face up where its kind is used and could not be, over all such times. Attacks and abilities are used in
 *   the own turn, defences when their owner defends.
 * - `used`: times that it was used, over those that it could be.
 * - `kept`: times that a die let it stay, over the times that it was used.
 * - `unplayed`: times that it went to the discards unused, over all times that it went there.
 */
export const cardSums = ['gain', 'stuck', 'used', 'kept', 'unplayed'] as const;
export type CardSum = (typeof cardSums)[number];

/** Thousandths of a win. */
export const whole = 1000;

/** Both together. */
export const mergeBeside = (a: Beside, b: Beside): Beside => ({
  cards: a.cards.map((sums, card) =>
    sums.map((one, sum) => one.map((value, at) => value + (b.cards[card]?.[sum]?.[at] ?? 0))),
  ),
});

/** Whether JSON from outside can stand beside the rows of a series with so many cards. */
export function isBeside(cards: number, value: unknown): value is Beside {
  if (typeof value !== 'object' || value === null) return false;
  const { cards: all }: Partial<Record<keyof Beside, unknown>> = value;
  const isList = (list: unknown, length: number): list is unknown[] => Array.isArray(list) && list.length === length;
  return (
    isList(all, cards) &&
    all.every(
      (sums) =>
        isList(sums, cardSums.length) &&
        sums.every((one) => isList(one, clusteredSums) && one.every((number) => Number.isSafeInteger(number))),
    )
  );
}

/** Adds up what stands beside the rows while matches are played, whole pairings one after the other. */
export class Besides {
  readonly #cards: readonly Readonly<Record<CardSum, Clustered>>[];

  constructor(cards: number) {
    const tallies = () => Object.fromEntries(cardSums.map((sum) => [sum, new Clustered()]));
    this.#cards = Array.from({ length: cards }, () => tallies() as Record<CardSum, Clustered>);
  }

  add(pairing: number, card: number, sum: CardSum, value: number, over: number): void {
    if (over > 0) this.#cards[card]![sum].add(pairing, value, over);
  }

  get whole(): Beside {
    return { cards: this.#cards.map((tallies) => cardSums.map((sum) => tallies[sum].sums)) };
  }
}

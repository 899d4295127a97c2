import type { Beside } from './beside.ts';
import { sum, sums } from './beside.ts';
import type { Legend } from './legend.ts';

/** What one ability did in one match. */
export interface Deeds {
  uses: number;
  rolls: number;
  hits: number;
  kills: number;
  yield: number;
}

/** Adds up what stands beside the rows while matches are played. */
export class Besides {
  readonly #maps: { stands: number[]; deaths: number[] }[];
  readonly #abilities: number[][][];
  readonly #opinions: [number, number][];
  readonly #most = new Map<string, number>();

  constructor({ maps, heroes }: Legend) {
    const zeros = (length: number) => Array.from({ length }, () => 0);
    this.#maps = maps.map(({ columns, rows }) => ({ stands: zeros(columns * rows), deaths: zeros(columns * rows) }));
    this.#opinions = heroes.map(() => [0, 0]);
    this.#abilities = heroes.map(({ abilities }) => abilities.map(() => zeros(sums)));
  }

  stood(map: number, space: number): void {
    const stands = this.#maps[map]?.stands;
    if (stands?.[space] !== undefined) stands[space]++;
  }

  died(map: number, space: number): void {
    const deaths = this.#maps[map]?.deaths;
    if (deaths?.[space] !== undefined) deaths[space]++;
  }

  /** A second bot was asked about a decision of a hero. */
  opinion(hero: number | undefined, agrees: boolean): void {
    const to = this.#opinions[hero ?? -1];
    if (to === undefined) return;
    to[0]++;
    if (agrees) to[1]++;
  }

  inPlay(ref: string, count: number): void {
    if (count > (this.#most.get(ref) ?? 0)) this.#most.set(ref, count);
  }

  /** Once for each ability of each match. */
  did(hero: number, ability: number, deeds: Deeds): void {
    const to = this.#abilities[hero]?.[ability];
    if (to === undefined || deeds.uses === 0) return;
    to[sum.uses]! += deeds.uses;
    to[sum.rolls]! += deeds.rolls;
    to[sum.hits]! += deeds.hits;
    to[sum.kills]! += deeds.kills;
    to[sum.yield]! += deeds.yield;
    to[sum.usesUses]! += deeds.uses * deeds.uses;
    to[sum.killsKills]! += deeds.kills * deeds.kills;
    to[sum.usesKills]! += deeds.uses * deeds.kills;
    to[sum.yieldYield]! += deeds.yield * deeds.yield;
    to[sum.usesYield]! += deeds.uses * deeds.yield;
    to[sum.matches]!++;
  }

  get whole(): Beside {
    const refs = [...this.#most.keys()].sort();
    return {
      maps: this.#maps,
      abilities: this.#abilities,
      opinions: this.#opinions,
      most: Object.fromEntries(refs.map((ref) => [ref, this.#most.get(ref) ?? 0])),
    };
  }
}

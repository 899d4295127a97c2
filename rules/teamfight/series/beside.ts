/**
 * What has no room in the rows: whole numbers that only add up, or of which the largest counts. So parts of a series give the same
 * together, whoever played them and in whatever order.
 */
export interface Beside {
  /** By the number of the map in the legend: living heroes on each space at the ends of rounds, and deaths there. */
  readonly maps: readonly { readonly stands: readonly number[]; readonly deaths: readonly number[] }[];
  /** By the number of the hero in the legend and its ability: sums as `AbilitySums` says. */
  readonly abilities: readonly (readonly AbilitySums[])[];
  /** By the number of the hero: decisions of it about which a second bot was asked, and how many it would have taken too. */
  readonly opinions: readonly (readonly [asked: number, agreed: number])[];
  /** The most of a token, marker or summon that one match had in play at once, by reference. */
  readonly most: Readonly<Record<string, number>>;
}

/**
 * Sums over matches of what an ability did, itself and by what it summoned, placed and gave: uses, attack rolls and hits of its own,
 * kills, and its yield (health and overshield that enemies lost, and healing of its own side); then squares and products by match, from which errors follow.
 */
export type AbilitySums = readonly number[];

export const sum = {
  uses: 0,
  rolls: 1,
  hits: 2,
  kills: 3,
  yield: 4,
  usesUses: 5,
  killsKills: 6,
  usesKills: 7,
  yieldYield: 8,
  usesYield: 9,
  matches: 10,
} as const;
export const sums = 11;

/** Both together. */
export function mergeBeside(a: Beside, b: Beside): Beside {
  const most: Record<string, number> = {};
  for (const ref of [...new Set([...Object.keys(a.most), ...Object.keys(b.most)])].sort()) {
    most[ref] = Math.max(a.most[ref] ?? 0, b.most[ref] ?? 0);
  }
  return {
    maps: a.maps.map(({ stands, deaths }, map) => ({
      stands: added(stands, b.maps[map]?.stands),
      deaths: added(deaths, b.maps[map]?.deaths),
    })),
    abilities: a.abilities.map((abilities, hero) =>
      abilities.map((one, ability) => added(one, b.abilities[hero]?.[ability])),
    ),
    opinions: a.opinions.map(([asked, agreed], hero) => {
      const [more, also] = b.opinions[hero] ?? [0, 0];
      return [asked + more, agreed + also];
    }),
    most,
  };
}

const added = (a: readonly number[], b: readonly number[] = []): number[] =>
  a.map((value, index) => value + (b[index] ?? 0));

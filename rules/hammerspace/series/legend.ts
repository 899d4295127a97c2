import type { Game } from '../game.ts';

/** What the numbers in rows and beside them stand for, so that a report can be read without its sets. */
export interface Legend {
  readonly cards: readonly LegendCard[];
  readonly traits: readonly { readonly ref: string; readonly name: string }[];
  /** By the place of a number of players in the plan: whether there are traits for all of them (H-005). */
  readonly withTraits: readonly boolean[];
}

export interface LegendCard {
  readonly ref: string;
  readonly name: string;
  readonly kind: 'attack' | 'defence' | 'ability';
  readonly copies: number;
}

/** @param games one for each number of players */
export function legendOf(games: readonly Game[]): Legend {
  const cards = new Map<string, LegendCard>();
  for (const { ref, name, kind } of games[0]!.cards) {
    cards.set(ref, { ref, name, kind, copies: (cards.get(ref)?.copies ?? 0) + 1 });
  }
  const traits = new Map(games.flatMap((game) => game.traits).map(({ ref, name }) => [ref, { ref, name }]));
  return {
    cards: [...cards.values()],
    traits: [...traits.values()],
    withTraits: games.map((game) => game.traits.length > 0),
  };
}

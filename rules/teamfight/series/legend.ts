import type { Game } from '../game.ts';

/** What the numbers in rows stand for, so that a report can be read without its sets. */
export interface Legend {
  readonly heroes: readonly {
    readonly ref: string;
    readonly name: string;
    /** Names of its abilities, as many as rows have room for. */
    readonly abilities: readonly string[];
  }[];
  readonly maps: readonly {
    readonly ref: string;
    readonly name: string;
    readonly columns: number;
    readonly rows: number;
  }[];
  /** Abilities that rows have no room for. */
  readonly notCounted: readonly string[];
  /** Names of tokens, markers and summons, by reference. */
  readonly pieces: Readonly<Record<string, string>>;
}

/** @param abilities that rows have room for */
export function legendOf({ heroes, cards, boards }: Game, abilities: number): Legend {
  const pieces: Record<string, string> = {};
  for (const { kind, ref, name } of cards) if (isPiece(kind)) pieces[ref] = name;
  const all = heroes.flat().map((index) => cards[index]!);
  return {
    heroes: all.map((card) => ({
      ref: card.ref,
      name: card.name,
      abilities: card.abilities.slice(0, abilities).map(({ name }) => name),
    })),
    notCounted: all.flatMap((card) => card.abilities.slice(abilities).map(({ name }) => `${name} of ${card.name}`)),
    maps: boards.map(({ ref, name, columns, rows }) => ({ ref, name, columns, rows })),
    pieces,
  };
}

/** What is printed as tokens and standees of which several can be in play. */
export const isPiece = (kind: Game['cards'][number]['kind']): boolean =>
  kind === 'token' || kind === 'condition' || kind === 'counter' || kind === 'marker' || kind === 'summon';

import { entitiesOf, type GameSet } from '../game-set.ts';

/** What a set defines that texts can name. */
export interface Words {
  /** Texts of conditions that have a file of their own, by their names in small letters. */
  readonly conditions: ReadonlyMap<string, string>;
}

/** The words of some sets; of two conditions of one name the later one. */
export const wordsOf = (sets: readonly GameSet[]): Words => ({
  conditions: new Map(
    sets.flatMap((set) =>
      entitiesOf(set, 'condition').map(({ data }) => [data.name.trim().toLowerCase(), data.text ?? ''] as const),
    ),
  ),
});

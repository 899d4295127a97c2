import type { GameSet } from '../../game-set.ts';
import type { Coverage as Share } from '../../kernel/reading/reading.ts';
import { readings } from '../readings.ts';

/** How much of the texts bots play. */
export interface Coverage {
  readonly texts: Share;
  /** Cards and traits of whose text something is by hand, with the words that are. */
  readonly byHand: readonly { readonly ref: string; readonly name: string; readonly clauses: readonly string[] }[];
  /** Names of entities with errors. */
  readonly leftOut: readonly string[];
}

/** Reads all that a match with these sets can come across. */
export function coverageOf(sets: readonly GameSet[], leftOut: readonly string[]): Coverage {
  const { texts, coverage } = readings(sets);
  const byHand = texts.flatMap(({ set, file, name, text, reading }) => {
    const clauses = reading.clauses.flatMap(({ field, from, to, status }) =>
      status === 'manual' ? (field === 'name' ? name : text).slice(from, to).trim() : [],
    );
    const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
    return clauses.length > 0 ? [{ ref: `${set}/${id}`, name, clauses }] : [];
  });
  return { texts: coverage, byHand, leftOut };
}

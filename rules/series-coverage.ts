import type { Coverage } from './kernel/reading/reading.ts';
import type { Readings } from './kernel/reading/text-reading.ts';

/** How much of the texts bots play. */
export interface PlayedTexts {
  readonly texts: Coverage;
  /** What has a text of which something is by hand, with the words that are. */
  readonly byHand: readonly { readonly ref: string; readonly name: string; readonly clauses: readonly string[] }[];
  /** Names of entities with errors. */
  readonly leftOut: readonly string[];
}

/** What bots play of all that a match can come across. */
export function playedTexts({ texts, coverage }: Readings, leftOut: readonly string[]): PlayedTexts {
  const byHand = texts.flatMap(({ set, file, name, text, reading }) => {
    const clauses = reading.clauses.flatMap(({ field, from, to, status }) =>
      status === 'manual' ? (field === 'name' ? name : text).slice(from, to).trim() : [],
    );
    const id = file.replace(/^.*\//, '').replace(/\.json$/, '');
    return clauses.length > 0 ? [{ ref: `${set}/${id}`, name, clauses }] : [];
  });
  return { texts: coverage, byHand, leftOut };
}

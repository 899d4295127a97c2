import type { GameSet } from '../game-set.ts';
import type { Reader } from '../kernel/reading/reader.ts';
import { wordsOf } from './notation/context.ts';
import { read, type Slot, type Written } from './notation/read.ts';

/** Reads texts with the words of a set and of those that it uses. */
export function reader(set: GameSet): Reader<Slot> {
  const words = wordsOf([...set.uses, set]);
  return {
    read: (text: Written) => read(text, words),
    spans: (_, clauses) =>
      clauses.flatMap(({ field, from, to, status, onPurpose }) =>
        field === 'name' || status === 'run'
          ? []
          : [{ from, to, kind: status === 'reminder' ? 'reminder' : onPurpose ? 'on-purpose' : 'manual' }],
      ),
  };
}

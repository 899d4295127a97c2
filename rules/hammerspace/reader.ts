import type { GameSet } from '../game-set.ts';
import type { Reader } from '../kernel/reading/reader.ts';
import { read, type Slot } from './notation/read.ts';
import { spansOf } from './notation/spans.ts';
import { cardNames } from './readings.ts';

/** Reads texts in the language of a set, with the names of its cards and of those of the sets that it uses. */
export function reader(set: GameSet): Reader<Slot> {
  const names = cardNames([set, ...set.uses]);
  const { language } = set.manifest;
  return {
    read: (text) => read({ ...text, language }, names),
    spans: ({ text }, clauses) => spansOf(text, clauses, names),
  };
}

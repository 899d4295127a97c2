import type { GameSet } from '../game-set.ts';
import type { Reader } from '../kernel/reading/reader.ts';
import { read, type Slot, type Written } from './notation/read.ts';
import { spansOf } from './notation/spans.ts';
import { wordsOf } from './notation/vocabulary.ts';

/** Reads texts with the words of a set and of those that it uses. */
export function reader(set: GameSet): Reader<Slot> {
  const words = wordsOf([...set.uses, set]);
  return {
    read: (text: Written) => read(text, words),
    spans: ({ text }, clauses) => spansOf(text, clauses),
  };
}

import type { GameSet } from '../game-set.ts';
import type { Reader } from '../kernel/reading/reader.ts';
import { complete, meantBy } from './notation/complete.ts';
import { read, type Slot, type Written } from './notation/read.ts';
import { spansOf } from './notation/spans.ts';
import { conditionNames, wordsOf } from './notation/vocabulary.ts';

/** Reads texts with the words of a set and of those that it uses. */
export function reader(set: GameSet): Reader<Slot> {
  const words = wordsOf([...set.uses, set]);
  const names = conditionNames([...set.uses, set]);
  return {
    read: (text: Written) => read(text, words),
    spans: ({ text }, clauses) => spansOf(text, clauses),
    fixes: (text: Written, clause) => meantBy(text, clause, words, names),
    complete: (text: Written, at) => complete(text, at, words, names),
  };
}

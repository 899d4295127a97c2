import type { GameSet } from '../game-set.ts';
import type { Reader } from '../kernel/reading/reader.ts';
import { complete, meantBy } from './notation/complete.ts';
import type { Slot } from './notation/context.ts';
import { withTold } from './notation/read.ts';
import { notation } from './notation/set-reader.ts';
import { similarWordings } from './notation/wordings/similar-wordings.ts';
import { spansOf } from './notation/words/spans.ts';
import { vocabularyOf } from './notation/words/words.ts';

/** Reads texts with the words of a set and of those that it uses. */
export function reader(set: GameSet): Reader<Slot> {
  const words = vocabularyOf(set);
  const readText = notation(set);
  return {
    read: (text) => withTold(readText(text), words, text),
    spans: ({ text }, clauses) => spansOf(text, clauses, words),
    fixes: (text, clause) => meantBy(text, clause, words),
    similar: (text, clause) => similarWordings(text, clause, words),
    complete: (text, at) => complete({ ...text, at }, words),
  };
}

/** Whether a text of a slot is tried on a target. */
export const isTried = (slot: string): boolean => slot === 'ability' || slot === 'default';

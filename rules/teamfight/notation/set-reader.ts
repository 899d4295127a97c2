import type { GameSet } from '../../game-set.ts';
import type { Reading } from '../../kernel/reading/reading.ts';
import type { Program } from '../program.ts';
import { read } from './read.ts';
import { keyOf, readingsWith } from './shared-readings.ts';
import type { Text } from './texts/read-text.ts';
import { vocabularyOf } from './words/words.ts';

/** Reads a text with the words of one set. */
export type ReadText = (text: Text) => Reading<Program>;

/** Makes the reader of one set's texts. */
export type ReaderOf = (set: GameSet) => ReadText;

const readers = new WeakMap<GameSet, ReadText>();

/**
 * The notation, with the set's own words first, then those of the sets it uses. Sets never change, so each text is read once, and
 * again only where an edit changed what it may depend on.
 */
export const notation: ReaderOf = (set) => {
  let reader = readers.get(set);
  if (reader === undefined) {
    const words = vocabularyOf(set);
    const readings = readingsWith(words);
    reader = (text) => {
      const key = keyOf(text, words);
      let reading = readings.get(key);
      if (reading === undefined) {
        reading = read(text, words);
        readings.set(key, reading);
      }
      return reading;
    };
    readers.set(set, reader);
  }
  return reader;
};

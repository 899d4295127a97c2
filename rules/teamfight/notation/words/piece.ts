import type { Reading } from '../../../kernel/reading/reading.ts';
import type { Program } from '../../program.ts';
import type { Slot } from '../context.ts';
import { readText } from '../texts/read-text.ts';
import type { Word, Words } from './words.ts';

const readings = new WeakMap<Words, Map<Word, Reading<Program>>>();
const empty: Reading<Program> = { clauses: [], program: { body: [], rules: [] } };

/** What a marker, token, counter or condition says in its own text, worked out once. */
export function ownReading(word: Word, words: Words): Reading<Program> {
  let known = readings.get(words);
  if (known === undefined) {
    known = new Map();
    readings.set(words, known);
  }
  let reading = known.get(word);
  if (reading === undefined) {
    known.set(word, empty);
    reading = readText({ slot: word.kind as Slot, name: word.name, text: word.text }, words);
    known.set(word, reading);
  }
  return reading;
}

/** The program of its own text. */
export const pieceProgram = (word: Word, words: Words): Program => ownReading(word, words).program;

/** The program of a card that is read in full; undefined for one that is not, or is being read just now. */
export function fullProgram(card: Word, words: Words): Program | undefined {
  const { clauses, program } = ownReading(card, words);
  return clauses.length === 0 || clauses.some(({ status }) => status === 'manual') ? undefined : program;
}

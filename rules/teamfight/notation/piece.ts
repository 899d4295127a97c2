import type { Program } from '../program.ts';
import type { Slot } from './context.ts';
import { readText } from './read-text.ts';
import type { Word, Words } from './words.ts';

const programs = new WeakMap<Words, Map<Word, Program>>();
const empty: Program = { body: [], rules: [] };

/** The program of a marker, token, counter or condition from its own text, worked out once. */
export function pieceProgram(word: Word, words: Words): Program {
  let known = programs.get(words);
  if (known === undefined) {
    known = new Map();
    programs.set(words, known);
  }
  let program = known.get(word);
  if (program === undefined) {
    known.set(word, empty);
    program = readText({ slot: word.kind as Slot, name: word.name, text: word.text }, words).program;
    known.set(word, program);
  }
  return program;
}

import type { Reading } from '../../kernel/reading/reading.ts';
import type { Program } from '../program.ts';
import { markByHand } from './by-hand/by-hand.ts';
import { toldOf } from './tell.ts';
import { readText, type Text } from './texts/read-text.ts';
import { toldByPieces } from './told/told-by-pieces.ts';
import { toldBySections } from './told/told-by-sections.ts';
import type { Words } from './words/words.ts';

/**
 * Reads a name and text of a set. Total: whatever is written, the clauses tile it and nothing is guessed. What is not understood
 * is by hand, with all that it governs.
 */
export function read(text: Text, words: Words): Reading<Program> {
  const plain = readText(text, words);
  return text.byHand?.length ? markByHand(plain, text, text.byHand, words) : plain;
}

/** As `read`, and each clause that is played says in plain words what it does: for people. Whoever plays it needs no telling. */
export function readAndTell(text: Text, words: Words): Reading<Program> {
  return withTold(read(text, words), words, text);
}

/** A reading with what each clause that is played does, in plain words: by the text itself, or by a piece, token or stance that it brings. */
export function withTold({ clauses, program }: Reading<Program>, words: Words, text: Text): Reading<Program> {
  const said = toldOf(program, words);
  const bySections = toldBySections(text, clauses, words);
  const byPieces = toldByPieces(text, clauses, program, words);
  return {
    clauses: clauses.map((clause, index) => {
      const own = clause.status === 'run' || clause.standIn ? said.get(index) : undefined;
      const told = bySections.get(index) ?? own ?? byPieces.get(index);
      return told === undefined || told === '' ? clause : { ...clause, told };
    }),
    program,
  };
}

import type { Cursor } from '../words/cursor.ts';
import type { Word } from '../words/words.ts';

/** The text begins by noting a facing, or does so behind its cost. */
const notes = /(?:^|[\n,:.]\s*)(?:note|choose|set) your facing\b/i;

/** Words that say what a noted facing is for, or that a line goes another way. */
const otherwise = /\b(?:in front|behind|ahead|forwards?|directions?|any way|your front)\b|\bfacing\b[\s\S]*\bfacing\b/i;

/**
 * Behind a line of a text that has noted a facing: `in that direction`, `the way you face`. Where nothing of the text says what the facing is
 * for, it is for the line.
 */
export function facesWay(cursor: Cursor, card: Word | undefined): boolean {
  if (card === undefined || !notes.test(card.text)) return false;
  if (cursor.takeAny(...said)) return true;
  return !otherwise.test(card.text);
}

const said = [
  'in the direction you face|faced|noted',
  'in the direction you are|were facing',
  'in that|this|the|your noted|faced|facing? direction',
  'that way',
  'the way you face|faced',
] as const;

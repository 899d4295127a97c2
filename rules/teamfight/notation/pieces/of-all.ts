import type { Rule } from '../../program.ts';
import type { Word } from '../words/words.ts';

/** Moments that come wherever a piece is, and however many there are. */
const moments = new Set(['round-start', 'round-end', 'turn-start', 'turn-end', 'kills', 'dies']);

/**
 * `Each hero with 3 Coins scores 1`, below the label of a piece on a map: it speaks of no such piece, so that each of them would do it once more, and none
 * where the last is gone.
 */
export const isOfAll = (rule: Rule, self: Word): boolean =>
  ((rule.rule === 'when' && moments.has(rule.trigger.on)) || rule.rule === 'change' || rule.rule === 'is') &&
  !ofPiece.test(JSON.stringify(rule)) &&
  !JSON.stringify(rule).includes(`"${self.ref}"`);

const ofPiece = /"(?:marker|you|destroyed|attached)"(?!:)/;

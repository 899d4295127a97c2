import type { Rule } from '../../program.ts';
import type { Word } from '../words/words.ts';

/** Reads why a rule in the text of a piece or ground would not do what it says; undefined where it does. */
export function whyIdle(rule: Rule, self: Word): string | undefined {
  if (self.kind === 'marker' && self.fields.ofMap && isOfAll(rule, self))
    return `it does not speak of the ${self.name}; what holds for the whole map is said before the first label`;
  return isNeverEntered(rule, self)
    ? 'what blocks movement stops whoever is pushed there before it; leave out that it blocks, or say what happens to whoever is stopped'
    : undefined;
}

/** Moments that come wherever a piece is, and however many there are. */
const moments = new Set(['round-start', 'round-end', 'turn-start', 'turn-end', 'kills', 'dies']);

/**
 * `Each hero with 3 Coins scores 1`, below the label of a piece on a map: it speaks of no such piece, so that each of them would do it once more, and
 * none where the last is gone.
 */
const isOfAll = (rule: Rule, self: Word): boolean =>
  ((rule.rule === 'when' && moments.has(rule.trigger.on)) || rule.rule === 'change' || rule.rule === 'is') &&
  !ofPiece.test(JSON.stringify(rule)) &&
  !JSON.stringify(rule).includes(`"${self.ref}"`);

const ofPiece = /"(?:marker|you|destroyed|attached)"(?!:)/;

/** `Impassable. Units pushed into it die`: nobody ever comes into it so. */
const isNeverEntered = (rule: Rule, { kind, fields }: Word): boolean =>
  (kind === 'marker' || kind === 'terrain') &&
  fields.blocksMovement === true &&
  rule.rule === 'when' &&
  rule.trigger.on === 'enters' &&
  rule.trigger.how?.every((how) => how === 'push' || how === 'pull') === true &&
  JSON.stringify(rule.trigger.place ?? {}).includes('"marker"');

import { Cursor } from '../words/cursor.ts';
import { wordLike, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/**
 * `Heal 2, and +1 speed until the end of their next turn`, behind an ally who was chosen in the sentence before: whose turn that is has the speed.
 */
export const changeOfTheirs: Rewording = (tokens, { them }) => {
  if (them === undefined || them === 'you') return undefined;
  const at = tokens.findIndex(
    ({ text }, n) => /^[+-]$/.test(text) && /^(?:speed|armor|def|crit|range)$/.test(tokens[n + 2]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || (at > 0 && !/^(?:,|and)$/.test(tokens[at - 1]?.text ?? ''))) return undefined;
  const cursor = new Cursor(tokens, at + 3, tokens.length);
  if (!cursor.take('until the start|end of their|its next? turn') || !cursor.done) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'they have'), ...tokens.slice(at)];
};

/** `Place a Tree in its space`, the first words of what one does on one's own death: of nobody else was spoken. */
export const ownSpace: Rewording = (tokens, { them, slot, marker, chosen }, { before }) => {
  if (slot !== 'passive' || them !== undefined || marker !== undefined || chosen || before.length > 0) return undefined;
  const at = tokens.findIndex(({ text }, n) => text === 'its' && tokens[n + 1]?.text === 'space');
  const its = tokens[at];
  if (its === undefined || !/^(?:in|on|at)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const lays = new Cursor(tokens, 0, tokens.length);
  if (!lays.take('place|put|leave|create|summon|drop|spawn')) return undefined;
  return [...tokens.slice(0, at), wordLike(its, 'your'), ...tokens.slice(at + 1)];
};

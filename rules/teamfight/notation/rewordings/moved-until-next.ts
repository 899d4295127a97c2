import { Cursor } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

const next = ['until the? start|beginning of your next turn', 'until your next turn'];

/**
 * `Abilities targeting you have +1def for each space you moved this turn, until your next turn`, in a text that only stands: so many all the time,
 * as long as they are those of your last turn.
 */
export const movedLately: Rewording = (tokens, { slot, turnEnds }) =>
  slot === 'passive' && !turnEnds ? told(tokens, true) : undefined;

/** The same, where something sets it off: it lasts until then. */
export const movedUntilNext: Rewording = (tokens, { slot }) => (slot === 'passive' ? told(tokens, false) : undefined);

function told(tokens: readonly Token[], standing: boolean): Token[] | undefined {
  const this_ = tokens.findIndex(
    ({ text }, at) => text === 'this' && tokens[at + 1]?.text === 'turn' && /^moved$/.test(tokens[at - 1]?.text ?? ''),
  );
  const until = tokens.findIndex(({ text }) => text === 'until');
  const like = tokens[this_];
  if (like === undefined || until < 0) return undefined;
  const ends = new Cursor(tokens, until, tokens.length);
  if (!ends.takeAny(...next)) return undefined;
  const before = until > 0 && tokens[until - 1]?.text === ',' ? until - 1 : until;
  const behind = tokens[ends.at]?.text === ',' ? ends.at + 1 : ends.at;
  // In front or behind, and nothing else.
  if (until > 0 && behind < tokens.length) return undefined;
  const so = tokens.map((token, at) => (at === this_ ? wordsLike(like, 'this or your last') : [token]));
  const kept = standing ? so.filter((_, at) => at < before || at >= behind) : so;
  return kept.flat();
}

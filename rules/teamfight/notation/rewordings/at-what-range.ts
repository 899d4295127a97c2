import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `If this is at range 3+, Stun`, `if the shot was from range 4 or more`, behind an attack: so far is the target from you. */
export const atWhatRange: Rewording = (tokens, { them }, { tail }) => {
  const at = tokens.findIndex(({ text }) => text === 'if');
  const like = tokens[at];
  if (like === undefined || them !== 'target' || tail?.node.node !== 'target') return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.takeAny('if this|the attack|shot|throw|ability is|was', 'if this|it is|was')) return undefined;
  cursor.take('used|made|fired|shot|thrown|done');
  if (!cursor.sees('at|from|beyond range')) return undefined;
  if (cursor.take('at|from'))
    return [...tokens.slice(0, at), ...wordsLike(like, 'if the target is at'), ...tokens.slice(cursor.at)];
  return [...tokens.slice(0, at), ...wordsLike(like, 'if the target is'), ...tokens.slice(cursor.at)];
};

import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import { wordAt } from '../words/words.ts';
import type { Rewording } from './rewording.ts';

const verbs = 'remove|removes|destroy|destroys';

/** `Remove their Plate`, `destroy those Plates`, behind `each enemy on a Plate`: what lies under each of them. */
export const underThose: Rewording = (tokens, { words }, { before, tail }) => {
  if (tail?.node.node !== 'each' && tail?.node.node !== 'area' && tail?.node.node !== 'target') return undefined;
  const at = tokens.findIndex((_, n) => new Cursor(tokens, n, tokens.length).sees(`${verbs} their|that|those`));
  const like = tokens[at];
  if (like === undefined) return undefined;
  const piece = wordAt(words, tokens, at + 2, tokens.length, ['marker', 'terrain']);
  if (piece === undefined) return undefined;
  const cursor = new Cursor(tokens, piece.to, tokens.length);
  cursor.take('marker|markers');
  if (!cursor.done && !cursor.sees('.|,|and|:')) return undefined;
  const said = [...before, ...tokens.slice(0, at)];
  const stands = said.some((_, n) => {
    const on = new Cursor(said, n, said.length);
    if (!on.take('on|in a|an|the|your|any')) return false;
    return wordAt(words, said, on.at, said.length, ['marker', 'terrain'])?.word === piece.word;
  });
  // Whoever is only on it now and then stands on none of them.
  if (!stands) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, 'the'),
    ...tokens.slice(at + 2, piece.to),
    ...wordsLike(like, 'under them'),
    ...tokens.slice(cursor.at),
  ];
};

/** `Your abilities targeting a Marked unit have +2 crit`: of what one does to such a unit, as `against` says. */
export const yoursAgainst: Rewording = (tokens) => {
  const at = tokens.findIndex((_, n) =>
    ['your default? abilities|attacks targeting', 'your default? abilities|attacks that target'].some((said) =>
      new Cursor(tokens, n, tokens.length).sees(said),
    ),
  );
  if (at < 0) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  cursor.take('your default? abilities|attacks');
  const like = tokens[cursor.at];
  const { at: from } = cursor;
  cursor.takeAny('targeting', 'that target');
  // "Your abilities targeting you" are of oneself.
  if (like === undefined || cursor.sees('you|yourself|only')) return undefined;
  return [...tokens.slice(0, from), ...wordsLike(like, 'against'), ...tokens.slice(cursor.at)];
};

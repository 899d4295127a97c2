import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `They take half their max health as damage`, `take 1/4 of your max hp in damage`: damage equal to that. */
export const halfOfHealth: Rewording = (tokens) => {
  const at = tokens.findIndex(
    ({ text }, n) =>
      n > 0 && /^(?:take|takes|deal|deals)$/.test(tokens[n - 1]?.text ?? '') && (text === 'half' || text === '1'),
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const cursor = new Cursor(tokens, at, tokens.length);
  if (!cursor.takeAny('half', '1 / #')) return undefined;
  const share = tokens.slice(at, cursor.at);
  cursor.take('of');
  const from = cursor.at;
  if (!cursor.takeAny('your|their|its max|maximum|full health|hp', "the target's max|maximum|full health|hp"))
    return undefined;
  const to = cursor.at;
  const irreducible = cursor.take('as|in irreducible damage');
  // "Deal half their max health" could be healing, and what is taken is told as damage: but not by who suffers it, at some moment.
  const suffers = tokens[at - 1]?.text !== 'deal' && tokens[at - 1]?.text !== 'deals' && !cursor.sees('as|in');
  if (!irreducible && !suffers && !cursor.take('as|in damage')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, irreducible ? 'irreducible damage equal to' : 'damage equal to'),
    ...share,
    ...(share.length > 1 ? wordsLike(like, 'of') : []),
    ...tokens.slice(from, to),
    ...tokens.slice(cursor.at),
  ];
};

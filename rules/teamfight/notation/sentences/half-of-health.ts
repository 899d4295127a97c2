import { Cursor } from '../words/cursor.ts';
import { wordsLike } from '../words/token.ts';
import type { Rewording } from './rewording.ts';

/** `They take half their max health as damage`, `take half your max hp in damage`: damage equal to that. */
export const halfOfHealth: Rewording = (tokens) => {
  const at = tokens.findIndex(({ text }) => text === 'half');
  const like = tokens[at];
  if (like === undefined || at < 1 || !/^(?:take|takes|deal|deals)$/.test(tokens[at - 1]?.text ?? '')) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  cursor.take('of');
  if (!cursor.takeAny('your|their|its max|maximum|full health|hp', "the target's max|maximum|full health|hp"))
    return undefined;
  const to = cursor.at;
  const irreducible = cursor.take('as|in irreducible damage');
  // "Deal half their max health" could be healing, and what is taken is told as damage.
  if (!irreducible && !cursor.take('as|in damage')) return undefined;
  return [
    ...tokens.slice(0, at),
    ...wordsLike(like, irreducible ? 'irreducible damage equal to half' : 'damage equal to half'),
    ...tokens.slice(tokens[at + 1]?.text === 'of' ? at + 2 : at + 1, to),
    ...tokens.slice(cursor.at),
  ];
};

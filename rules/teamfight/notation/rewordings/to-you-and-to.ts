import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordLike, wordsLike } from '../words/token.ts';

/** `2dmg, +1 Burn to you and to the target`, `Slow to you and to them`: both come to have it. */
export function toYouAndTo(tokens: readonly Token[]): Token[] | undefined {
  const to = tokens.findLastIndex(({ text }) => text === 'to');
  const like = tokens[to];
  const you = new Cursor(tokens, to - 3, tokens.length);
  const whom = new Cursor(tokens, to + 1, tokens.length);
  if (like === undefined || to < 4 || !you.take('to you|yourself and to')) return andTarget(tokens);
  if (!whom.takeAny('the? target', 'them|it') || !whom.done) return undefined;
  const comma = tokens.findLastIndex(({ text }, at) => at < to - 3 && /^(?:,|and|then)$/.test(text));
  const what = tokens.slice(comma + 1, to - 3);
  // "Deal 1 damage to you and to the target" is no thing that is had.
  if (what.length === 0 || what.some(({ text }) => /^(?:dmg|damage|deal|heal|def|crit|speed)$/.test(text)))
    return undefined;
  const given = what[0]?.text === '+' ? what.slice(1) : what;
  return [
    ...tokens.slice(0, comma + 1),
    ...wordsLike(like, 'you and'),
    ...tokens.slice(to + 1),
    wordLike(like, 'gain'),
    ...given,
  ];
}

/** `+1 Burn to you and target`: to both, said once. */
function andTarget(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findLastIndex(({ text }) => text === 'and');
  const like = tokens[at];
  const whom = new Cursor(tokens, at + 1, tokens.length);
  if (like === undefined || at < 2 || !new Cursor(tokens, at - 2, tokens.length).sees('to you|yourself and'))
    return undefined;
  if (!whom.takeAny('the? target', 'them|it') || !whom.done) return undefined;
  return toYouAndTo([...tokens.slice(0, at + 1), wordLike(like, 'to'), ...tokens.slice(at + 1)]);
}
toYouAndTo.needs = oneOf('to');

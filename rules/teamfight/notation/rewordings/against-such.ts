import { Cursor, oneOf } from '../words/cursor.ts';
import { type Token, wordsLike } from '../words/token.ts';

/** `+1def vs ranged`, `-1 damage from melee`: attacks of that kind. */
export function vsRanged(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) => /^(?:ranged|melee)$/.test(text) && /^(?:vs|versus|against|from)$/.test(tokens[n - 1]?.text ?? ''),
  );
  const like = tokens[at];
  if (like === undefined || !new Cursor(tokens, at + 1, tokens.length).done) return undefined;
  return [...tokens, ...wordsLike(like, 'attacks')];
}
vsRanged.needs = oneOf('ranged melee');

/** `When an ally is targeted, it has +1def against that attack`: against what targets it. */
export function againstThat(tokens: readonly Token[]): Token[] | undefined {
  const aimed = tokens.findIndex(({ text }) => text === 'targeted');
  const at = tokens.findIndex(({ text }, n) => n > aimed && /^(?:against|vs|versus|for)$/.test(text));
  const like = tokens[at];
  if (aimed < 0 || like === undefined) return undefined;
  const cursor = new Cursor(tokens, at + 1, tokens.length);
  if (!cursor.take('that|this|the attack|ability') || !cursor.done) return undefined;
  return [...tokens.slice(0, at), ...wordsLike(like, 'against it')];
}
againstThat.needs = oneOf('targeted');

import { type Token, wordsLike } from '../words/token.ts';

/** `If you started this turn Invisible, 6dmg instead`, `+2dmg if you began your turn adjacent to an ally`: what was so then is asked in the words for that. */
export function beganTurn(tokens: readonly Token[]): Token[] | undefined {
  const at = tokens.findIndex(
    ({ text }, n) =>
      text === 'you' &&
      tokens[n - 1]?.text === 'if' &&
      /^(?:started|began)$/.test(tokens[n + 1]?.text ?? '') &&
      /^(?:this|your|the)$/.test(tokens[n + 2]?.text ?? '') &&
      tokens[n + 3]?.text === 'turn',
  );
  const like = tokens[at];
  if (like === undefined) return undefined;
  const ends = tokens.findIndex(({ text }, n) => n > at && /^[,.:]$/.test(text));
  const to = ends < 0 ? tokens.length : ends;
  const so = tokens.slice(at + 4, to);
  if (so.length === 0 || so.some(({ text }) => /^(?:and|or|if|on|instead)$/.test(text))) return undefined;
  return [
    ...tokens.slice(0, at + 1),
    ...wordsLike(like, 'were'),
    ...so,
    ...wordsLike(like, 'at the start of your turn'),
    ...tokens.slice(to),
  ];
}
